import type { PlatformClient } from '@galleria/platform-client'
import { queryCollections } from '@galleria/platform-client/collections'
import { queryProducts } from '@galleria/platform-client/products'

/** Goods that a discount, a fee or a plan is for: `product:<id>` or `collection:<id>`, with the name to show. */
export interface NamedScope {
  readonly scope: string
  readonly name: string
}

interface Options {
  readonly signal?: AbortSignal
}

/** Names of scopes that are stored; what is gone from the catalog has none. */
export async function namedScopes(
  client: PlatformClient,
  scopes: readonly string[],
  options: Options,
): Promise<NamedScope[]> {
  const idsOf = (kind: string) =>
    scopes.filter((scope) => scope.startsWith(`${kind}:`)).map((scope) => scope.slice(kind.length + 1))
  const [products, collections] = [idsOf('product'), idsOf('collection')]
  const byId = (ids: readonly string[]) => ({
    query: { filter: { id: { $in: ids } }, paging: { limit: 100 } },
  })
  const [found, gathered] = await Promise.all([
    products.length ? queryProducts(client, byId(products), options) : undefined,
    collections.length ? queryCollections(client, byId(collections), options) : undefined,
  ])
  return [
    ...(found?.products ?? []).map(({ id, name }) => ({ scope: `product:${id}`, name: name ?? '' })),
    ...(gathered?.collections ?? []).map(({ id, name }) => ({ scope: `collection:${id}`, name: name ?? '' })),
  ]
}
