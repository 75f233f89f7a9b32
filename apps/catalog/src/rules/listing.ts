import type { OffsetQuery } from './wire.ts'

export const PAGE_SIZE = 24

export const sorts = {
  featured: { label: 'Featured' },
  newest: { label: 'Newest', fieldName: 'lastUpdated', order: 'DESC' },
  'price-asc': { label: 'Price, low to high', fieldName: 'price', order: 'ASC' },
  'price-desc': { label: 'Price, high to low', fieldName: 'price', order: 'DESC' },
  name: { label: 'Name, A to Z', fieldName: 'name', order: 'ASC' },
} as const
export type Sort = keyof typeof sorts

export const types = { physical: 'Delivered to you', digital: 'Downloads' } as const
export type ProductType = keyof typeof types

/** What a shopper asked of a listing, as the URL says it. */
export interface Listing {
  readonly sort: Sort
  /** Decimal strings. */
  readonly min: string
  readonly max: string
  readonly type: ProductType | ''
  /** From 1. */
  readonly page: number
}

const price = /^\d{1,9}(\.\d{1,2})?$/

/** Reads a URL; what makes no sense there is left out, for a link may come from anywhere. */
export function parseListing(search: URLSearchParams): Listing {
  const sort = search.get('sort') ?? ''
  const type = search.get('type') ?? ''
  const page = Number(search.get('page') ?? 1)
  const [min, max] = priceRange(search.get('min') ?? '', search.get('max') ?? '')
  return {
    sort: Object.hasOwn(sorts, sort) ? (sort as Sort) : 'featured',
    min,
    max,
    type: Object.hasOwn(types, type) ? (type as ProductType) : '',
    page: Number.isSafeInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  }
}

function priceRange(from: string, to: string): [string, string] {
  const min = price.test(from) ? from : ''
  const max = price.test(to) ? to : ''
  return min && max && Number(min) > Number(max) ? [max, min] : [min, max]
}

/** The shortest URL that says the same; `rest` are parameters that are not the listing's, e.g. `q`. */
export function listingSearch(listing: Listing, rest: Readonly<Record<string, string>> = {}): string {
  const search = new URLSearchParams(rest)
  if (listing.sort !== 'featured') search.set('sort', listing.sort)
  if (listing.min) search.set('min', listing.min)
  if (listing.max) search.set('max', listing.max)
  if (listing.type) search.set('type', listing.type)
  if (listing.page > 1) search.set('page', String(listing.page))
  return search.size > 0 ? `?${search}` : ''
}

export const isFiltered = (listing: Listing): boolean => Boolean(listing.min || listing.max || listing.type)

type Condition = Readonly<Record<string, unknown>>

/** One query for one page; `within` are the conditions of the place, e.g. a collection. */
export function listingQuery(listing: Listing, within: readonly Condition[] = []): OffsetQuery {
  const conditions: Condition[] = [...within]
  if (listing.min) conditions.push({ price: { $gte: Number(listing.min) } })
  if (listing.max) conditions.push({ price: { $lte: Number(listing.max) } })
  if (listing.type) conditions.push({ productType: listing.type })
  const sort = sorts[listing.sort]
  const [only, ...more] = conditions
  return {
    ...(only && { filter: more.length > 0 ? { $and: conditions } : only }),
    ...('fieldName' in sort && { sort: [{ fieldName: sort.fieldName, order: sort.order }] }),
    paging: { limit: PAGE_SIZE, offset: (listing.page - 1) * PAGE_SIZE },
  }
}

export const pageCount = (total: number): number => Math.max(1, Math.ceil(total / PAGE_SIZE))
