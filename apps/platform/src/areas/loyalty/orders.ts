import type { Trx } from '../../data/database.ts'
import type { Happenings, PaidOrder, RefundedOrder } from '../../data/hooks.ts'
import { giveBackOrder } from './coupons/give-back.ts'
import { couponPaid } from './coupons/store/application.ts'
import { earnOnOrder } from './earn.ts'
import { followEdit } from './follow-edit.ts'
import { takeBackPoints } from './take-back.ts'

/** Points for an order that is paid for, and the end of the coupon that it was bought with. */
export async function orderPaid(trx: Trx, order: PaidOrder): Promise<void> {
  await couponPaid(trx, order.orderId, order.date)
  const earned = await earnOnOrder(trx, order)
  // Changed since it was paid the first time.
  if (earned?.repeated) await followEdit(trx, order)
}

/** Points go the way of the money; a coupon comes back where all of it is gone. */
export async function orderRefunded(trx: Trx, refunded: RefundedOrder): Promise<void> {
  const { orderId, gone, came, date } = refunded
  if (gone >= came) await giveBackOrder(trx, orderId, date)
  await takeBackPoints(trx, refunded)
}

export function orderCanceled(trx: Trx, { orderId, date }: Happenings['onOrderCanceled']): Promise<void> {
  return giveBackOrder(trx, orderId, date)
}
