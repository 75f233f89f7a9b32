import { defineCall, z } from '@galleria/platform-client'
import * as operations from '../../operations/orders/order-billing.ts'
import { Price } from '../../schemas/order.ts'

/** Whether a payment of an order can be given back, and if not, why (specification §8). */
export const Refundability = z.object({
  paymentId: z.string(),
  /** NOT_REFUNDABLE, MANUAL, REFUNDABLE. */
  refundabilityStatus: z.string(),
  nonRefundableReason: z.optional(z.string()),
  /** Rest of the payment. */
  availableRefundAmount: z.optional(Price),
})
export type Refundability = z.infer<typeof Refundability>

/** Payment by payment (wire §3.3). */
export const getRefundabilityStatus = /* @__PURE__ */ defineCall<
  { ecomOrderId: string },
  { refundabilities: Refundability[] }
>(operations.getRefundabilityStatus, () => z.object({ refundabilities: z.array(Refundability) }))

/**
 * Asks for what an order still owes: `paymentUrl` is a hosted page where it is paid. Answers 428 `NOTHING_TO_COLLECT`
 * when nothing is owed. Not in the wire reference; the embedded platform answers it to the buyer too, to a guest with
 * the `accessToken` of a look-up.
 */
export const createPaymentRequest = /* @__PURE__ */ defineCall<
  { ecomOrderId: string; accessToken?: string | undefined },
  { paymentRequest: { paymentUrl: string } }
>(operations.createPaymentRequest, () => z.object({ paymentRequest: z.object({ paymentUrl: z.string() }) }))

/**
 * Emails the buyer the page where the rest of an order is paid, and notes it in the order's history. Answers 428
 * `NOTHING_TO_COLLECT` when nothing is owed, `BUYER_EMAIL_IS_MISSING` without an address. An extension of the embedded platform.
 */
export const sendPaymentRequest = /* @__PURE__ */ defineCall<
  { ecomOrderId: string },
  { paymentRequest: { paymentUrl: string } }
>(operations.sendPaymentRequest, () => z.object({ paymentRequest: z.object({ paymentUrl: z.string() }) }))

/** Units of a line; `sent` of those that were sent, otherwise those that were not come first. */
export interface RefundedUnits {
  readonly id: string
  readonly quantity: number
  readonly sent?: boolean
}
interface RefundItems {
  readonly lineItems: readonly RefundedUnits[]
  readonly shipping?: boolean
}

const Worth = z.object({
  total: Price,
  /** By line; the embedded platform's alone. */
  lineItems: z.optional(z.array(z.object({ id: z.string(), quantity: z.number(), total: Price }))),
})

/** For staff: worth of parts of an order, with their discount and tax. */
export const calculateRefund = /* @__PURE__ */ defineCall<
  { ecomOrderId: string; refundItems: RefundItems },
  z.infer<typeof Worth>
>(operations.calculateRefund, () => Worth, { repeatable: true })

/** For staff. 428 `NOT_REFUNDABLE` with a `reason`, `MANUAL_REFUND_ONLY` without `externalRefund`. */
export const refundPayments = /* @__PURE__ */ defineCall<
  {
    ecomOrderId: string
    idempotencyKey: string
    paymentRefunds: readonly {
      readonly paymentId: string
      /** Decimal. */
      readonly amount: string
      readonly externalRefund: boolean
    }[]
    details: { readonly items: RefundItems; readonly reason?: string }
    sideEffects: {
      readonly restockInfo: {
        readonly type: 'NO_ITEMS' | 'SOME_ITEMS'
        readonly items?: readonly RefundedUnits[]
      }
      readonly notifications: { readonly sendCustomerEmail: boolean }
      readonly customMessage?: string
    }
  },
  { order: { id: string } }
>(operations.refundPayments, () => z.object({ order: z.object({ id: z.string() }) }))

type Held = { ecomOrderId: string; payments: readonly { readonly paymentId: string }[] }

/** For staff: takes the money of an authorized payment. */
export const captureAuthorizedPayments = /* @__PURE__ */ defineCall<Held, object>(
  operations.captureAuthorizedPayments,
  () => z.object({}),
)

/** For staff: lets the money of an authorized payment go. */
export const voidAuthorizedPayments = /* @__PURE__ */ defineCall<Held, object>(
  operations.voidAuthorizedPayments,
  () => z.object({}),
)
