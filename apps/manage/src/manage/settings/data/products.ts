import type { PlatformClient } from '@galleria/platform-client'
import { queryProducts } from '@galleria/platform-client/products'
import type { Choice } from '../rules/countries.ts'

/** Most products that one read answers. */
const MOST = 100

/** Products whose name begins so. */
export async function findProducts(client: PlatformClient, words: string): Promise<Choice[]> {
  const filter = { name: { $startsWith: words.trim() } }
  const { products } = await queryProducts(client, { query: { filter, paging: { limit: 20 } } })
  return products.map(({ id, name }) => ({ value: id, label: name ?? id }))
}

/** Names of products by id; one that is gone has none. */
export async function productNames(
  client: PlatformClient,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<Choice[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / MOST) }, (_, at) =>
    ids.slice(at * MOST, (at + 1) * MOST),
  )
  const pages = await Promise.all(
    parts.map((part) =>
      queryProducts(
        client,
        { query: { filter: { id: { $in: part } }, paging: { limit: MOST } } },
        { signal },
      ),
    ),
  )
  return pages.flatMap(({ products }) => products.map(({ id, name }) => ({ value: id, label: name ?? id })))
}
