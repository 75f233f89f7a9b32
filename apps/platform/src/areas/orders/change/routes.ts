import { Order } from '@galleria/platform-client/entities/orders'
import * as operations from '@galleria/platform-client/operations/orders/orders'
import { z } from 'zod'
import { inBulk } from '../../../base/input/bulk.ts'
import { decimal } from '../../../base/input/decimal.ts'
import { FieldMask } from '../../../base/input/mask.ts'
import { transaction } from '../../../data/database.ts'
import { bulkAnswer } from '../../../http/openapi/bulk-answer.ts'
import { type App, operation } from '../../../http/route.ts'
import { minorIn } from '../amount-in.ts'
import { OrderAnswer } from '../answers.ts'
import { createOrder } from '../create/create.ts'
import { CreateOrder } from '../create/input.ts'
import { orderView } from '../read/order-view.ts'
import { decideOrder } from './approve.ts'
import { cancelOrder } from './cancel.ts'
import { changeTags, TagLists } from './tags.ts'
import { OrderChanges, updateOrder } from './update.ts'
import { lockOrder } from './write-order.ts'

const Id = z.string().min(1).max(100)

/** Wire §3.3. */
export function changeRoutes(app: App): void {
  operation(
    app,
    operations.createOrder,
    { body: CreateOrder, answer: OrderAnswer },
    ({ db, caller, input, ...services }) =>
      transaction(db, async (trx) => ({
        order: orderView(services.config, await createOrder(trx, services, input, caller)),
      })),
  )

  operation(
    app,
    operations.updateOrder,
    { body: z.object({ order: OrderChanges, fieldMask: FieldMask.optional() }), answer: OrderAnswer },
    ({ db, caller, input: { order, fieldMask }, ...services }) =>
      transaction(db, async (trx) => ({
        order: orderView(
          services.config,
          await updateOrder(trx, services, { order, mask: fieldMask, caller }),
        ),
      })),
  )

  operation(
    app,
    operations.bulkUpdateOrders,
    {
      body: z.object({
        orders: z
          .array(z.object({ order: OrderChanges, fieldMask: FieldMask.optional() }))
          .min(1)
          .max(100),
        returnEntity: z.boolean().optional(),
      }),
      answer: bulkAnswer(Order),
    },
    ({ db, caller, input, ...services }) =>
      inBulk(
        input.orders,
        ({ order }) => order.id,
        ({ order, fieldMask }) =>
          transaction(db, async (trx) => {
            const row = await updateOrder(trx, services, { order, mask: fieldMask, caller })
            return input.returnEntity ? orderView(services.config, row) : undefined
          }),
      ),
  )

  operation(
    app,
    operations.cancelOrder,
    {
      body: z.object({
        id: Id,
        sendOrderCanceledEmail: z.boolean().optional(),
        customMessage: z.string().min(1).max(1000).nullish(),
        restockAllItems: z.boolean().optional(),
        /** Gives money back with it; the same key gives back once. An extension of the embedded platform. */
        refund: z
          .object({
            amount: decimal({ digits: 12, scale: 3 }),
            idempotencyKey: z.string().min(1).max(100),
          })
          .optional(),
      }),
      answer: OrderAnswer,
    },
    ({ db, caller, input: { refund: wanted, ...input }, ...services }) =>
      transaction(db, async (trx) => {
        const { currency } = await lockOrder(trx, input.id)
        const refund = wanted && {
          amount: minorIn(wanted.amount, currency, 'refund.amount'),
          key: wanted.idempotencyKey,
        }
        return {
          order: orderView(services.config, await cancelOrder(trx, services, { ...input, refund, caller })),
        }
      }),
  )

  operation(
    app,
    operations.updateOrderStatus,
    {
      body: z.object({ orderId: Id, status: z.enum(['APPROVED', 'REJECTED', 'CANCELED']) }),
      answer: OrderAnswer,
    },
    ({ db, caller, input: { orderId: id, status }, ...services }) =>
      transaction(db, async (trx) => {
        const row =
          status === 'CANCELED'
            ? await cancelOrder(trx, services, { id, caller })
            : await decideOrder(trx, services, { id, status, caller })
        return { order: orderView(services.config, row) }
      }),
  )

  operation(
    app,
    operations.bulkUpdateOrderTags,
    {
      body: z.object({
        orderIds: z.array(Id).min(1).max(100),
        assignTags: TagLists.optional(),
        unassignTags: TagLists.optional(),
      }),
      answer: bulkAnswer(z.never()),
    },
    ({ db, caller, input, ...services }) =>
      inBulk(
        input.orderIds,
        (id) => id,
        (id) =>
          transaction(db, async (trx) => {
            await changeTags(trx, services, { id, ...input, caller })
            return undefined
          }),
      ),
  )
}
