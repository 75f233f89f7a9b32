import type { Message } from '@galleria/i18n'
import type { Order } from '@galleria/platform-client/orders'
import { key } from '../messages/index.ts'

type Activity = NonNullable<Order['activities']>[number]

/** Entries of an order's history that concern the buyer; staff notes and paperwork are left out. */
const words: Readonly<Record<string, Message>> = {
  ORDER_PLACED: key('activity.placed'),
  ORDER_PENDING: key('activity.under-review'),
  ORDER_REJECTED: key('activity.rejected'),
  ORDER_PAID: key('activity.paid'),
  ORDER_PARTIALLY_PAID: key('activity.partly-paid'),
  ORDER_FULFILLED: key('activity.sent'),
  ORDER_NOT_FULFILLED: key('activity.not-sent'),
  ORDER_CANCELED: key('activity.canceled'),
  DOWNLOAD_LINK_SENT: key('activity.download'),
  TRACKING_NUMBER_ADDED: key('activity.tracking'),
  TRACKING_NUMBER_EDITED: key('activity.tracking-changed'),
  PICKUP_READY_EMAIL_SENT: key('activity.pickup-ready'),
  SHIPPING_CONFIRMATION_EMAIL_SENT: key('activity.sent-mail'),
  INVOICE_ADDED: key('activity.invoice'),
  INVOICE_SENT: key('activity.invoice-sent'),
  SHIPPING_ADDRESS_EDITED: key('activity.address'),
  EMAIL_EDITED: key('activity.email'),
  AUTHORIZED_PAYMENT_CREATED: key('activity.authorized'),
  AUTHORIZED_PAYMENT_CAPTURED: key('activity.captured'),
  AUTHORIZED_PAYMENT_VOIDED: key('activity.voided'),
  PAYMENT_PENDING: key('activity.payment-pending'),
  PAYMENT_DECLINED: key('activity.payment-declined'),
  PAYMENT_CANCELED: key('activity.payment-canceled'),
  REFUND_INITIATED: key('activity.refund-begun'),
  ORDER_REFUNDED: key('activity.refunded'),
  PAYMENT_REFUNDED: key('activity.refunded'),
  PAYMENT_REFUND_FAILED: key('activity.refund-failed'),
  REFUNDED_AS_STORE_CREDIT: key('activity.store-credit'),
  REFUND_REQUESTED: key('activity.refund-asked'),
  REFUND_REQUEST_ACCEPTED: key('activity.refund-accepted'),
  REFUND_REQUEST_DECLINED: key('activity.refund-declined'),
  REFUND_REQUEST_WITHDRAWN: key('activity.refund-withdrawn'),
  RETURN_STARTED: key('activity.return-approved'),
  RETURN_APPROVED: key('activity.return-approved'),
  RETURN_RECEIVED: key('activity.return-received'),
  RETURN_EXCHANGED: key('activity.return-exchanged'),
  SUBSCRIPTION_TRANSFERRED: key('activity.subscription-transferred'),
}

export interface Happened {
  readonly id: string
  readonly date: string
  readonly text: Message
  /** Decimal amount that was given back. */
  readonly amount?: string | undefined
}

/** Newest first. */
export function timeline(activities: readonly Activity[] = []): readonly Happened[] {
  return activities
    .filter((each) => !hasRefundWithAmount(each, activities))
    .flatMap(({ id, activityType, createdDate, orderRefunded, customActivity }, index) => {
      const text = words[customActivity?.type ?? activityType]
      if (!text || !createdDate) return []
      return [{ id: id ?? String(index), date: createdDate, text, amount: orderRefunded?.amount?.amount }]
    })
    .toReversed()
    .toSorted((a, b) => b.date.localeCompare(a.date))
}

/** A refund is told twice: of the payment, and of the order with its amount. */
function hasRefundWithAmount({ activityType, createdDate }: Activity, all: readonly Activity[]): boolean {
  return (
    activityType === 'PAYMENT_REFUNDED' &&
    all.some((each) => each.activityType === 'ORDER_REFUNDED' && each.createdDate === createdDate)
  )
}
