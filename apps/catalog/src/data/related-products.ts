import type { PlatformClient } from '@galleria/platform-client'
import { STORES_APP_ID } from '@galleria/platform-client/cart'
import { type Product, queryProducts } from '@galleria/platform-client/products'
import { getRecommendation } from '@galleria/platform-client/recommendations'
import { type Tile, tileOf } from '../rules/tile.ts'
import { productsByIds } from './products-by-ids.ts'

const MOST = 4

/** Products that the platform recommends beside a product, else others of its collection. A failure never fails the page. */
export async function relatedProducts(
  client: PlatformClient,
  product: Product,
  signal: AbortSignal,
): Promise<readonly Tile[]> {
  try {
    const items = [{ catalogItemId: product.id, appId: STORES_APP_ID }]
    const { recommendation } = await getRecommendation(client, { items }, { signal }).catch(() => ({
      recommendation: null,
    }))
    const ids = recommendation?.items.map(({ catalogItemId }) => catalogItemId).slice(0, MOST) ?? []
    if (ids.length) return (await productsByIds(client, ids, signal)).map(tileOf)
    const filter = { collectionIds: { $hasSome: product.collectionIds.slice(0, 1) } }
    const query = { filter, paging: { limit: MOST + 1 } }
    const { products } = await queryProducts(client, { query }, { signal })
    return products
      .filter(({ id }) => id !== product.id)
      .slice(0, MOST)
      .map(tileOf)
  } catch {
    return []
  }
}
