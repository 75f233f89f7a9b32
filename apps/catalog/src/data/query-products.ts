import { readForPage } from '@galleria/federation/read-for-page'
import type { PlatformClient } from '@galleria/platform-client'
import { queryProducts } from '@galleria/platform-client/products'
import { listingQuery } from '../rules/listing/listing-query.ts'
import { searchConditions } from '../rules/search/search.ts'
import { tileOf } from '../rules/tile.ts'
import type { FoundProducts, Wanted } from './find-products.ts'

/** Product query for sites of catalog V1; only such a site loads this code. */
export async function byQuery(
  client: PlatformClient,
  wanted: Wanted,
  signal: AbortSignal,
): Promise<FoundProducts> {
  const { listing, collectionId, term } = wanted
  const within = [
    ...(collectionId ? [{ collectionIds: { $hasSome: [collectionId] } }] : []),
    ...(term ? searchConditions(term) : []),
  ]
  const query = listingQuery(listing, within)
  const { products, metadata } = await readForPage(queryProducts(client, { query }, { signal }))
  return {
    products: products.map(tileOf),
    total: metadata.total,
    facets: null,
    collections: [],
    similar: false,
  }
}
