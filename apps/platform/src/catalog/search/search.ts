import { z } from 'zod'
import type { PlatformConfig } from '../../config.ts'
import { violations } from '../../errors.ts'
import { notOfThisList, seal, unseal } from '../../query-language/cursor.ts'
import { order, toTest, type Value } from '../../query-language/predicate.ts'
import { type SearchFields, searchFields } from './fields.ts'
import type { ProductIndex } from './product-index.ts'
import { CursorSearch, type SearchDetails } from './request.ts'
import { type TextField, textFields } from './words.ts'

export interface Found {
  /** Slots of all that match, in order. */
  readonly all: Int32Array
  /** Ids. */
  readonly page: readonly string[]
  readonly offset: number | undefined
  readonly next: string | undefined
  readonly search: CursorSearch
  readonly fields: SearchFields
  /** The same for the same list of products. */
  readonly name: string
}

const LIST = 'stores.v3.products.search'
const Position = z.object({
  of: z.literal(LIST),
  search: CursorSearch,
  /** Values of the sort fields of the last product answered, then its id. */
  after: z.array(z.union([z.string(), z.number(), z.boolean(), z.null()])),
})
type Key = readonly (Value | null)[]

/** Finds, orders and cuts one page. A cursor carries the whole search (wire §1.8). */
export function search(
  config: PlatformConfig,
  index: ProductIndex,
  asked: CursorSearch,
  {
    hidden,
    fields = searchFields(config, index, { merchant: hidden }),
  }: { readonly hidden: boolean; readonly fields?: SearchFields },
): Found {
  const cursor = asked.cursorPaging?.cursor
  const position = cursor ? Position.safeParse(unseal(config, cursor)) : undefined
  if (position && !position.success) throw notOfThisList()
  // Filter, words and order are those of the first page; how many and what to count may be asked anew.
  const wanted = position
    ? { ...position.data.search, cursorPaging: asked.cursorPaging, aggregations: asked.aggregations }
    : asked
  const { name, all, keyOf, compare } = match(index, wanted, fields, hidden)
  const limit = asked.paging?.limit ?? asked.cursorPaging?.limit ?? 50
  const offset = asked.paging?.offset ?? (position ? undefined : 0)
  const start =
    position === undefined
      ? (offset ?? 0)
      : firstAfter(all, (slot) => compare(keyOf(slot), position.data.after))
  const page = all.slice(start, start + limit)
  const last = page.at(-1)
  const more = last !== undefined && start + limit < all.length
  return {
    all,
    page: Array.from(page, (slot) => index.at(slot).id),
    offset,
    next: more
      ? seal(config, {
          of: LIST,
          search: { ...wanted, cursorPaging: undefined, paging: undefined, aggregations: [] },
          after: keyOf(last),
        })
      : undefined,
    search: wanted,
    fields,
    name,
  }
}

function match(index: ProductIndex, wanted: CursorSearch, fields: SearchFields, hidden: boolean) {
  const test = toTest<number>(wanted.filter, fields, 'search.filter')
  const isFound = (slot: number) => (hidden || index.isVisible(slot)) && test(slot)
  const scores = wanted.search?.expression.trim() ? findWords(index, wanted.search) : undefined
  const { name, keyOf, compare } = ordering(wanted, index, fields, scores)
  const asked = JSON.stringify([name, hidden, wanted.filter, wanted.search])
  const all = index.remember(asked, () => {
    if (!scores) return index.ordered(name, keyOf, compare).filter(isFound)
    const matching = index.slotsOf(scores.keys()).filter(isFound)
    const keyed = matching.map((slot) => ({ slot, key: keyOf(slot) }))
    return Int32Array.from(
      keyed.sort((a, b) => compare(a.key, b.key)),
      ({ slot }) => slot,
    )
  })
  return { name: asked, all, keyOf, compare }
}

interface Term {
  readonly name: string
  readonly sign: 1 | -1
  read(slot: number): Value | null
}

function ordering(
  { sort, filter }: CursorSearch,
  index: ProductIndex,
  fields: SearchFields,
  scores: ReadonlyMap<string, number> | undefined,
) {
  const terms = sort.map(({ fieldName, order }, at): Term => {
    const field = fields[fieldName]
    if (!field?.sortable) throw cannotSort(at, fields)
    const read = (slot: number) => (field.read(slot) ?? null) as Value | null
    return { name: `${fieldName} ${order}`, sign: order === 'DESC' ? -1 : 1, read }
  })
  const category = categoryOf(filter)
  if (!terms.length && scores)
    terms.push({ name: 'score', sign: -1, read: (slot) => scores.get(index.at(slot).id) ?? 0 })
  else if (!terms.length && category)
    terms.push({ name: category, sign: 1, read: (slot) => index.at(slot).categories.get(category) ?? null })
  const numericId = index.column('numericId')
  terms.push({ name: '', sign: 1, read: (slot) => numericId.at(slot) ?? null })
  const keyOf = (slot: number): Key => terms.map(({ read }) => read(slot))
  const compare = (a: Key, b: Key): number => {
    for (let term = 0; term < terms.length; term += 1) {
      const [x, y] = [a[term] ?? null, b[term] ?? null]
      if (x === y) continue
      // What has no value comes last, whichever way.
      if (x === null) return 1
      if (y === null) return -1
      return order(x, y) * (terms[term]?.sign ?? 1)
    }
    return 0
  }
  return { name: terms.map(({ name }) => name).join(), keyOf, compare }
}

function cannotSort(index: number, fields: SearchFields) {
  const sortable = Object.keys(fields).filter((name) => fields[name]?.sortable)
  return violations([
    {
      field: `search.sort[${index}].fieldName`,
      description: `cannot be sorted by; fields are ${sortable.join(', ')}`,
      violatedRule: 'FIELD_NOT_ALLOWED',
    },
  ])
}

const wordFields: Readonly<Record<string, TextField>> = {
  name: 'name',
  description: 'description',
  'minVariantPriceInfo.sku': 'sku',
  'variantsInfo.variants.sku': 'sku',
  'variantsInfo.variants.barcode': 'sku',
}

function findWords(index: ProductIndex, { expression, mode, fuzzy, fields }: SearchDetails) {
  const asked = fields?.map((path, at) => {
    const field = wordFields[path]
    if (field) return field
    const description = `cannot be searched; fields are ${Object.keys(wordFields).join(', ')}`
    throw violations([
      { field: `search.search.fields[${at}]`, description, violatedRule: 'FIELD_NOT_ALLOWED' },
    ])
  })
  return index.words.find({ expression, mode, fuzzy, fields: asked?.length ? asked : textFields })
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

/** Of a sorted list, where what comes after begins. */
function firstAfter(all: Int32Array, sideOf: (slot: number) => number): number {
  let [low, high] = [0, all.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (sideOf(all[middle] as number) > 0) high = middle
    else low = middle + 1
  }
  return low
}
