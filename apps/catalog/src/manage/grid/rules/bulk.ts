import type { BulkAdjust, BulkSet } from '@galleria/platform-client/catalog-bulk'
import type { CatalogRow } from '@galleria/platform-client/catalog-rows'
import { adjusted } from './adjust.ts'
import { type ColumnId, columns, isSame, isWritable, type Value, valueAt } from './columns.ts'
import { numberIn } from './numbers.ts'
import { type Parsed, type Speech, valueIn } from './text.ts'
import type { Step } from './undo-stack.ts'

export const changeable = ['price', 'cost', 'weight', 'brand', 'ribbon', 'status', 'stock'] as const
export type Changeable = (typeof changeable)[number]

/** One thing for many: a value, or an amount or a share of what each has. */
export interface Change {
  readonly what: Changeable
  readonly how: 'set' | 'amount' | 'percent'
  readonly text: string
}

const isNumber = (what: Changeable) => what === 'price' || what === 'cost' || what === 'weight'
/** Only numbers can be moved by an amount. */
export const waysOf = (what: Changeable) =>
  isNumber(what) ? (['set', 'amount', 'percent'] as const) : (['set'] as const)
/** What a job can do for all that are found. */
export const isForAll = (what: Changeable) => what !== 'stock'

/** What is written as the value or the amount. */
export function amountIn({ what, how, text }: Change, speech: Speech): Parsed {
  if (how === 'set') return valueIn(text, what, speech)
  const value = numberIn(text)
  if (value === undefined) return { problem: 'number' }
  if (how === 'percent' && (value < -100 || value > 1000)) return { problem: 'too-much' }
  return { value }
}

export interface Preview {
  readonly step: Step
  /** That have this value already, and that cannot have it. */
  readonly same: number
  readonly impossible: number
}

/** What would become of each row; what stays the same is left out. */
export function previewOf(
  rows: readonly CatalogRow[],
  change: Change,
  value: Value,
  speech: Speech,
): Preview {
  const column = columns.find(({ id }) => id === change.what)
  const step: { id: string; column: ColumnId; from: Value; to: Value }[] = []
  let [same, impossible] = [0, 0]
  for (const row of rows) {
    const from = valueAt(row, change.what)
    const to = column && isWritable(row, column) ? next(from, change, value, speech) : undefined
    if (to === undefined) impossible += 1
    else if (isSame(from, to)) same += 1
    else step.push({ id: row.id, column: change.what, from, to })
  }
  return { step, same, impossible }
}

function next(from: Value, { what, how }: Change, value: Value, { decimals }: Speech): Value {
  if (how === 'set') return value
  if (typeof from !== 'number' || typeof value !== 'number') return undefined
  return adjusted(
    from,
    how === 'amount' ? { amount: value } : { percent: value },
    what === 'weight' ? 2 : decimals,
  )
}

/** The same as the platform is told it, for all that are found. */
export function callFor({ what, how }: Change, value: Value): { set: BulkSet } | { adjust: BulkAdjust } {
  if (how === 'set') return { set: { [what === 'status' ? 'visible' : what]: value } as BulkSet }
  const by = how === 'amount' ? { amount: Number(value) } : { percentage: { rate: Number(value) } }
  return { adjust: { [what]: by } as BulkAdjust }
}
