import { violations } from '../../../base/errors.ts'
import type { PlatformConfig } from '../../../data/config.ts'
import { seal, under } from '../../../data/query-language/cursor.ts'
import { order, toTest, type Value } from '../../../data/query-language/predicate.ts'
import { cannotSort } from '../../../data/query-language/query.ts'
import type { CursorSearch } from '../../../data/query-language/search.ts'
import type { SearchDocument } from './document.ts'
import { type SearchFields, searchFields } from './fields.ts'
import { LIST, type PreparedSearch } from './prepare.ts'
import type { ProductIndex } from './product-index.ts'
import type { TextField } from './words/fields.ts'
import type { Scores } from './words/word-index.ts'

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

type Key = readonly (Value | null)[]

/** Finds, orders and cuts one page. */
export function search(
  config: PlatformConfig,
  index: ProductIndex,
  prepared: PreparedSearch,
  fields: SearchFields = searchFields(config, index, { merchant: prepared.hidden }),
): SearchResult {
  const { wanted, position } = prepared
  const { name, all, keyOf, compare } = match(index, prepared, fields)
  const { paging, cursorPaging } = wanted
  const limit = paging?.limit ?? cursorPaging?.limit ?? 50
  const offset = paging?.offset ?? (position ? undefined : 0)
  const { after, back } = position ?? {}
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

function match(index: ProductIndex, { wanted, words, hidden, at }: PreparedSearch, fields: SearchFields) {
  const test = toTest<number>(wanted.filter, fields, under(at, 'filter'))
  const isFound = (slot: number) => (hidden || index.isVisible(slot)) && test(slot)
  const scores = words && matchWords(index, words, under(at, 'search'))
  const { name, keyOf, compare } = ordering(wanted, index, fields, { scores, at })
  const cacheKey = JSON.stringify([name, hidden, wanted.filter, words?.details, words?.index.name])
  const all = index.remember(cacheKey, () => {
    if (!scores) return index.ordered(name, keyOf, compare).filter(isFound)
    const isMatch = (slot: number) => (scores[slot] ?? 0) > 0 && isFound(slot)
    if (wanted.sort.length > 0) return index.ordered(name, keyOf, compare).filter(isMatch)
    // The sort is stable: products that match equally well stay in the order of their numbers.
    const matching = index.ordered(...byNumber(index)).filter(isMatch)
    return matching.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))
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

interface Term {
  readonly name: string
  readonly sign: 1 | -1
  read(slot: number): Value | null
}

const placeIn = ({ categories, hiddenCategories }: SearchDocument, category: string): number | null =>
  categories.get(category) ?? hiddenCategories.get(category) ?? null

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
    terms.push({ name: category, sign: 1, read: (slot) => placeIn(index.at(slot), category) })
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
  { details, index: words }: NonNullable<PreparedSearch['words']>,
  at: string,
): Scores {
  const fields = details.fields?.map((path, place) => {
    const field = Object.hasOwn(wordFields, path) ? wordFields[path] : undefined
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
