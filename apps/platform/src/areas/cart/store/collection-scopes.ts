import type { Db } from '../../../data/database.ts'
import { scopesOf } from '../lines/item-facts.ts'
import type { Item } from '../lines/items.ts'

/** Scopes of every item; collections are looked up only if something asks for one. */
export async function readScopes(
  db: Db,
  items: readonly Item[],
  ids: readonly (readonly string[] | null | undefined)[],
): Promise<Map<string, readonly string[]>> {
  const own = new Map<string, readonly string[]>(items.map((item) => [item.id, scopesOf(item)]))
  const collections = ids.flatMap((scopes) => scopes ?? []).filter((scope) => scope.startsWith('collection:'))
  const products = items.flatMap(({ found }) => found?.product.id ?? [])
  if (collections.length === 0 || products.length === 0) return own
  const rows = await db
    .selectFrom('collectionProducts')
    .select(['productId', 'collectionId'])
    .where('productId', 'in', products)
    .where(
      'collectionId',
      'in',
      collections.map((scope) => scope.slice('collection:'.length)),
    )
    .execute()
  for (const item of items) {
    const listed = rows.filter(({ productId }) => productId === item.found?.product.id)
    const more = listed.map(({ collectionId }) => `collection:${collectionId}`)
    if (more.length) own.set(item.id, [...(own.get(item.id) ?? []), ...more])
  }
  return own
}
