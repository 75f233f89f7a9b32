import { defineCall, z } from '@galleria/platform-client'
import * as operations from '../../operations/orders/orders.ts'
import { type BulkAnswer, bulkAnswer } from '../../schemas/bulk.ts'
import type { AddressWithContact, CatalogReference } from '../../schemas/common.ts'
import { Order } from '../../schemas/order.ts'
import { CursorMetadata, type CursorQuery } from '../../schemas/paging.ts'

export type { Order } from '../../schemas/order.ts'

/** A buyer sees their own orders only; anything else is 404 `ORDER_NOT_FOUND`. */
export const getOrder = /* @__PURE__ */ defineCall<{ id: string }, { order: Order }>(
  operations.getOrder,
  () => z.object({ order: Order }),
)

/** Page 100 unless told, newest first (wire §1.8). */
export const searchOrders = /* @__PURE__ */ defineCall<
  { search: CursorQuery },
  { orders: Order[]; metadata?: z.infer<typeof CursorMetadata> | undefined }
>(operations.searchOrders, () => z.object({ orders: z.array(Order), metadata: z.optional(CursorMetadata) }), {
  repeatable: true,
})

/** An order as it was sold elsewhere; amounts are decimal, the owner's word, and must add up (wire §3.3). */
export interface CreateOrderInput {
  readonly order: {
    readonly channelInfo: { readonly type: string; readonly externalOrderId?: string }
    readonly lineItems: readonly {
      readonly productName: { readonly original: string }
      readonly catalogReference?: CatalogReference
      readonly itemType: { readonly preset?: string } | { readonly custom?: string }
      readonly quantity: number
      readonly price: { readonly amount: string }
    }[]
    readonly priceSummary: Readonly<
      Record<'subtotal' | 'total', { readonly amount: string }> &
        Partial<Record<'shipping' | 'tax' | 'discount' | 'totalAdditionalFees', { readonly amount: string }>>
    >
    readonly buyerInfo?: { readonly memberId?: string; readonly visitorId?: string; readonly email?: string }
    readonly paymentStatus?: 'PAID' | 'NOT_PAID'
    readonly currency?: string
    readonly weightUnit?: 'KG' | 'LB'
    readonly taxIncludedInPrices?: boolean
    readonly billingInfo?: AddressWithContact
    readonly recipientInfo?: AddressWithContact
    readonly buyerNote?: string
    /** ISO 8601; one of tomorrow is 400 `PURCHASED_DATE_CANNOT_BE_IN_FUTURE`. */
    readonly purchasedDate?: string
  }
  readonly settings?: {
    /** PAYMENT_RECEIVED: INITIALIZED, and found by no search, until it is paid. */
    readonly orderApprovalStrategy?: 'DEFAULT' | 'PAYMENT_RECEIVED' | 'PAYMENT_METHOD_SAVED'
    readonly notifications?: { readonly sendNotificationToBuyer?: boolean }
  }
}
/** For the owner; goods leave the shelf, and what was short is noted. */
export const createOrder = /* @__PURE__ */ defineCall<CreateOrderInput, { order: Order }>(
  operations.createOrder,
  () => z.object({ order: Order }),
)

/** For staff. Money goes back only with `refund`, an extension; goods that were not sent only with `restockAllItems` (wire §3.3). */
export const cancelOrder = /* @__PURE__ */ defineCall<
  {
    id: string
    restockAllItems?: boolean
    sendOrderCanceledEmail?: boolean
    customMessage?: string
    /** Decimal; the same key gives back once. 400 `REFUND_IS_TOO_HIGH`. */
    refund?: { readonly amount: string; readonly idempotencyKey: string }
  },
  { order: Order }
>(operations.cancelOrder, () => z.object({ order: Order }))

/** For the owner: comments, and what comes from outside, such as receipts and chargebacks (wire §3.3). */
export const addActivities = /* @__PURE__ */ defineCall<
  {
    orderId: string
    orderActivities: readonly {
      readonly activityType: string
      readonly merchantComment?: { readonly message: string }
      readonly chargebackCreated?: { readonly amount: { readonly amount: string } }
      readonly chargebackReversed?: { readonly amount: { readonly amount: string } }
    }[]
  },
  { order: Order; activityIds: string[] }
>(operations.addActivities, () => z.object({ order: Order, activityIds: z.array(z.string()) }))

/** Changes of an order; what is left out stays (wire §3.3). */
export interface OrderChanges {
  readonly id: string
  readonly archived?: boolean
  readonly buyerInfo?: { readonly email: string }
  readonly recipientInfo?: AddressWithContact
  readonly billingInfo?: AddressWithContact
  readonly shippingInfo?: { readonly logistics: { readonly shippingDestination: AddressWithContact } }
}
/** For staff. */
export const updateOrder = /* @__PURE__ */ defineCall<{ order: OrderChanges }, { order: Order }>(
  operations.updateOrder,
  () => z.object({ order: Order }),
)

/** For staff; at most 100, each for itself. */
export const bulkUpdateOrders = /* @__PURE__ */ defineCall<
  { orders: readonly { readonly order: OrderChanges }[] },
  BulkAnswer<unknown>
>(operations.bulkUpdateOrders, () => bulkAnswer(z.unknown()))

/** For staff: decides an order whose payment is under review. */
export const updateOrderStatus = /* @__PURE__ */ defineCall<
  { orderId: string; status: 'APPROVED' | 'REJECTED' },
  { order: Order }
>(operations.updateOrderStatus, () => z.object({ order: Order }))

interface TagLists {
  readonly privateTags: { readonly tagIds: readonly string[] }
}
/** For staff; at most 100, each for itself. */
export const bulkUpdateOrderTags = /* @__PURE__ */ defineCall<
  { orderIds: readonly string[]; assignTags?: TagLists; unassignTags?: TagLists },
  BulkAnswer<unknown>
>(operations.bulkUpdateOrderTags, () => bulkAnswer(z.unknown()))

/** For staff: how many orders a filter finds. */
export const aggregateOrders = /* @__PURE__ */ defineCall<
  { filter?: CursorQuery['filter'] },
  { count: number }
>(operations.aggregateOrders, () => z.object({ count: z.number() }), { repeatable: true })
