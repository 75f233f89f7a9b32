import { sql } from 'kysely'
import type { Db, Trx } from '../../../../data/database.ts'

export function countCouponUse(trx: Trx, couponId: string) {
  return trx
    .updateTable('coupons')
    .set((column) => ({ used: column('used', '+', 1) }))
    .where('id', '=', couponId)
    .where('active', '=', true)
    .where((where) =>
      where.or([where('usageLimit', 'is', null), where('used', '<', where.ref('usageLimit'))]),
    )
    .returning('memberId')
    .executeTakeFirst()
}

export async function insertCouponUse(trx: Trx, couponId: string, orderId: string): Promise<void> {
  await trx.insertInto('couponUses').values({ couponId, orderId }).execute()
}

export interface Customer {
  readonly memberId?: string | null | undefined
  readonly email?: string | null | undefined
}

/** How often a customer has ordered with a coupon; a guest is known by the e-mail. */
export async function couponUsesOf(db: Db, couponId: string, { memberId, email }: Customer): Promise<number> {
  if (!memberId && !email) return 0
  const { count } = await db
    .selectFrom('couponUses')
    .innerJoin('orders', 'orders.id', 'couponUses.orderId')
    .select((column) => column.fn.countAll().as('count'))
    .where('couponUses.couponId', '=', couponId)
    .where((where) =>
      where.or([
        ...(memberId ? [where('orders.memberId', '=', memberId)] : []),
        ...(email ? [where(sql<string>`lower(orders.email)`, '=', email.toLowerCase())] : []),
      ]),
    )
    .executeTakeFirstOrThrow()
  return Number(count)
}
