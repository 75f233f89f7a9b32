import type { Say } from '../messages/index.ts'
import type { Problem } from './rules/check.ts'

/** Message for an invalid field, and how to fix it. */
export function problemCopy(problem: Problem, t: Say): string {
  switch (problem) {
    case 'required':
      return t('wrong.required')
    case 'no-amount':
      return t('wrong.no-amount')
    case 'no-count':
      return t('wrong.no-count')
    case 'too-many-variants':
      return t('wrong.too-many-variants')
    case 'percent':
      return t('wrong.percent')
    case 'twice':
      return t('wrong.twice')
    case 'slug':
      return t('wrong.slug')
    case 'too-long':
      return t('wrong.too-long')
    case 'units-differ':
      return t('wrong.units-differ')
    case 'no-quantity':
      return t('wrong.no-quantity')
    case 'no-length':
      return t('wrong.no-length')
    case 'no-size':
      return t('wrong.no-size')
  }
}
