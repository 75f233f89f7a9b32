import type { Insertable } from 'kysely'
import { jsonb, type Trx } from '../../../../data/database.ts'
import type { Tables } from '../../../../data/tables.ts'

export type ShopCoupon = Insertable<Tables['coupons']>

export async function insertShopCoupon(trx: Trx, coupon: ShopCoupon): Promise<void> {
  const { scopes, ...columns } = coupon
  await trx
    .insertInto('coupons')
    .values({ ...columns, scopes: scopes ? jsonb(scopes) : null })
    .execute()
}

/** From now on no order can use it; false where one has. */
export async function shut(trx: Trx, couponId: string, date: Date): Promise<boolean> {
  const done = await trx
    .updateTable('coupons')
    .set((row) => ({ active: false, revision: row('revision', '+', 1), updatedAt: date }))
    .where('id', '=', couponId)
    .where('used', '=', 0)
    .returning('id')
    .executeTakeFirst()
  return done !== undefined
}
