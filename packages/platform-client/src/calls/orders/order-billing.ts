import { defineCall, z } from '@galleria/platform-client'
import * as operations from '../../operations/orders/order-billing.ts'

/** Whether a payment of an order can be given back, and if not, why (specification §8). */
export const Refundability = z.object({
  paymentId: z.string(),
  /** NOT_REFUNDABLE, MANUAL, REFUNDABLE. */
  refundabilityStatus: z.string(),
  nonRefundableReason: z.optional(z.string()),
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
