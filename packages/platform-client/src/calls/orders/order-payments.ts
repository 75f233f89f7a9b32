import { defineCall, z } from '@galleria/platform-client'
import * as operations from '../../operations/orders/order-payments.ts'
import { Order, Price } from '../../schemas/order.ts'

const Payment = z.looseObject({
  id: z.string(),
  amount: Price,
  /** Set for a payment in money. */
  regularPaymentDetails: z.optional(
    z.looseObject({
      /** APPROVED, AUTHORIZED, REFUNDED, … (specification §4). */
      status: z.string(),
      offlinePayment: z.boolean(),
      paymentMethod: z.string(),
    }),
  ),
  /** Set for a payment by a membership, with the line it paid for. */
  membershipPaymentDetails: z.optional(
    z.looseObject({
      membershipId: z.string(),
      lineItemId: z.string(),
      /** CHARGED, CHARGE_FAILED (specification §4). */
      status: z.string(),
      voided: z.boolean(),
    }),
  ),
})
const Refund = z.looseObject({
  id: z.string(),
  transactions: z.array(z.looseObject({ paymentId: z.string(), amount: Price, refundStatus: z.string() })),
})
const OrderTransactions = z.object({
  orderId: z.string(),
  payments: z.array(Payment),
  refunds: z.array(Refund),
})
/** All money that moved for an order. */
export type OrderTransactions = z.infer<typeof OrderTransactions>

/** Oldest first. Not in the wire reference; the embedded platform answers it to the buyer too. */
export const listTransactionsForSingleOrder = /* @__PURE__ */ defineCall<
  { orderId: string },
  { orderTransactions: OrderTransactions }
>(operations.listTransactionsForSingleOrder, () => z.object({ orderTransactions: OrderTransactions }))

/** The money came outside of the store (wire §3.3). For the owner. */
export const markOrderAsPaid = /* @__PURE__ */ defineCall<
  {
    ecomOrderId: string
    userDefinedPaymentMethodName?: { readonly predefined?: string } | { readonly custom?: string }
  },
  { order: Order }
>(operations.markOrderAsPaid, () => z.object({ order: Order }))

/** Amount that may still be collected, and whether it may (wire §3.3). */
export const getPaymentCollectabilityStatus = /* @__PURE__ */ defineCall<
  { ecomOrderId: string },
  { status: string; amount: Price }
>(operations.getPaymentCollectabilityStatus, () => z.object({ status: z.string(), amount: Price }))
