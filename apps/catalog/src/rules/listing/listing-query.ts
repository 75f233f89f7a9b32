import type { OffsetQuery } from '../wire.ts'
import { type Listing, PAGE_SIZE, sorts } from './listing.ts'

type Condition = Readonly<Record<string, unknown>>

const before = { newest: 'lastUpdated', 'price-asc': 'price', 'price-desc': 'price', name: 'name' } as const

/** Query for catalog V1, whose only facets are price and kind. */
export function listingQuery(listing: Listing, within: readonly Condition[] = []): OffsetQuery {
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
    paging: { limit: PAGE_SIZE, offset: (listing.page - 1) * PAGE_SIZE },
  }
}
