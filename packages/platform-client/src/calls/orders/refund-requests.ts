import { defineCall, z } from '@galleria/platform-client'
import { ReturnTerms } from '../../entities/orders/return-policy.ts'
import * as operations from '../../operations/orders/refund-requests.ts'

/** Refund that a buyer requests; staff decide. */
export const RefundRequest = z.object({
  id: z.string(),
  /** REQUESTED, APPROVED, RECEIVED, ACCEPTED (refunded), EXCHANGED, DECLINED, WITHDRAWN. */
  status: z.string(),
  lineItems: z.array(
    z.object({
      id: z.string(),
      quantity: z.number(),
      /** Reason of this line, where it has one of its own. */
      reason: z.optional(z.string()),
      note: z.optional(z.string()),
      /** Variant of the same product that is wanted instead. */
      exchangeVariantId: z.optional(z.string()),
    }),
  ),
  /** REFUND, EXCHANGE, STORE_CREDIT: what the buyer asked for. */
  resolution: z.optional(z.string()),
  /** CHANGED_MIND, NOT_AS_DESCRIBED, DAMAGED, WRONG_ITEM, LATE, OTHER. */
  reason: z.string(),
  message: z.optional(z.string()),
  /** Reply from staff. */
  answer: z.optional(z.string()),
  /** How to send the goods, once the return is approved. */
  instructions: z.optional(z.string()),
  createdDate: z.string(),
})
export type RefundRequest = z.infer<typeof RefundRequest>

const one = () => z.object({ refundRequest: RefundRequest })

/**
 * Asks for money back; the same `idempotencyKey` asks once. `accessToken`: of a look-up, for a guest. 428 `NOT_REFUNDABLE`
 * with a `reason` (specification §8), 409 `REFUND_ALREADY_REQUESTED` while another is looked at; 400 at the path of what the
 * return policy does not allow. An extension of the embedded platform.
 */
export const createRefundRequest = /* @__PURE__ */ defineCall<
  {
    orderId: string
    accessToken?: string | undefined
    refundRequest: {
      readonly lineItems: readonly {
        readonly id: string
        readonly quantity: number
        readonly reason?: string
        readonly note?: string
        readonly exchangeVariantId?: string
      }[]
      readonly reason: string
      readonly resolution?: string
      readonly message?: string | undefined
    }
    idempotencyKey: string
  },
  { refundRequest: RefundRequest }
>(operations.createRefundRequest, one)

export type { ReturnTerms } from '../../entities/orders/return-policy.ts'

/** Oldest first, with what may still be asked for. An extension of the embedded platform. */
export const listRefundRequests = /* @__PURE__ */ defineCall<
  { orderId: string },
  { refundRequests: RefundRequest[]; returnTerms?: ReturnTerms | undefined }
>(operations.listRefundRequests, () =>
  z.object({ refundRequests: z.array(RefundRequest), returnTerms: z.optional(ReturnTerms) }),
)

/** Takes a request back that nobody has decided yet, or whose goods were not sent back yet; twice is once. An extension of the embedded platform. */
export const withdrawRefundRequest = /* @__PURE__ */ defineCall<
  { orderId: string; refundRequestId: string; accessToken?: string | undefined },
  { refundRequest: RefundRequest }
>(operations.withdrawRefundRequest, one, { repeatable: true })

/** For staff: gives back what was asked for. An extension of the embedded platform. */
export const acceptRefundRequest = /* @__PURE__ */ defineCall<
  { orderId: string; refundRequestId: string; restock: boolean; message?: string | undefined },
  { refundRequest: RefundRequest }
>(operations.acceptRefundRequest, one)

/** For staff: `message` tells the buyer why. An extension of the embedded platform. */
export const declineRefundRequest = /* @__PURE__ */ defineCall<
  { orderId: string; refundRequestId: string; message?: string | undefined },
  { refundRequest: RefundRequest }
>(operations.declineRefundRequest, one)
