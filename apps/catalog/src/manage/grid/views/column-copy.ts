import type { Say } from '../../messages/index.ts'
import { columnNames } from '../../shared/column-names.ts'
import type { ColumnId } from '../rules/columns.ts'
import type { Problem } from '../rules/text.ts'
import type { Draft } from '../saver.ts'

export function columnName(id: ColumnId, t: Say): string {
  const words: Readonly<Record<ColumnId, string>> = {
    ...columnNames(t),
    margin: t('column.margin'),
    stock: t('column.stock'),
    status: t('column.status'),
  }
  return words[id]
}

/** Why a cell cannot be saved as it is, and how to mend it. */
export function problemCopy(problem: Problem, t: Say): string {
  const words: Readonly<Record<Problem, string>> = {
    number: t('problem.number'),
    negative: t('problem.negative'),
    'too-fine': t('problem.too-fine'),
    'too-much': t('problem.too-much'),
    whole: t('problem.whole'),
    required: t('problem.required'),
    'too-long': t('problem.too-long'),
    status: t('problem.status'),
    collection: t('problem.collection'),
    tags: t('problem.tags'),
    'read-only': t('problem.read-only'),
  }
  return words[problem]
}

export function draftCopy({ state, problem, reason }: Draft, t: Say): string {
  if (problem) return problemCopy(problem, t)
  return state === 'conflict' ? t('problem.conflict') : (reason ?? t('problem.refused'))
}
