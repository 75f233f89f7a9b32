import { isPlatformError, type PlatformClient } from '@galleria/platform-client'
import { STORES_APP_ID } from '@galleria/platform-client/cart'
import { type Product, queryProducts } from '@galleria/platform-client/products'
import { getRecommendation } from '@galleria/platform-client/recommendations'
import { type Tile, tileOf } from '../rules/tile.ts'
import { productsByIds } from './products-by-ids.ts'
import { withRatings } from './read-reviews.ts'

/** Similar products, and those that the merchant picked. */
const MOST = 4
const MOST_PICKED = 12

interface RelatedProducts {
  readonly products: readonly Tile[]
  /** Chosen by the merchant, not by a rule. */
  readonly isPicked: boolean
}

/**
 * Products that the merchant shows beside a product, or that the platform finds similar. A platform that recommends nothing at
 * all shows others of its collection. A failure never fails the page.
 */
export async function relatedProducts(
  client: PlatformClient,
  product: Product,
  signal: AbortSignal,
): Promise<RelatedProducts> {
  try {
    const items = [{ catalogItemId: product.id, appId: STORES_APP_ID }]
    const { recommendation } = await getRecommendation(client, { items }, { signal })
    const isPicked = recommendation?.algorithm.id === 'goes-well-with'
    const ids = recommendation?.items.map(({ catalogItemId }) => catalogItemId) ?? []
    const shown = ids.slice(0, isPicked ? MOST_PICKED : MOST)
    const tiles = (await productsByIds(client, shown, signal)).map(tileOf)
    return { isPicked, products: await withRatings(client, tiles, signal) }
  } catch (error) {
    const isUnknown = isPlatformError(error) && [400, 404].includes(error.status)
    const products = isUnknown ? await ofCollection(client, product, signal).catch(() => []) : []
    return { isPicked: false, products }
  }
}

async function ofCollection(
  client: PlatformClient,
  product: Product,
  signal: AbortSignal,
): Promise<readonly Tile[]> {
  const filter = { collectionIds: { $hasSome: product.collectionIds.slice(0, 1) } }
  const query = { filter, paging: { limit: MOST + 1 } }
  const { products } = await queryProducts(client, { query }, { signal })
  return products
    .filter(({ id }) => id !== product.id)
    .slice(0, MOST)
    .map(tileOf)
}
