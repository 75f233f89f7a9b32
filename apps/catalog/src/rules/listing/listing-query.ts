import type { OffsetQuery } from '../wire.ts'
import { type Listing, PAGE_SIZE, sorts } from './listing.ts'

type Condition = Readonly<Record<string, unknown>>

const before = { newest: 'lastUpdated', 'price-asc': 'price', 'price-desc': 'price', name: 'name' } as const

/** Products of one query: whole pages, and not more than a platform answers. */
const MOST = PAGE_SIZE * 4

/** Queries for catalog V1, whose only facets are price and kind; one for up to four pages that stand below one another. */
export function listingQueries(listing: Listing, within: readonly Condition[] = []): OffsetQuery[] {
  const limit = PAGE_SIZE * listing.shown
  const offset = (listing.page - 1) * PAGE_SIZE
  return Array.from({ length: Math.ceil(limit / MOST) }, (_, index) => ({
    ...listingQuery(listing, within),
    paging: { limit: Math.min(MOST, limit - MOST * index), offset: offset + MOST * index },
  }))
}

function listingQuery(listing: Listing, within: readonly Condition[]): OffsetQuery {
  const conditions: Condition[] = [...within]
  if (listing.min) conditions.push({ price: { $gte: Number(listing.min) } })
  if (listing.max) conditions.push({ price: { $lte: Number(listing.max) } })
  if (listing.type) conditions.push({ productType: listing.type })
  const [only, ...more] = conditions
  const sort = sorts[listing.sort]
  return {
    ...(only && { filter: more.length > 0 ? { $and: conditions } : only }),
    ...(sort &&
      listing.sort !== 'featured' && {
        sort: [{ fieldName: before[listing.sort], order: sort.order }],
      }),
  }
}
