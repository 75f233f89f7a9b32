import type { PlatformClient } from '@galleria/platform-client'
import { createDraftOrder } from '@galleria/platform-client/draft-orders'
import {
  createFulfillment,
  deleteFulfillment,
  type OrderSheet,
  printOrderSheets,
  updateFulfillment,
} from '@galleria/platform-client/fulfillments'
import { createInvoice, deleteInvoice, sendInvoice, voidInvoice } from '@galleria/platform-client/invoices'
import {
  calculateRefund,
  captureAuthorizedPayments,
  createPaymentRequest,
  type RefundedUnits,
  refundPayments,
  sendPaymentRequest,
  voidAuthorizedPayments,
} from '@galleria/platform-client/order-billing'
import { sendOrderLetter, updateOrderHandling } from '@galleria/platform-client/order-handling'
import { markOrderAsPaid } from '@galleria/platform-client/order-payments'
import {
  addActivities,
  bulkUpdateOrderTags,
  cancelOrder,
  updateOrder,
  updateOrderStatus,
} from '@galleria/platform-client/orders'
import { buyLabel, calculateLabelRates, type LabelRate, voidLabel } from '@galleria/platform-client/postage'
import type { Address } from '../rules/address.ts'

interface Tracking {
  readonly trackingNumber: string
  readonly shippingProvider: string
  readonly trackingLink?: string
}

export interface Refund {
  /** Idempotency key: a refund that is sent again gives back once. */
  readonly key: string
  readonly paymentId: string
  readonly isManual: boolean
  readonly lineItems: readonly RefundedUnits[]
  readonly shipping: boolean
  /** Decimal. */
  readonly amount: string
  readonly restock: boolean
  readonly notify: boolean
  readonly reason: string
}

/** A parcel that a label is bought for. */
interface NewParcel {
  readonly lineItems: readonly { id: string; quantity: number }[]
  readonly package: string
  /** Kilograms; that of the units unless told. */
  readonly weight?: number
}

/** Requests of the forms on an order's page. */
export type OrderSent =
  | {
      readonly intent:
        | 'approve'
        | 'reject'
        | 'paid'
        | 'link'
        | 'mail'
        | 'edit'
        | 'invoice'
        | 'archive'
        | 'unarchive'
    }
  | {
      readonly intent: 'send'
      readonly lineItems: readonly { id: string; quantity: number }[]
      readonly tracking?: Tracking
    }
  | { readonly intent: 'track'; readonly parcel: string; readonly tracking: Tracking | null }
  | { readonly intent: 'unsend'; readonly parcel: string }
  | ({ readonly intent: 'rates' } & NewParcel)
  | ({ readonly intent: 'buy-label'; readonly service: string; readonly key: string } & NewParcel)
  | { readonly intent: 'void-label'; readonly label: string }
  | { readonly intent: 'capture' | 'void'; readonly payment: string }
  | { readonly intent: 'price'; readonly lineItems: readonly RefundedUnits[]; readonly shipping: boolean }
  | ({ readonly intent: 'refund' } & Refund)
  | {
      readonly intent: 'cancel'
      readonly key: string
      readonly restock: boolean
      /** Decimal; none where nothing is given back now. */
      readonly amount?: string
      readonly notify: boolean
      readonly message: string
    }
  | { readonly intent: 'note'; readonly message: string }
  | { readonly intent: 'tag' | 'untag'; readonly tag: string }
  | {
      readonly intent: 'address'
      readonly email: string
      readonly address: Address
      readonly isDelivered: boolean
    }
  | { readonly intent: 'send-invoice' | 'void-invoice' | 'delete-invoice'; readonly invoice: string }
  | {
      readonly intent: 'letter'
      readonly letter: Parameters<typeof sendOrderLetter>[1]['letter']
      readonly key: string
    }
  | { readonly intent: 'print'; readonly kind: OrderSheet }
  | { readonly intent: 'hold'; readonly onHold: boolean; readonly reason: string }
  | { readonly intent: 'assign'; readonly assignee: string }

/** Answers to these forms besides `done`. */
export interface OrderAnswer {
  /** Sum of a refund that is not made yet. */
  readonly price?: { readonly amount: string }
  /** Address of a payment page or of a PDF. */
  readonly url?: string
  /** Services that take a parcel, and the weight that they are reckoned for. */
  readonly rates?: readonly LabelRate[]
  readonly weight?: number
  /** Draft that changes the order. */
  readonly draft?: string
}

/** Does what a form asks for. */
export async function act(client: PlatformClient, id: string, sent: OrderSent): Promise<OrderAnswer> {
  const orderId = id
  const of = { ecomOrderId: id }
  switch (sent.intent) {
    case 'approve':
    case 'reject':
      await updateOrderStatus(client, {
        orderId,
        status: sent.intent === 'approve' ? 'APPROVED' : 'REJECTED',
      })
      return {}
    case 'send': {
      const { lineItems, tracking } = sent
      await createFulfillment(client, {
        orderId,
        fulfillment: { lineItems, ...(tracking ? { trackingInfo: tracking } : {}) },
      })
      return {}
    }
    case 'track':
      await updateFulfillment(client, {
        orderId,
        fulfillment: { id: sent.parcel, trackingInfo: sent.tracking },
      })
      return {}
    case 'unsend':
      await deleteFulfillment(client, { orderId, fulfillmentId: sent.parcel })
      return {}
    case 'rates': {
      const { intent: _, ...parcel } = sent
      return calculateLabelRates(client, { orderId, ...parcel })
    }
    case 'buy-label': {
      const { intent: _, key: idempotencyKey, ...parcel } = sent
      await buyLabel(client, { orderId, ...parcel, idempotencyKey })
      return {}
    }
    case 'void-label':
      await voidLabel(client, { orderId, labelId: sent.label })
      return {}
    case 'capture':
      await captureAuthorizedPayments(client, { ...of, payments: [{ paymentId: sent.payment }] })
      return {}
    case 'void':
      await voidAuthorizedPayments(client, { ...of, payments: [{ paymentId: sent.payment }] })
      return {}
    case 'paid':
      await markOrderAsPaid(client, of)
      return {}
    case 'link':
      return { url: (await createPaymentRequest(client, of)).paymentRequest.paymentUrl }
    case 'mail':
      await sendPaymentRequest(client, of)
      return {}
    case 'price': {
      const { lineItems, shipping } = sent
      const { total } = await calculateRefund(client, { ...of, refundItems: { lineItems, shipping } })
      return { price: total }
    }
    case 'refund':
      await refund(client, id, sent)
      return {}
    case 'cancel': {
      const { amount, key, message } = sent
      await cancelOrder(client, {
        id,
        restockAllItems: sent.restock,
        sendOrderCanceledEmail: sent.notify,
        ...(message ? { customMessage: message } : {}),
        ...(amount ? { refund: { amount, idempotencyKey: key } } : {}),
      })
      return {}
    }
    case 'note':
      await addActivities(client, {
        orderId,
        orderActivities: [{ activityType: 'MERCHANT_COMMENT', merchantComment: { message: sent.message } }],
      })
      return {}
    case 'tag':
    case 'untag': {
      const tags = { privateTags: { tagIds: [sent.tag] } }
      const change = sent.intent === 'tag' ? { assignTags: tags } : { unassignTags: tags }
      await bulkUpdateOrderTags(client, { orderIds: [id], ...change })
      return {}
    }
    case 'archive':
    case 'unarchive':
      await updateOrder(client, { order: { id, archived: sent.intent === 'archive' } })
      return {}
    case 'address': {
      const { address, email, isDelivered } = sent
      const place = isDelivered
        ? { shippingInfo: { logistics: { shippingDestination: address } } }
        : { billingInfo: address }
      await updateOrder(client, { order: { id, ...place, ...(email ? { buyerInfo: { email } } : {}) } })
      return {}
    }
    case 'edit':
      return { draft: (await createDraftOrder(client, { orderId })).draftOrder.id ?? '' }
    case 'invoice':
      await createInvoice(client, { orderId })
      return {}
    case 'send-invoice':
      await sendInvoice(client, { orderId, invoiceId: sent.invoice })
      return {}
    case 'void-invoice':
      await voidInvoice(client, { orderId, invoiceId: sent.invoice })
      return {}
    case 'delete-invoice':
      await deleteInvoice(client, { orderId, invoiceId: sent.invoice })
      return {}
    case 'letter':
      await sendOrderLetter(client, { orderId, letter: sent.letter, idempotencyKey: sent.key })
      return {}
    case 'print':
      return printOrderSheets(client, { kind: sent.kind, orderIds: [id] })
    case 'hold': {
      const { onHold, reason: holdReason } = sent
      await updateOrderHandling(client, { orderId, onHold, ...(holdReason ? { holdReason } : {}) })
      return {}
    }
    case 'assign':
      await updateOrderHandling(client, { orderId, assigneeId: sent.assignee || null })
      return {}
  }
}

async function refund(client: PlatformClient, id: string, wanted: Refund): Promise<void> {
  const { lineItems, shipping, reason, restock } = wanted
  const isRestocked = restock && lineItems.length > 0
  await refundPayments(client, {
    ecomOrderId: id,
    idempotencyKey: wanted.key,
    paymentRefunds: [{ paymentId: wanted.paymentId, amount: wanted.amount, externalRefund: wanted.isManual }],
    details: { items: { lineItems, shipping }, ...(reason ? { reason } : {}) },
    sideEffects: {
      restockInfo: isRestocked ? { type: 'SOME_ITEMS', items: lineItems } : { type: 'NO_ITEMS' },
      notifications: { sendCustomerEmail: wanted.notify },
    },
  })
}
