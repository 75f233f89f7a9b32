import type { Order } from '@galleria/platform-client/order-handling'
import type { Say } from '../messages/index.ts'

type Activity = Order['activities'][number]

/** Title of an entry of an order's history; one of a type that is new here stands by its type. */
export function activityTitle({ activityType, customActivity }: Activity, t: Say): string {
  const type = customActivity?.type ?? activityType
  const data = (customActivity?.additionalData ?? {}) as Readonly<Record<string, string | undefined>>
  switch (type) {
    case 'ORDER_PLACED':
      return t('history.placed')
    case 'ORDER_PAID':
      return t('history.paid')
    case 'ORDER_PARTIALLY_PAID':
      return t('payment.partly')
    case 'ORDER_FULFILLED':
      return t('history.fulfilled')
    case 'ORDER_NOT_FULFILLED':
      return t('history.unfulfilled')
    case 'ORDER_CANCELED':
      return t('history.canceled')
    case 'ORDER_REFUNDED':
    case 'PAYMENT_REFUNDED':
      return t('payment.refunded')
    case 'REFUND_INITIATED':
      return t('history.refund-begun')
    case 'MERCHANT_COMMENT':
      return t('history.note')
    case 'TRACKING_NUMBER_ADDED':
      return t('history.tracking')
    case 'TRACKING_NUMBER_EDITED':
      return t('history.tracking-edited')
    case 'TRACKING_LINK_ADDED':
      return t('history.tracking-link')
    case 'SHIPPING_CONFIRMATION_EMAIL_SENT':
      return t('history.letter', { letter: t('letter.shipped') })
    case 'PICKUP_READY_EMAIL_SENT':
      return t('history.pickup')
    case 'SHIPPING_ADDRESS_EDITED':
      return t('history.address')
    case 'EMAIL_EDITED':
      return t('history.email')
    case 'INVOICE_ADDED':
      return t('history.invoice')
    case 'INVOICE_SENT':
      return t('history.invoice-sent')
    case 'INVOICE_REMOVED':
      return t('history.invoice-removed')
    case 'REFUND_REQUESTED':
      return t('history.requested')
    case 'REFUND_REQUEST_ACCEPTED':
      return t('history.accepted')
    case 'REFUND_REQUEST_DECLINED':
      return t('history.declined')
    case 'REFUND_REQUEST_WITHDRAWN':
      return t('history.withdrawn')
    case 'RETURN_STARTED':
      return t('history.return-started')
    case 'RETURN_APPROVED':
      return t('history.return-approved')
    case 'RETURN_RECEIVED':
      return t('history.return-received')
    case 'RETURN_EXCHANGED':
      return t('history.return-exchanged')
    case 'RETURN_CHANGED':
      return t('history.return-changed')
    case 'LABEL_BOUGHT':
      return t('history.label-bought', { cost: data.cost ?? '', number: data.trackingNumber ?? '' })
    case 'LABEL_VOIDED':
      return t('history.label-void', { number: data.trackingNumber ?? '' })
    case 'ORDER_HELD':
      return data.reason ? t('history.held-for', { reason: data.reason }) : t('history.held')
    case 'ORDER_RELEASED':
      return t('history.released')
    case 'ORDER_ASSIGNED':
      return t('history.assigned', { name: data.name ?? '' })
    case 'ORDER_UNASSIGNED':
      return t('history.unassigned')
    case 'PAYMENT_REQUEST_SENT':
      return t('history.letter', { letter: t('letter.payment') })
    case 'LETTER_SENT':
      return t('history.letter', { letter: letterName(data.letter, t) })
    default:
      return sentence(type)
  }
}

/** Name of a letter to the buyer. */
export function letterName(letter: string | undefined, t: Say): string {
  switch (letter) {
    case 'SHIPPED':
      return t('letter.shipped')
    case 'REFUNDED':
      return t('letter.refunded')
    case 'CANCELED':
      return t('letter.canceled')
    default:
      return t('letter.confirmation')
  }
}

const sentence = (type: string) => `${type.charAt(0)}${type.slice(1).toLowerCase().replaceAll('_', ' ')}`
