import { defineCall, z } from '@galleria/platform-client'
import * as operations from '../../operations/orders/refund-requests.ts'

/** Refund that a buyer requests; staff decide. */
export const RefundRequest = z.object({
  id: z.string(),
  /** REQUESTED, ACCEPTED, DECLINED, WITHDRAWN. */
  status: z.string(),
  lineItems: z.array(z.object({ id: z.string(), quantity: z.number() })),
  /** CHANGED_MIND, NOT_AS_DESCRIBED, DAMAGED, WRONG_ITEM, LATE, OTHER. */
  reason: z.string(),
  message: z.optional(z.string()),
  /** Reply from staff. */
  answer: z.optional(z.string()),
  createdDate: z.string(),
})
export type RefundRequest = z.infer<typeof RefundRequest>

const one = () => z.object({ refundRequest: RefundRequest })

/**
 * Asks for money back; the same `idempotencyKey` asks once. `accessToken`: of a look-up, for a guest. 428 `NOT_REFUNDABLE`
 * with a `reason` (specification §8), 409 `REFUND_ALREADY_REQUESTED` while another is looked at. An extension of the
 * embedded platform.
 */
export const createRefundRequest = /* @__PURE__ */ defineCall<
  {
    orderId: string
    accessToken?: string | undefined
    refundRequest: {
      readonly lineItems: readonly { readonly id: string; readonly quantity: number }[]
      readonly reason: string
      readonly message?: string | undefined
    }
    idempotencyKey: string
  },
  { refundRequest: RefundRequest }
>(operations.createRefundRequest, one)

/** Oldest first. An extension of the embedded platform. */
export const listRefundRequests = /* @__PURE__ */ defineCall<
  { orderId: string },
  { refundRequests: RefundRequest[] }
>(operations.listRefundRequests, () => z.object({ refundRequests: z.array(RefundRequest) }))

/** Takes a request back that nobody has decided yet; twice is once. An extension of the embedded platform. */
export const withdrawRefundRequest = /* @__PURE__ */ defineCall<
  { orderId: string; refundRequestId: string; accessToken?: string | undefined },
  { refundRequest: RefundRequest }
>(operations.withdrawRefundRequest, one, { repeatable: true })
