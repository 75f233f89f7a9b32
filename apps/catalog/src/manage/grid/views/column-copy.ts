import type { Say } from '../../messages/index.ts'
import { refusal } from '../../outcome.ts'
import { columnNames } from '../../shared/column-names.ts'
import type { Changeable } from '../rules/bulk.ts'
import { type ColumnId, isLocation, type LocationColumn } from '../rules/columns.ts'
import type { Problem } from '../rules/text.ts'
import type { Draft } from '../saver.ts'
import type { WriteResult } from '../store.ts'

export function columnName(id: ColumnId, t: Say): string {
  if (isLocation(id)) return id
  const words: Readonly<Record<Exclude<ColumnId, LocationColumn>, string>> = {
    ...columnNames(t),
    margin: t('column.margin'),
    stock: t('column.stock'),
    status: t('column.status'),
    ...stockColumnNames(t),
  }
  return words[id]
}

const stockColumnNames = (t: Say) => ({
  ...{ variant: t('inventory.variant'), available: t('column.available') },
  ...{ committed: t('column.committed'), onHand: t('column.on-hand') },
  incoming: t('column.incoming'),
  ...{ lowStockAt: t('column.low-at'), waiting: t('column.waiting') },
})

/** Name of what a bulk edit changes. */
export function changeName(what: Changeable, t: Say): string {
  if (what === 'seoTitle') return t('editor.seo-title')
  return what === 'seoDescription' ? t('editor.seo-description') : columnName(what, t)
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

/** Outcome of written cells, to be announced. */
export function toldOf({ changed, refused }: WriteResult, t: Say): string {
  return refused ? t('grid.told-refused', { count: changed, refused }) : t('grid.told', { count: changed })
}

export function draftCopy({ state, problem, code, reason }: Draft, t: Say): string {
  if (problem) return problemCopy(problem, t)
  return state === 'conflict' ? t('problem.conflict') : (refusal(t, code) ?? reason ?? t('problem.refused'))
}
