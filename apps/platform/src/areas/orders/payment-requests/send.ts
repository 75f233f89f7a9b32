import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import { applicationError } from '../../../base/errors.ts'
import type { Trx } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import type { Caller } from '../../../http/caller.ts'
import { lockOrder, writeOrder } from '../change/write-order.ts'
import { notifyBuyer } from '../letters/notify-buyer.ts'
import { paymentRequestLetter } from '../letters/payment-request.ts'
import { requestPayment } from './request.ts'

/** Type of the line in the order's history. */
const PAYMENT_REQUEST_SENT = 'PAYMENT_REQUEST_SENT'

/** Asks the buyer by letter for what an order still owes, and notes it in the order's history. */
export async function sendPaymentRequest(
  trx: Trx,
  services: Pick<Services, 'config' | 'clock' | 'hooks'>,
  orderId: string,
  caller: Caller,
) {
  const order = await lockOrder(trx, orderId)
  if (!order.email)
    throw applicationError(
      428,
      'BUYER_EMAIL_IS_MISSING',
      'This order has no email address. Add one, or copy the payment link.',
    )
  const { request, link } = await requestPayment(trx, services, order)
  await notifyBuyer(trx, services, order, (shop, buyerOrder) =>
    paymentRequestLetter(shop, buyerOrder, request.amountMinor, link),
  )
  const customActivity = { appId: STORES_APP_ID, type: PAYMENT_REQUEST_SENT }
  const activities = [{ activityType: 'CUSTOM_ACTIVITY' as const, customActivity }]
  return {
    order: await writeOrder(trx, services, order, { activities }, caller),
    request,
    link,
  }
}
