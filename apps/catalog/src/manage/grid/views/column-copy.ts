import type { Say } from '../../messages/index.ts'
import type { ColumnId } from '../rules/columns.ts'
import type { Problem } from '../rules/text.ts'
import type { Draft } from '../saver.ts'

export function columnName(id: ColumnId, t: Say): string {
  const words: Readonly<Record<ColumnId, string>> = {
    name: t('column.name'),
    sku: t('column.sku'),
    price: t('column.price'),
    cost: t('column.cost'),
    margin: t('column.margin'),
    weight: t('column.weight'),
    stock: t('column.stock'),
    status: t('column.status'),
    ribbon: t('column.ribbon'),
    brand: t('column.brand'),
    collections: t('column.collections'),
    barcode: t('column.barcode'),
    tags: t('column.tags'),
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
