import * as operations from '@galleria/platform-client/operations/orders/order-handling'
import { z } from 'zod'
import { transaction } from '../../../data/database.ts'
import { type App, operation } from '../../../http/route.ts'
import { PriceAnswer } from '../answers.ts'
import { findOrder } from '../read/access.ts'
import { changeHandling } from './change.ts'
import { letterKinds, sendOrderLetter } from './letters.ts'
import { handlingOf } from './overview.ts'

const Id = z.string().min(1).max(100)
const Person = z.object({ id: z.string(), email: z.string(), name: z.string() })
const Answer = z.object({
  handling: z.object({
    orderId: z.string(),
    onHold: z.boolean(),
    holdReason: z.string().optional(),
    assignee: Person.optional(),
    lines: z.array(
      z.object({
        id: z.string(),
        ordered: z.int(),
        sent: z.int(),
        refunded: z.int(),
        refundedUnsent: z.int(),
        refundedSent: z.int(),
        restocked: z.int(),
        restockedUnsent: z.int(),
        restockedSent: z.int(),
        toSend: z.int(),
        locations: z.array(z.object({ id: z.guid(), name: z.string().optional(), quantity: z.int() })),
      }),
    ),
    locations: z.array(z.object({ id: z.guid(), name: z.string(), isDefault: z.boolean() })),
    amountHeld: PriceAnswer,
    amountToRefund: PriceAnswer,
    amountOwed: PriceAnswer,
    paymentRequests: z.array(
      z.object({
        id: z.string(),
        status: z.string(),
        amount: PriceAnswer,
        createdDate: z.string(),
        expirationDate: z.string(),
        paymentUrl: z.string().optional(),
      }),
    ),
    staff: z.array(Person),
  }),
})

/** Handling of an order by staff: beyond the wire reference. */
export function handlingRoutes(app: App): void {
  operation(
    app,
    operations.getOrderHandling,
    { query: z.object({ orderId: Id }), answer: Answer },
    async ({ db, config, caller, input }) => ({
      handling: await handlingOf(db, config, await findOrder(db, caller, input.orderId)),
    }),
  )

  operation(
    app,
    operations.updateOrderHandling,
    {
      body: z.object({
        orderId: Id,
        onHold: z.boolean().optional(),
        holdReason: z.string().trim().max(500).optional(),
        assigneeId: z.guid().nullish(),
      }),
      answer: Answer,
    },
    ({ db, caller, input, ...services }) =>
      transaction(db, async (trx) => ({
        handling: await handlingOf(
          trx,
          services.config,
          await changeHandling(trx, services, { ...input, caller }),
        ),
      })),
  )

  operation(
    app,
    operations.sendOrderLetter,
    {
      body: z.object({
        orderId: Id,
        letter: z.enum(letterKinds),
        idempotencyKey: z.guid().optional(),
      }),
      answer: z.object({}),
    },
    ({ db, caller, input, ...services }) =>
      transaction(db, async (trx) => {
        await sendOrderLetter(trx, services, { ...input, caller })
        return {}
      }),
  )
}
