import type { PlatformClient } from '@galleria/platform-client'
import { type Product, queryProducts } from '@galleria/platform-client/products'

/** Products in the order of the ids, with prices in the shopper's currency. */
export async function productsByIds(
  client: PlatformClient,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<readonly Product[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / 96) }, (_, index) =>
    ids.slice(index * 96, index * 96 + 96),
  )
  const answers = await Promise.all(
    parts.map((part) =>
      queryProducts(
        client,
        { query: { filter: { id: { $in: part } }, paging: { limit: part.length } } },
        { signal },
      ),
    ),
  )
  const found = new Map(answers.flatMap(({ products }) => products.map((product) => [product.id, product])))
  return ids.flatMap((id) => found.get(id) ?? [])
}
