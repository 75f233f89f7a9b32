import { type Db, jsonb, type Trx } from '../../../data/database.ts'
import { Policy } from './policy.ts'

export async function readPolicy(db: Db, { lock = false } = {}): Promise<Policy> {
  const query = db.selectFrom('returnPolicy').select('document').where('id', '=', 1)
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst()
  return Policy.parse(row?.document ?? {})
}

/** Makes the row, so that it can be locked. */
export async function insertDefaultPolicy(trx: Trx, date: Date): Promise<void> {
  await trx
    .insertInto('returnPolicy')
    .values({ id: 1, document: jsonb({}), updatedAt: date })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

export async function updatePolicy(trx: Trx, policy: Policy, date: Date): Promise<void> {
  await trx
    .updateTable('returnPolicy')
    .set({ document: jsonb(policy), updatedAt: date })
    .where('id', '=', 1)
    .execute()
}

/** Products among these that do not come back. */
export async function findFinalSales(
  db: Db,
  { finalSaleProductIds, finalSaleCollectionIds }: Policy,
  productIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const named = productIds.filter((id) => finalSaleProductIds.includes(id))
  if (productIds.length === 0 || finalSaleCollectionIds.length === 0) return new Set(named)
  const rows = await db
    .selectFrom('collectionProducts')
    .select('productId')
    .where('productId', 'in', productIds)
    .where('collectionId', 'in', finalSaleCollectionIds)
    .execute()
  return new Set([...named, ...rows.map(({ productId }) => productId)])
}

/** Visible variants of products that shoppers can see, in their order. */
export function findVariants(db: Db, productIds: readonly string[]) {
  if (productIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.productId')
    .select(['variants.id', 'variants.productId', 'variants.choices', 'variants.saleMinor'])
    .select(['trackQuantity', 'quantity', 'inStock'])
    .where('variants.productId', 'in', productIds)
    .where('variants.visible', '=', true)
    .where('products.visible', '=', true)
    .orderBy('variants.productId')
    .orderBy('variants.position')
    .execute()
}
