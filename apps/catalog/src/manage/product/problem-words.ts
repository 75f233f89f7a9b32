import type { Say } from '../messages/index.ts'
import type { Problem } from './rules/check.ts'

/** What is wrong with a field, and how to mend it. */
export function problemWords(problem: Problem, t: Say): string {
  switch (problem) {
    case 'required':
      return t('problem.required')
    case 'no-amount':
      return t('problem.no-amount')
    case 'no-count':
      return t('problem.no-count')
    case 'too-many-variants':
      return t('problem.too-many-variants')
    case 'percent':
      return t('problem.percent')
    case 'twice':
      return t('problem.twice')
    case 'slug':
      return t('problem.slug')
    case 'too-long':
      return t('problem.too-long')
  }
}
