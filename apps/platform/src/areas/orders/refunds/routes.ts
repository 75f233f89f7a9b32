import { randomUUID } from 'node:crypto'
import * as operations from '@galleria/platform-client/operations/orders/order-billing'
import { z } from 'zod'
import { decimal } from '../../../base/input/decimal.ts'
import type { PlatformConfig } from '../../../data/config.ts'
import { transaction } from '../../../data/database.ts'
import { orderPrice } from '../../../domain/money/money-view.ts'
import { type App, operation } from '../../../http/route.ts'
import { minorIn } from '../amount-in.ts'
import { OrderAnswer, PriceAnswer } from '../answers.ts'
import { providersOf } from '../payments/providers.ts'
import { readTransactions } from '../payments/store.ts'
import { transactionsView } from '../payments/view.ts'
import { findOrder } from '../read/access.ts'
import { orderView } from '../read/order-view.ts'
import { calculateRefund } from './calculate.ts'
import { refundOrder } from './refund.ts'
import { type Refundability, refundabilities } from './refundability.ts'

const Id = z.string().min(1).max(100)
const Decimal = decimal({ digits: 12, scale: 3 })
const Items = z.object({
  lineItems: z
    .array(
      z.object({
        id: z.string().max(100),
        quantity: z.int().min(1).max(100_000),
        /** True for units that were sent; otherwise those that were not come first. An extension of the embedded platform. */
        sent: z.boolean().optional(),
      }),
    )
    .max(300)
    .default([]),
  shipping: z.boolean().default(false),
  additionalFees: z.array(z.string().max(100)).max(100).default([]),
})
export const RefundabilityAnswer = z.object({
  refundabilities: z.array(
    z.object({
      paymentId: z.string(),
      refundabilityStatus: z.enum(['NOT_REFUNDABLE', 'MANUAL', 'REFUNDABLE']),
      nonRefundableReason: z.string().optional(),
      manuallyRefundableReason: z.string().optional(),
      availableRefundAmount: PriceAnswer.optional(),
    }),
  ),
})
const Calculated = z.object({
  total: PriceAnswer,
  shipping: PriceAnswer,
  additionalFees: PriceAnswer,
  lineItems: z.array(z.object({ id: z.string(), quantity: z.int(), total: PriceAnswer })),
})

/** Wire §3.3 "refundability"; refunds themselves as the platform's order billing has them. */
export function refundRoutes(app: App): void {
  operation(
    app,
    operations.getRefundabilityStatus,
    { query: z.object({ ecomOrderId: Id }), answer: RefundabilityAnswer },
    async ({ db, config, caller, input }) => {
      const order = await findOrder(db, caller, input.ecomOrderId)
      const all = refundabilities(order, await readTransactions(db, order.id), providersOf(config))
      return {
        refundabilities: all.map((each) => refundabilityView(each, config)),
      }
    },
  )

  operation(
    app,
    operations.calculateRefund,
    { body: z.object({ ecomOrderId: Id, refundItems: Items }), answer: Calculated },
    async ({ db, config, caller, input }) => {
      const order = await findOrder(db, caller, input.ecomOrderId)
      const found = calculateRefund(order, input.refundItems)
      const site = { ...config, currency: order.currency }
      return {
        total: orderPrice(site, found.total),
        shipping: orderPrice(site, found.shipping),
        additionalFees: orderPrice(site, found.additionalFees),
        lineItems: found.lineItems.map((line) => ({ ...line, total: orderPrice(site, line.total) })),
      }
    },
  )

  operation(
    app,
    operations.refundPayments,
    {
      body: z.object({
        ecomOrderId: Id,
        /** The same key gives back once. */
        idempotencyKey: z.string().min(1).max(100).optional(),
        paymentRefunds: z
          .array(
            z.object({ paymentId: z.guid(), amount: Decimal, externalRefund: z.boolean().default(false) }),
          )
          .min(1)
          .max(50),
        details: z.object({ items: Items.optional(), reason: z.string().max(200).optional() }).optional(),
        sideEffects: z
          .object({
            restockInfo: z
              .object({
                type: z.enum(['NO_ITEMS', 'ALL_ITEMS', 'SOME_ITEMS']),
                items: Items.shape.lineItems.optional(),
              })
              .optional(),
            notifications: z.object({ sendCustomerEmail: z.boolean() }).optional(),
            customMessage: z.string().max(1000).optional(),
          })
          .optional(),
      }),
      answer: OrderAnswer.extend({ orderTransactions: z.looseObject({ orderId: z.string() }) }),
    },
    ({ db, caller, input, ...services }) =>
      transaction(db, async (trx) => {
        const { config } = services
        const { details, sideEffects } = input
        const { currency } = await findOrder(trx, caller, input.ecomOrderId)
        const { type = 'NO_ITEMS', items = [] } = sideEffects?.restockInfo ?? {}
        const order = await refundOrder(trx, services, {
          orderId: input.ecomOrderId,
          key: input.idempotencyKey ?? randomUUID(),
          parts: input.paymentRefunds.map(({ paymentId, amount, externalRefund }, index) => ({
            paymentId,
            amount: minorIn(amount, currency, `paymentRefunds[${index}].amount`),
            external: externalRefund,
          })),
          items: details?.items,
          reason: details?.reason,
          restock: type === 'SOME_ITEMS' ? items : type,
          notify: sideEffects?.notifications?.sendCustomerEmail,
          message: sideEffects?.customMessage,
          caller,
        })
        const transactions = await readTransactions(trx, order.id)
        return {
          order: orderView(config, order),
          orderTransactions: transactionsView({ ...config, currency }, order.id, transactions),
        }
      }),
  )
}

export function refundabilityView(found: Refundability, config: PlatformConfig) {
  const { paymentId, status } = found
  return {
    paymentId,
    refundabilityStatus: status,
    ...(status === 'NOT_REFUNDABLE'
      ? { nonRefundableReason: found.reason }
      : { availableRefundAmount: orderPrice(config, found.left) }),
    ...(status === 'MANUAL' ? { manuallyRefundableReason: 'OFFLINE' } : {}),
  }
}
