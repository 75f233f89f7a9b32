import { readForPage } from '@galleria/federation/read-for-page'
import type { PlatformClient } from '@galleria/platform-client'
import { queryProducts } from '@galleria/platform-client/products'
import { listingQueries } from '../rules/listing/listing-query.ts'
import { searchConditions } from '../rules/search/search.ts'
import { tileOf } from '../rules/tile.ts'
import type { FoundProducts, Wanted } from './find-products.ts'
import { withRatings } from './read-reviews.ts'

/** Product queries for sites of catalog V1; only such a site loads this code. */
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
  const asked = listingQueries(listing, within).map((query) => queryProducts(client, { query }, { signal }))
  const found = await readForPage(Promise.all(asked))
  const tiles = found.flatMap(({ products }) => products).map(tileOf)
  return {
    products: await withRatings(client, tiles, signal),
    total: found[0]?.metadata.total ?? 0,
    facets: null,
    collections: [],
    similar: false,
  }
}
