import { type Db, jsonb, type Trx } from '../../../data/database.ts'
import { move } from '../../../domain/status-machine.ts'
import type { AbandonedActivity, AbandonedBuyer } from '../tables.ts'

interface NewAbandonedCart {
  readonly cartId: string
  readonly buyer: AbandonedBuyer
  readonly total: number
  readonly currency: string
  readonly activities: readonly AbandonedActivity[]
  readonly createdAt: Date
  readonly date: Date
}

export function upsertAbandonedCart(
  trx: Trx,
  { cartId, buyer, total, currency, activities, createdAt, date }: NewAbandonedCart,
) {
  return trx
    .insertInto('abandonedCarts')
    .values({
      cartId,
      status: 'ABANDONED',
      buyer: jsonb(buyer),
      totalMinor: total,
      currency,
      activities: jsonb(activities),
      cartCreatedAt: createdAt,
      abandonedAt: date,
      recoveredAt: null,
    })
    .onConflict((conflict) => conflict.column('cartId').doNothing())
    .returning('cartId')
    .executeTakeFirst()
}

export function lockAbandonedCart(trx: Trx, cartId: string) {
  return trx
    .selectFrom('abandonedCarts')
    .selectAll()
    .where('cartId', '=', cartId)
    .where('status', '=', 'ABANDONED')
    .forUpdate()
    .executeTakeFirst()
}

interface RecoveredCart {
  readonly cartId: string
  readonly activities: readonly AbandonedActivity[]
  readonly activity: AbandonedActivity
  readonly date: Date
}

export async function updateRecoveredCart(
  trx: Trx,
  { cartId, activities, activity, date }: RecoveredCart,
): Promise<void> {
  await trx
    .updateTable('abandonedCarts')
    .set({
      status: move('abandoned checkout', 'ABANDONED', 'RECOVERED'),
      recoveredAt: date,
      activities: jsonb([...activities, activity]),
    })
    .where('cartId', '=', cartId)
    .execute()
}

export function findCheckoutsDue(db: Db, before: Date) {
  return db
    .selectFrom('checkouts')
    .select('id')
    .where('status', '=', 'OPEN')
    .where('abandonedAt', 'is', null)
    .where('email', 'is not', null)
    .where('updatedAt', '<=', before)
    .orderBy('updatedAt')
    .limit(100)
    .execute()
}

export function markAbandoned(trx: Trx, id: string, before: Date, date: Date) {
  return trx
    .updateTable('checkouts')
    .set({ abandonedAt: date })
    .where('id', '=', id)
    .where('status', '=', 'OPEN')
    .where('abandonedAt', 'is', null)
    .where('updatedAt', '<=', before)
    .returningAll()
    .executeTakeFirst()
}

export function markRecovered(trx: Trx, id: string, date: Date) {
  return trx
    .updateTable('checkouts')
    .set({ recoveredAt: date })
    .where('id', '=', id)
    .where('recoveredAt', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

/** The row of a cart that was left, recovered or not. */
export function lockAbandoned(trx: Trx, cartId: string) {
  return trx
    .selectFrom('abandonedCarts')
    .selectAll()
    .where('cartId', '=', cartId)
    .forUpdate()
    .executeTakeFirst()
}

export async function updateActivities(
  trx: Trx,
  cartId: string,
  activities: readonly AbandonedActivity[],
): Promise<void> {
  await trx
    .updateTable('abandonedCarts')
    .set({ activities: jsonb(activities) })
    .where('cartId', '=', cartId)
    .execute()
}

export function deleteAbandoned(trx: Trx, cartId: string) {
  return trx.deleteFrom('abandonedCarts').where('cartId', '=', cartId).returning('cartId').executeTakeFirst()
}

/** The newest checkout of a cart: a cart that was bought is gone, its checkout is not. */
export function findCheckoutLeft(db: Db, cartId: string) {
  return db
    .selectFrom('checkouts')
    .selectAll()
    .where('cartId', '=', cartId)
    .orderBy('createdAt', 'desc')
    .executeTakeFirst()
}

export function findCartLeft(db: Db, cartId: string) {
  return db.selectFrom('carts').select(['id', 'buyerLanguage']).where('id', '=', cartId).executeTakeFirst()
}
