import type { Trx } from '../../../../data/database.ts'

/** Marks a coupon as used in a cart. */
export async function couponTaken(trx: Trx, couponId: string, date: Date): Promise<void> {
  await trx
    .updateTable('loyaltyCoupons')
    .set((row) => ({ application: 'IN_PROGRESS', revision: row('revision', '+', 1), updatedAt: date }))
    .where('couponId', '=', couponId)
    .where('application', '=', 'UNUSED')
    .execute()
}

/** An order is made with it; done once that is paid. The coupon's own row is locked by who counts its use. */
export async function couponOrdered(trx: Trx, couponId: string, orderId: string, date: Date): Promise<void> {
  await trx
    .updateTable('loyaltyCoupons')
    .set((row) => ({
      ...{ status: 'APPLIED', application: 'APPLIED', orderId, updatedAt: date },
      revision: row('revision', '+', 1),
    }))
    .where('couponId', '=', couponId)
    .execute()
}

export async function couponPaid(trx: Trx, orderId: string, date: Date): Promise<void> {
  await trx
    .updateTable('loyaltyCoupons')
    .set((row) => ({ application: 'COMPLETED', updatedAt: date, revision: row('revision', '+', 1) }))
    .where('orderId', '=', orderId)
    .where('application', '=', 'APPLIED')
    .execute()
}
