import { z } from 'zod'
import { violations } from '../../../base/errors.ts'
import type { PlatformConfig } from '../../../data/config.ts'
import { notOfThisList, seal, under, unseal } from '../../../data/query-language/cursor.ts'
import { order, toTest, type Value } from '../../../data/query-language/predicate.ts'
import { cannotSort } from '../../../data/query-language/query.ts'
import { CursorSearch, type SearchDetails } from '../../../data/query-language/search.ts'
import { type SearchFields, searchFields } from './fields.ts'
import type { ProductIndex } from './product-index.ts'
import type { TextField } from './words/fields.ts'
import type { Scores, WordIndex } from './words/word-index.ts'

export interface SearchResult {
  /** Slots of all that match, in order. */
  readonly all: Int32Array
  /** Ids. */
  readonly page: readonly string[]
  readonly offset: number | undefined
  readonly cursors: { readonly next: string | null; readonly prev?: string }
  readonly search: CursorSearch
  readonly fields: SearchFields
  /** The same for the same list of products. */
  readonly name: string
}

const LIST = 'stores.v3.products.search'
const Position = z.object({
  of: z.literal(LIST),
  search: CursorSearch,
  /** Values of the sort fields of the product that the page begins behind, or, going back, ends before; then its id. */
  after: z.array(z.union([z.string(), z.number(), z.boolean(), z.null()])),
  back: z.boolean().optional(),
})
type Key = readonly (Value | null)[]

/** Finds, orders and cuts one page. A cursor carries the whole search (wire §1.8). */
export function search(
  config: PlatformConfig,
  index: ProductIndex,
  request: CursorSearch,
  {
    hidden,
    fields = searchFields(config, index, { merchant: hidden }),
    at = 'search',
    words,
  }: {
    readonly hidden: boolean
    /** Needed where words are sought. */
    readonly words?: WordIndex | undefined
    readonly fields?: SearchFields
    /** The part of the input that is searched by, or `''` where filter and words stand at its top. */
    readonly at?: string
  },
): SearchResult {
  const cursor = request.cursorPaging?.cursor
  const position = cursor ? Position.safeParse(unseal(config, cursor)) : undefined
  if (position && !position.success) throw notOfThisList(under(at, 'cursorPaging.cursor'))
  // Filter, words and order are those of the first page; how many and what to count may be asked anew.
  const wanted = position
    ? { ...position.data.search, cursorPaging: request.cursorPaging, aggregations: request.aggregations }
    : request
  const { name, all, keyOf, compare } = match(index, wanted, fields, { hidden, at, words })
  const limit = request.paging?.limit ?? request.cursorPaging?.limit ?? 50
  const offset = request.paging?.offset ?? (position ? undefined : 0)
  const { after, back } = position?.data ?? {}
  const edge = after
    ? firstAfter(all, (slot) => compare(keyOf(slot), after), back ? 0 : 1)
    : Math.min(offset ?? 0, all.length)
  const [start, end] = back ? [Math.max(0, edge - limit), edge] : [edge, edge + limit]
  const page = all.slice(start, end)
  const [first, last] = [page.at(0), page.at(-1)]
  const kept = { ...wanted, cursorPaging: undefined, paging: undefined, aggregations: [] }
  const cursorAt = (slot: number, back?: true) =>
    seal(config, { of: LIST, search: kept, after: keyOf(slot), back })
  const more = last !== undefined && end < all.length
  return {
    all,
    page: Array.from(page, (slot) => index.at(slot).id),
    offset,
    cursors: {
      next: more ? cursorAt(last) : null,
      ...(first !== undefined && start > 0 && { prev: cursorAt(first, true) }),
    },
    search: wanted,
    fields,
    name,
  }
}

interface SearchScope {
  readonly hidden: boolean
  readonly at: string
  readonly words: WordIndex | undefined
}

function match(
  index: ProductIndex,
  wanted: CursorSearch,
  fields: SearchFields,
  { hidden, at, words }: SearchScope,
) {
  const test = toTest<number>(wanted.filter, fields, under(at, 'filter'))
  const isFound = (slot: number) => (hidden || index.isVisible(slot)) && test(slot)
  const scores = wanted.search?.expression.trim()
    ? matchWords(index, wanted.search, { words, at: under(at, 'search') })
    : undefined
  const { name, keyOf, compare } = ordering(wanted, index, fields, { scores, at })
  const cacheKey = JSON.stringify([name, hidden, wanted.filter, wanted.search, words?.name])
  const all = index.remember(cacheKey, () => {
    if (!scores) return index.ordered(name, keyOf, compare).filter(isFound)
    const isMatch = (slot: number) => (scores[slot] ?? 0) > 0 && isFound(slot)
    if (wanted.sort.length > 0) return index.ordered(name, keyOf, compare).filter(isMatch)
    return byScore(index.ordered(...byNumber(index)).filter(isMatch), scores)
  })
  return { name: cacheKey, all, keyOf, compare }
}

/** The order of products that match equally well. */
function byNumber(index: ProductIndex) {
  const numericId = index.column('numericId')
  return [
    '',
    (slot: number) => numericId.at(slot) ?? 0,
    (a: number, b: number) => a - b,
  ] as const satisfies Parameters<typeof index.ordered<number>>
}

/** Best first, and as they come where equal. Numbers sort by themselves in a tenth of the time of a comparison in script. */
function byScore(slots: Int32Array, scores: Scores): Int32Array {
  const keys = Float64Array.from(slots, (slot, place) => place - (scores[slot] ?? 0) * PLACES)
  const sorted = keys.sort()
  return Int32Array.from(sorted, (key) => slots[((key % PLACES) + PLACES) % PLACES] as number)
}

/** More than a shop has products: a score and a place fit into one exact number. */
const PLACES = 2 ** 22

interface Term {
  readonly name: string
  readonly sign: 1 | -1
  read(slot: number): Value | null
}

function ordering(
  { sort, filter }: CursorSearch,
  index: ProductIndex,
  fields: SearchFields,
  { scores, at }: { readonly scores: Scores | undefined; readonly at: string },
) {
  const terms = sort.map(({ fieldName, order }, term): Term => {
    const field = Object.hasOwn(fields, fieldName) ? fields[fieldName] : undefined
    if (!field?.sortable) throw cannotSort(under(at, `sort[${term}].fieldName`), sortableOf(fields))
    const read = (slot: number) => (field.read(slot) ?? null) as Value | null
    return { name: `${fieldName} ${order}`, sign: order === 'DESC' ? -1 : 1, read }
  })
  const category = categoryOf(filter)
  if (!terms.length && scores) terms.push({ name: 'score', sign: -1, read: (slot) => scores[slot] ?? 0 })
  else if (!terms.length && category)
    terms.push({ name: category, sign: 1, read: (slot) => index.at(slot).categories.get(category) ?? null })
  const numericId = index.column('numericId')
  terms.push({ name: '', sign: 1, read: (slot) => numericId.at(slot) ?? null })
  const keyOf = (slot: number): Key => terms.map(({ read }) => read(slot))
  const compare = (a: Key, b: Key): number => {
    for (let term = 0; term < terms.length; term += 1) {
      const [x, y] = [a[term] ?? null, b[term] ?? null]
      if (x === y) continue
      // Products without a value come last in both directions.
      if (x === null) return 1
      if (y === null) return -1
      return order(x, y) * (terms[term]?.sign ?? 1)
    }
    return 0
  }
  return { name: terms.map(({ name }) => name).join(), keyOf, compare }
}

function sortableOf(fields: SearchFields): string[] {
  return Object.keys(fields).filter((name) => fields[name]?.sortable)
}

const wordFields: Readonly<Record<string, TextField>> = {
  name: 'name',
  description: 'description',
  'minVariantPriceInfo.sku': 'sku',
  'variantsInfo.variants.sku': 'sku',
  'variantsInfo.variants.barcode': 'sku',
}

function matchWords(
  index: ProductIndex,
  details: SearchDetails,
  { words, at }: { readonly words: WordIndex | undefined; readonly at: string },
): Scores {
  if (!words) throw new TypeError('Words are sought where none were prepared')
  const fields = details.fields?.map((path, place) => {
    const field = wordFields[path]
    if (field) return field
    const description = `can't be searched. Fields: ${Object.keys(wordFields).join(', ')}`
    throw violations([{ field: `${at}.fields[${place}]`, description, violatedRule: 'FIELD_NOT_ALLOWED' }])
  })
  return index.remember(JSON.stringify(['words', words.name, details]), () =>
    words.find({ ...details, fields }),
  )
}

/** A search within one category alone has that category's own order. */
function categoryOf(filter: unknown): string | undefined {
  if (typeof filter !== 'object' || filter === null) return undefined
  for (const [key, value] of Object.entries(filter)) {
    if (key === '$and' && Array.isArray(value)) {
      const inner = value.map(categoryOf).find((id) => id !== undefined)
      if (inner) return inner
    }
    if (!/^(direct|all)CategoriesInfo\.categories(\.id)?$/.test(key)) continue
    const ids = typeof value === 'string' ? [value] : Object.values(value as object).flat()
    const [only] = ids
    if (ids.length === 1 && typeof only === 'string') return only
  }
  return undefined
}

/** Index of the first entry of a sorted list on a side of the key: 1 is after it, 0 at it or after. */
function firstAfter(all: Int32Array, sideOf: (slot: number) => number, side: 0 | 1): number {
  let [low, high] = [0, all.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (sideOf(all[middle] as number) >= side) high = middle
    else low = middle + 1
  }
  return low
}
