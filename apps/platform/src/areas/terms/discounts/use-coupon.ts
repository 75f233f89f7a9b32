import { sql } from 'kysely'
import type { Db, Trx } from '../../../data/database.ts'
import type { Hooks } from '../../../data/hooks.ts'
import type { Coupon } from './coupons.ts'

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

/** When an order is placed. The row's lock lets one at a time count, so that no limit is ever passed. */
export async function useCoupon(
  trx: Trx,
  { hooks }: { readonly hooks: Pick<Hooks, 'onCouponUsed'> },
  coupon: Pick<Coupon, 'id' | 'limitPerCustomer'>,
  orderId: string,
  customer: Customer,
  date: Date,
): Promise<boolean> {
  const used = await trx
    .updateTable('coupons')
    .set((column) => ({ used: column('used', '+', 1) }))
    .where('id', '=', coupon.id)
    .where('active', '=', true)
    .where((where) =>
      where.or([where('usageLimit', 'is', null), where('used', '<', where.ref('usageLimit'))]),
    )
    .returning('memberId')
    .executeTakeFirst()
  if (!used) return false
  const { limitPerCustomer } = coupon
  if (limitPerCustomer !== null && (await couponUsesOf(trx, coupon.id, customer)) >= limitPerCustomer)
    return false
  await trx.insertInto('couponUses').values({ couponId: coupon.id, orderId }).execute()
  if (used.memberId) await hooks.onCouponUsed(trx, { couponId: coupon.id, orderId, date })
  return true
}
