import { randomUUID } from 'node:crypto'
import { ReturnTerms } from '@galleria/platform-client/entities/orders'
import * as operations from '@galleria/platform-client/operations/orders/refund-requests'
import { z } from 'zod'
import { transaction } from '../../../data/database.ts'
import { type App, operation } from '../../../http/route.ts'
import { GuestAccess, reachOrder } from '../lookup/reach-order.ts'
import { findOrder } from '../read/access.ts'
import { resolutions } from '../return-policy/policy.ts'
import { returnTermsOf } from '../return-policy/terms.ts'
import { refundReturn } from '../returns/refund.ts'
import { declineRequest, withdrawRequest } from './decide.ts'
import { requestRefund } from './request.ts'
import { readRequests, requestView } from './store.ts'
import { refundReasons, requestStatuses } from './tables.ts'

const Id = z.string().min(1).max(100)
const Lines = z.array(
  z.object({
    id: z.string(),
    quantity: z.int(),
    reason: z.string().optional(),
    note: z.string().optional(),
    exchangeVariantId: z.string().optional(),
  }),
)
/** Lines of a request as they are sent; a line without a reason has that of the request. */
export const NewLines = z
  .array(
    z.object({
      id: z.string().max(100),
      quantity: z.int().min(1).max(100_000),
      reason: z.enum(refundReasons).optional(),
      note: z.string().trim().max(500).optional(),
    }),
  )
  .min(1)
  .max(300)
export const RefundRequestAnswer = z.object({
  id: z.string(),
  orderId: z.string(),
  status: z.enum(requestStatuses),
  lineItems: Lines,
  reason: z.string(),
  resolution: z.enum(resolutions),
  message: z.string().optional(),
  answer: z.string().optional(),
  instructions: z.string().optional(),
  createdDate: z.string(),
  updatedDate: z.string(),
})
const Answer = z.object({ refundRequest: RefundRequestAnswer })
const NewRequest = z.object({
  lineItems: z
    .array(NewLines.element.extend({ exchangeVariantId: z.guid().toLowerCase().optional() }))
    .min(1)
    .max(300),
  resolution: z.enum(resolutions).default('REFUND'),
  reason: z.enum(refundReasons),
  message: z.string().trim().max(1000).optional(),
})
const Which = z.object({ orderId: Id, refundRequestId: Id })
const Message = z.string().trim().max(1000).optional()

/** Buyers ask, staff decide: beyond the wire reference, which knows refunds alone. */
export function refundRequestRoutes(app: App): void {
  operation(
    app,
    operations.createRefundRequest,
    {
      body: GuestAccess.extend({
        orderId: Id,
        refundRequest: NewRequest,
        /** The same key asks once. */
        idempotencyKey: z.string().min(1).max(100).optional(),
      }),
      answer: Answer,
    },
    ({ db, caller, input, ...services }) =>
      transaction(db, async (trx) => {
        const { refundRequest, idempotencyKey: key = randomUUID() } = input
        const order = await reachOrder({ ...services, db: trx }, caller, input.orderId, input.accessToken)
        const request = { ...refundRequest, message: refundRequest.message || undefined, key, caller }
        return {
          refundRequest: requestView(await requestRefund(trx, services, { ...request, orderId: order.id })),
        }
      }),
  )

  operation(
    app,
    operations.listRefundRequests,
    {
      query: z.object({ orderId: Id }),
      answer: z.object({ refundRequests: z.array(RefundRequestAnswer), returnTerms: ReturnTerms }),
    },
    async ({ db, caller, input, ...services }) => {
      const order = await findOrder(db, caller, input.orderId)
      const requests = await readRequests(db, order.id)
      return {
        refundRequests: requests.map(requestView),
        returnTerms: await returnTermsOf({ ...services, db }, order, requests),
      }
    },
  )

  operation(
    app,
    operations.withdrawRefundRequest,
    { body: GuestAccess.extend(Which.shape), answer: Answer },
    ({ db, caller, input, ...services }) =>
      transaction(db, async (trx) => {
        const order = await reachOrder({ ...services, db: trx }, caller, input.orderId, input.accessToken)
        const which = { orderId: order.id, id: input.refundRequestId, caller }
        return { refundRequest: requestView(await withdrawRequest(trx, services, which)) }
      }),
  )

  operation(
    app,
    operations.acceptRefundRequest,
    { body: Which.extend({ message: Message, restock: z.boolean().default(true) }), answer: Answer },
    ({ db, caller, input: { refundRequestId: id, ...input }, ...services }) =>
      transaction(db, async (trx) => {
        const whole = { shipping: false, fee: 0, notify: true }
        return {
          refundRequest: requestView(await refundReturn(trx, services, { ...input, ...whole, id, caller })),
        }
      }),
  )

  operation(
    app,
    operations.declineRefundRequest,
    { body: Which.extend({ message: Message }), answer: Answer },
    ({ db, caller, input: { refundRequestId: id, ...input }, ...services }) =>
      transaction(db, async (trx) => ({
        refundRequest: requestView(await declineRequest(trx, services, { ...input, id, caller })),
      })),
  )
}
