import type { Trx } from '../../../../data/database.ts'

export function findCouponOfOrder(trx: Trx, firstId: string) {
  return trx
    .selectFrom('loyaltyCoupons')
    .select(['couponId', 'specification'])
    .where('orderId', '=', firstId)
    .where('application', 'in', ['APPLIED', 'COMPLETED'])
    .executeTakeFirst()
}

export function findCouponById(trx: Trx, couponId: string) {
  return trx.selectFrom('coupons').selectAll().where('id', '=', couponId).executeTakeFirst()
}
