import type { Trx } from '../../../../../data/database.ts'
import { isUuid } from '../../../../../data/query-language/values.ts'
import type { ProductState } from '../state.ts'

import { subscriptionsOf } from './subscriptions.ts'

/**
 * Locked until the transaction ends; those that are not there are left out. Variants first, as orders take them, so that
 * neither waits for the other in a circle.
 */
export async function lockProducts(trx: Trx, ids: readonly string[]): Promise<Map<string, ProductState>> {
  const wanted = knownIds(ids)
  if (wanted.length === 0) return new Map()
  await trx
    .selectFrom('variants')
    .select('id')
    .where('productId', 'in', wanted)
    .orderBy('id')
    .forUpdate()
    .execute()
  return states(trx, wanted, { locked: true })
}

/** Current products without a lock, for reading alone. */
export async function readProducts(trx: Trx, ids: readonly string[]): Promise<Map<string, ProductState>> {
  const wanted = knownIds(ids)
  return wanted.length ? states(trx, wanted, { locked: false }) : new Map()
}

export const knownIds = (ids: readonly string[]) =>
  [...new Set(ids.filter(isUuid).map((id) => id.toLowerCase()))].toSorted()

async function states(
  trx: Trx,
  wanted: string[],
  { locked }: { readonly locked: boolean },
): Promise<Map<string, ProductState>> {
  const products = await trx
    .selectFrom('products')
    .selectAll()
    .where('id', 'in', wanted)
    .orderBy('id')
    .$if(locked, (rows) => rows.forUpdate())
    .execute()
  // Again: while this waited for the product, its variants may have become others.
  const variants = await trx
    .selectFrom('variants')
    .selectAll()
    .where('productId', 'in', wanted)
    .orderBy('productId')
    .orderBy('position')
    .$if(locked, (rows) => rows.forUpdate())
    .execute()
  const members = await trx
    .selectFrom('collectionProducts')
    .selectAll()
    .where('productId', 'in', wanted)
    .execute()
  const groups = await trx
    .selectFrom('taxGroupProducts')
    .selectAll()
    .where('productId', 'in', wanted)
    .execute()
  const subscriptions = await subscriptionsOf(trx, wanted)
  const groupOf = new Map(groups.map(({ productId, taxGroupId }) => [productId, taxGroupId]))
  const variantsOf = Map.groupBy(variants, ({ productId }) => productId)
  const membersOf = Map.groupBy(members, ({ productId }) => productId)
  return new Map(
    products.map(({ changedAt: _, ...product }) => [
      product.id,
      {
        ...product,
        weight: numberOf(product.weight),
        discountValue: Number(product.discountValue),
        subscriptions: subscriptions.get(product.id) ?? null,
        taxGroupId: groupOf.get(product.id) ?? null,
        variants: (variantsOf.get(product.id) ?? []).map(({ productId: __, weight, ...variant }) => ({
          ...variant,
          weight: numberOf(weight),
        })),
        collections: Object.fromEntries(
          (membersOf.get(product.id) ?? []).map(({ collectionId, position }) => [collectionId, position]),
        ),
      },
    ]),
  )
}

function numberOf(text: string | null): number | null {
  return text === null ? null : Number(text)
}
