import type { ProductSearch } from '@galleria/platform-client/products-v3'
import { type Listing, sorts } from './listing.ts'

type Condition = Readonly<Record<string, unknown>>

/** Scope of a listing: a collection's id, and the ids behind the slugs that can be selected. */
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
