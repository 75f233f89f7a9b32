import { sql } from 'kysely'
import type { Db, Trx } from '../../../data/database.ts'
import type { CartRow, Owner, Target } from '../../cart/index.ts'
import type { CheckoutRow } from '../../checkout/index.ts'

interface Options {
  readonly lock?: boolean | undefined
}

export interface StoredCart extends CartRow {
  readonly buyerLanguage: string | null
}

export async function findCartRow(
  db: Db,
  { id, owner }: Target,
  { lock = false }: Options = {},
): Promise<StoredCart | undefined> {
  let query = db.selectFrom('carts').selectAll()
  if (id) query = query.where('id', '=', id)
  if (owner) query = query.where('ownerType', '=', owner.ownerType).where('ownerId', '=', owner.ownerId)
  return (lock ? query.forUpdate() : query).executeTakeFirst()
}

/** Finds a checkout by the id of its cart or its own: both name the same purchase. */
export async function findCheckoutRow(
  db: Db,
  { id = '', owner }: Target,
  { lock = false }: Options = {},
): Promise<CheckoutRow | undefined> {
  let query = db
    .selectFrom('checkouts')
    .selectAll()
    .where(({ or, eb }) => or([eb('cartId', '=', id), eb('id', '=', id)]))
  if (owner) query = query.where('ownerType', '=', owner.ownerType).where('ownerId', '=', owner.ownerId)
  return (lock ? query.forUpdate() : query).executeTakeFirst()
}

/** Gives an open cart to its first shopper; undefined where it is not open, or not any more. */
export async function claimCheckout(
  trx: Trx,
  id: string,
  values: Owner & { readonly updatedAt: Date },
): Promise<CheckoutRow | undefined> {
  return trx
    .updateTable('checkouts')
    .set(({ eb }) => ({
      ...values,
      revision: eb('revision', '+', 1),
      purchase: sql`purchase - 'openAccess'`,
    }))
    .where(({ or, eb }) => or([eb('cartId', '=', id), eb('id', '=', id)]))
    .where(sql<boolean>`purchase @> '{"openAccess": true}'`)
    .returningAll()
    .executeTakeFirst()
}
