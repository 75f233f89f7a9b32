import type { BulkAdjust, BulkSet, SeoTextChange, WholeChange } from '@galleria/platform-client/catalog-bulk'
import type { CatalogRow } from '@galleria/platform-client/catalog-rows'
import { adjusted } from './adjust.ts'
import { type ColumnId, columns, isSame, isWritable, type Value, valueAt } from './columns.ts'
import { numberIn } from './numbers.ts'
import { MOST_STOCK, type Parsed, type Speech, valueIn } from './text.ts'
import type { Step } from './undo-stack.ts'

// biome-ignore format: one list
export const changeable = ['price', 'cost', 'weight', 'stock', 'status', 'brand', 'ribbon', 'collections', 'tags', 'seoTitle', 'seoDescription'] as const
export type Changeable = (typeof changeable)[number]

/** Change of many: a value, an amount or a share of what each has, or one collection or some tags more or less. */
export interface Change {
  readonly what: Changeable
  readonly how: 'set' | 'amount' | 'percent' | 'put' | 'take'
  /** Id, where the change is about a collection. */
  readonly text: string
}

/** Ways of changing a field: only numbers can be moved by an amount, and a stock not by a percentage. */
export function waysOf(what: Changeable): readonly Change['how'][] {
  if (what === 'collections' || what === 'tags') return ['put', 'take']
  if (what === 'stock') return ['set', 'amount']
  return what === 'price' || what === 'cost' || what === 'weight' ? ['set', 'amount', 'percent'] : ['set']
}
/** True for a change that a platform job makes for all rows found; others are written cell by cell. */
export const isByJob = (what: Changeable) => what !== 'stock' && what !== 'collections'

/** True for what no cell shows: a job changes it of picked rows too. */
export const isWithoutCell = (what: Changeable): what is 'seoTitle' | 'seoDescription' =>
  what === 'seoTitle' || what === 'seoDescription'

/** Characters of a text for search engines. */
export const LONGEST_SEO = { seoTitle: 200, seoDescription: 1000 } as const

/** Parses the value or the amount of a change. */
export function amountIn({ what, how, text }: Change, speech: Speech): Parsed {
  if (what === 'collections')
    return speech.collections.has(text) ? { value: text } : { problem: 'collection' }
  if (isWithoutCell(what)) {
    const given = text.trim()
    return given.length > LONGEST_SEO[what] ? { problem: 'too-long' } : { value: given || null }
  }
  if (what === 'tags') {
    const parsed = valueIn(text, what, speech)
    return 'value' in parsed && Array.isArray(parsed.value) && parsed.value.length === 0
      ? { problem: 'required' }
      : parsed
  }
  if (how === 'set') return valueIn(text, what, speech)
  const value = numberIn(text)
  if (value === undefined) return { problem: 'number' }
  if (what === 'stock' && !Number.isInteger(value)) return { problem: 'whole' }
  if (how === 'percent' && (value < -100 || value > 1000)) return { problem: 'too-much' }
  return { value }
}

export interface Preview {
  readonly step: Step
  /** Counts of rows that have this value already, and of rows that cannot have it. */
  readonly same: number
  readonly impossible: number
}

/** Effect of a change on each row; unchanged rows are left out. */
export function previewOf(
  rows: readonly CatalogRow[],
  change: Change,
  value: Value,
  speech: Speech,
): Preview {
  const { what } = change
  if (isWithoutCell(what)) return { step: [], same: 0, impossible: rows.length }
  const column = columns.find(({ id }) => id === what)
  const step: { id: string; column: ColumnId; from: Value; to: Value }[] = []
  let [same, impossible] = [0, 0]
  for (const row of rows) {
    const from = valueAt(row, what)
    const to = column && isWritable(row, column) ? next(from, change, value, speech) : undefined
    if (to === undefined) impossible += 1
    else if (isSame(from, to)) same += 1
    else step.push({ id: row.id, column: what, from, to })
  }
  return { step, same, impossible }
}

function next(from: Value, { what, how }: Change, value: Value, { decimals }: Speech): Value {
  if (how === 'set') return value
  if (how === 'put' || how === 'take') return listWith(from, value, how)
  if (typeof from !== 'number' || typeof value !== 'number') return undefined
  const to = adjusted(
    from,
    how === 'amount' ? { amount: value } : { percent: value },
    what === 'weight' ? 2 : what === 'stock' ? 0 : decimals,
  )
  return what === 'stock' && (to ?? 0) > MOST_STOCK ? undefined : to
}

/** A list with an entry, or with several, more or less. */
function listWith(from: Value, value: Value, how: 'put' | 'take'): Value {
  const [had, named] = [listOf(from), listOf(value)]
  if (how === 'take') return had.filter((each) => !named.includes(each))
  return named.every((each) => had.includes(each)) ? had : [...new Set([...had, ...named])]
}

const listOf = (value: Value): readonly string[] =>
  Array.isArray(value) ? (value as readonly string[]) : typeof value === 'string' ? [value] : []

type Tags = Extract<WholeChange, { tags: unknown }>['tags']
export type BulkCall =
  | { readonly set: BulkSet }
  | { readonly adjust: BulkAdjust }
  | { readonly tags: Tags }
  | { readonly seo: SeoTextChange }

/** The same as the platform is told it, for all that are found. */
export function callFor({ what, how }: Change, value: Value): BulkCall {
  if (what === 'tags') {
    const publicTags = { tagIds: [...listOf(value)] }
    return { tags: how === 'put' ? { assignTags: { publicTags } } : { unassignTags: { publicTags } } }
  }
  if (isWithoutCell(what)) {
    const text = typeof value === 'string' ? value : null
    return { seo: what === 'seoTitle' ? { title: text } : { description: text } }
  }
  if (how === 'set') return { set: { [what === 'status' ? 'visible' : what]: value } as BulkSet }
  const by = how === 'amount' ? { amount: Number(value) } : { percentage: { rate: Number(value) } }
  return { adjust: { [what]: by } as BulkAdjust }
}
