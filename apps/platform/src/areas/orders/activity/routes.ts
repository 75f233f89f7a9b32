import { isDeepStrictEqual } from 'node:util'
import { OrderActivity } from '@galleria/platform-client/entities/orders'
import * as operations from '@galleria/platform-client/operations/orders/orders'
import { z } from 'zod'
import { applicationError, violations } from '../../../base/errors.ts'
import { sentBack } from '../../../base/input/closed.ts'
import { transaction } from '../../../data/database.ts'
import { type App, operation } from '../../../http/route.ts'
import { OrderAnswer } from '../answers.ts'
import { lockOrder, writeOrder } from '../change/write-order.ts'
import { type OrderRow, orderView } from '../read/order-view.ts'
import { authorOf, happened } from './activities.ts'

const Comment = z.object({ message: z.string().min(1).max(5000) })
const Sum = z.object({
  amount: z.string().regex(/^\d{1,12}(\.\d{1,3})?$/, { error: 'must be an amount such as 12.50' }),
})
/** Banks' and suppliers' doings come from outside: staff tell them. All else is written by what happens here. */
export const TOLD_BY_STAFF = [
  'MERCHANT_COMMENT',
  'FULFILLER_EMAIL_SENT',
  'RECEIPT_CREATED',
  'RECEIPT_SENT',
  'CHARGEBACK_CREATED',
  'CHARGEBACK_REVERSED',
] as const
const Written = z
  .object({
    activityType: z.enum(TOLD_BY_STAFF).default('MERCHANT_COMMENT'),
    merchantComment: Comment.optional(),
    chargebackCreated: z.object({ amount: Sum }).optional(),
    chargebackReversed: z.object({ amount: Sum }).optional(),
  })
  .refine(({ activityType, merchantComment }) => activityType !== 'MERCHANT_COMMENT' || merchantComment, {
    error: 'must not be empty',
    path: ['merchantComment'],
    params: { violatedRule: 'REQUIRED_FIELD' },
  })
const AddActivities = z
  .object({
    orderId: z.string().max(100),
    orderActivities: z.array(Written).max(300).default([]),
    activities: z
      .array(z.object({ merchantComment: Comment }))
      .max(300)
      .default([]),
  })
  .refine(({ orderActivities, activities }) => orderActivities.length + activities.length > 0, {
    error: 'must not be empty',
    path: ['orderActivities'],
    params: { violatedRule: 'REQUIRED_FIELD' },
  })
const Which = z.object({ id: z.string().max(100), activityId: z.string().max(100) })

/** Notes of staff in an order's history (wire §3.3). */
export function activityRoutes(app: App): void {
  operation(
    app,
    operations.addActivities,
    { body: AddActivities, answer: OrderAnswer.extend({ activityIds: z.array(z.string()) }) },
    ({ db, caller, input, ...services }) =>
      transaction(db, async (trx) => {
        const order = await lockOrder(trx, input.orderId)
        const date = services.clock.now()
        const author = await authorOf(trx, caller)
        const comments = input.activities.map(
          (each) => ({ activityType: 'MERCHANT_COMMENT', ...each }) as const,
        )
        const added = [...input.orderActivities, ...comments].map((each) => happened(each, date, author))
        const activities = [...order.document.activities, ...added]
        const row = await writeOrder(trx, services, order, { document: { activities } }, caller)
        return { order: orderView(services.config, row), activityIds: added.map(({ id }) => id ?? '') }
      }),
  )

  operation(
    app,
    operations.updateActivity,
    {
      body: Which.extend({ activity: sentBack(z.object({ merchantComment: Comment }), OrderActivity) }),
      answer: OrderAnswer,
    },
    ({ db, caller, input, ...services }) =>
      transaction(db, async (trx) => {
        const order = await lockOrder(trx, input.id)
        comment(order, input.activityId)
        const activities = order.document.activities.map((each) =>
          each.id === input.activityId ? { ...each, ...input.activity } : each,
        )
        const same = isDeepStrictEqual(activities, order.document.activities)
        const row = same
          ? order
          : await writeOrder(trx, services, order, { document: { activities } }, caller)
        return { order: orderView(services.config, row) }
      }),
  )

  operation(
    app,
    operations.deleteActivity,
    { query: Which, answer: OrderAnswer },
    ({ db, caller, input, ...services }) =>
      transaction(db, async (trx) => {
        const order = await lockOrder(trx, input.id)
        comment(order, input.activityId)
        const activities = order.document.activities.filter(({ id }) => id !== input.activityId)
        return {
          order: orderView(
            services.config,
            await writeOrder(trx, services, order, { document: { activities } }, caller),
          ),
        }
      }),
  )
}

/** History that nobody wrote cannot be rewritten. */
function comment({ document }: OrderRow, id: string): void {
  const found = document.activities.find((each) => each.id === id)
  if (!found) throw applicationError(404, 'ACTIVITY_NOT_FOUND', 'Activity not found in this order.')
  if (found.activityType !== 'MERCHANT_COMMENT')
    throw violations([
      { field: 'activityId', description: 'is not a comment', violatedRule: 'FIELD_NOT_ALLOWED' },
    ])
}
