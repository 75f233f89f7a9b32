import type { ProductSearch } from '@galleria/platform-client/products-v3'
import { type Listing, PAGE_SIZE, sorts } from './listing.ts'
import type { OffsetQuery } from './wire.ts'

type Condition = Readonly<Record<string, unknown>>

/** Where a listing stands: a collection's id, and the ids behind the slugs that may be ticked. */
export interface Place {
  readonly collectionId?: string
  readonly idOfSlug?: (slug: string) => string | undefined
}

const category = 'directCategoriesInfo.categories.id'

/** The listing as a filter of the V3 search. */
export function searchFilter(listing: Listing, { collectionId, idOfSlug }: Place): Condition {
  const conditions: Condition[] = []
  if (collectionId) conditions.push({ [category]: collectionId })
  const ids = listing.collections.flatMap((slug) => idOfSlug?.(slug) ?? [])
  if (listing.collections.length) conditions.push({ [category]: { $hasSome: ids } })
  if (listing.min) conditions.push({ 'actualPriceRange.minValue.amount': { $gte: listing.min } })
  if (listing.max) conditions.push({ 'actualPriceRange.minValue.amount': { $lte: listing.max } })
  if (listing.type) conditions.push({ productType: listing.type.toUpperCase() })
  if (listing.brands.length) conditions.push({ 'brand.name': { $in: listing.brands } })
  for (const choices of Object.values(listing.options))
    conditions.push({ 'options.choicesSettings.choices.name': { $hasSome: choices } })
  if (listing.inStock) conditions.push({ 'inventory.availabilityStatus': { $ne: 'OUT_OF_STOCK' } })
  if (listing.onSale) conditions.push({ 'compareAtPriceRange.minValue.amount': { $gt: '0' } })
  const [only, ...more] = conditions
  return more.length ? { $and: conditions } : (only ?? {})
}

export function searchOrder(listing: Listing): Pick<ProductSearch, 'sort'> {
  const sort = sorts[listing.sort]
  return sort ? { sort: [sort] } : {}
}

const before = { newest: 'lastUpdated', 'price-asc': 'price', 'price-desc': 'price', name: 'name' } as const

/** What catalogue V1 can be asked of it: no facets but price and kind. */
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
