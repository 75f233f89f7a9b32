import type { PlatformClient } from '@galleria/platform-client'
import { queryCollections } from '@galleria/platform-client/collections'
import { type Product, queryProducts } from '@galleria/platform-client/products'
import { homeCollections } from '../rules/home.ts'

const SHOWN = 4

/** A few of the best sellers that the merchant collects; the newest where there is no such collection. */
export async function popularProducts(
  client: PlatformClient,
  signal: AbortSignal,
): Promise<readonly Product[]> {
  const { collections } = await queryCollections(client, { query: { paging: { limit: 100 } } }, { signal })
  const { bestSellers } = homeCollections(collections)
  const which = bestSellers
    ? { filter: { collectionIds: { $hasSome: [bestSellers.id] } } }
    : { sort: [{ fieldName: 'lastUpdated', order: 'DESC' as const }] }
  const { products } = await queryProducts(
    client,
    { query: { ...which, paging: { limit: SHOWN } } },
    { signal },
  )
  return products
}
