import { defineCall, z } from '@galleria/platform-client'
import { ReturnTerms } from '../../entities/orders/return-policy.ts'
import * as operations from '../../operations/orders/order-look-up.ts'
import { Order } from '../../schemas/order.ts'
import { Fulfillment } from './fulfillments.ts'
import { Refundability } from './order-billing.ts'
import { RefundRequest } from './refund-requests.ts'

/**
 * A guest's order by what the confirmation mail says: `accessToken` opens it until `expirationDate` (half an hour).
 * A mismatch answers 404 `ORDER_NOT_FOUND`, also for a member's order; too many attempts answer 429 with
 * `retryAfterSeconds`. An extension of the embedded platform.
 */
export const lookUpOrder = /* @__PURE__ */ defineCall<
  { number: string; email: string },
  { accessToken: string; expirationDate: string }
>(operations.lookUpOrder, () => z.object({ accessToken: z.string(), expirationDate: z.string() }))

/** An order as its link shows it, with what is on its way. */
export interface LookedUpOrder {
  readonly order: Order
  readonly expirationDate: string
  readonly fulfillments: Fulfillment[]
  readonly refundabilities: Refundability[]
  readonly refundRequests: RefundRequest[]
  readonly returnTerms?: ReturnTerms | undefined
}

/**
 * Order as a guest may see it: no street, no names, the email masked, no invoice; links to files end with the
 * access. 410 `ORDER_ACCESS_HAS_ENDED` where it has ended. An extension of the embedded platform.
 */
export const getLookedUpOrder = /* @__PURE__ */ defineCall<{ accessToken: string }, LookedUpOrder>(
  operations.getLookedUpOrder,
  () =>
    z.object({
      order: Order,
      expirationDate: z.string(),
      fulfillments: z.array(Fulfillment),
      refundabilities: z.array(Refundability),
      refundRequests: z.array(RefundRequest),
      returnTerms: z.optional(ReturnTerms),
    }),
  { repeatable: true },
)
