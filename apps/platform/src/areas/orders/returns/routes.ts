import * as operations from '@galleria/platform-client/operations/orders/returns'
import { z } from 'zod'
import { decimal } from '../../../base/input/decimal.ts'
import { type Trx, transaction } from '../../../data/database.ts'
import { CursorPaging } from '../../../data/query-language/keyset.ts'
import type { Services } from '../../../data/services.ts'
import { type App, operation } from '../../../http/route.ts'
import { minorIn } from '../amount-in.ts'
import { CursorMetadataAnswer } from '../answers.ts'
import { declineRequest } from '../refund-requests/decide.ts'
import { NewLines } from '../refund-requests/routes.ts'
import type { RefundRequestRow } from '../refund-requests/store.ts'
import { refundReasons, requestStatuses, returnConditions } from '../refund-requests/tables.ts'
import { resolutions } from '../return-policy/policy.ts'
import { changeReturn } from './change.ts'
import { receiveReturn } from './receive.ts'
import { refundReturn } from './refund.ts'
import { approveReturn, startReturn } from './start.ts'
import { countOpen, findReturn, readReturns } from './store.ts'
import { ReturnAnswer, returnView } from './view.ts'

const Id = z.string().min(1).max(100)
const Which = z.object({ returnId: Id })
const Answer = z.object({ return: ReturnAnswer })
const Message = z.string().trim().max(1000).optional()
const Instructions = z.string().trim().max(2000).optional()
const Filter = z.object({
  status: z.array(z.enum(requestStatuses)).max(requestStatuses.length).optional(),
  search: z.string().max(100).optional(),
})
const Quantity = z.int().min(0).max(100_000)
const Decimal = decimal({ digits: 12, scale: 3 })

/** Goods that come back, line by line: beyond the wire reference, which knows refunds alone. */
export function returnRoutes(app: App): void {
  operation(
    app,
    operations.searchReturns,
    {
      body: z.object({ filter: Filter.optional(), cursorPaging: CursorPaging }),
      answer: z.object({
        returns: z.array(ReturnAnswer),
        metadata: CursorMetadataAnswer,
        open: z.object({ requested: z.int(), approved: z.int(), received: z.int() }),
      }),
    },
    async ({ db, config, input: { filter, cursorPaging } }) => {
      const { pageRows, metadata } = await readReturns(db, config, cursorPaging, Filter.parse, filter)
      const open = await countOpen(db)
      const countOf = (status: string) => open.get(status) ?? 0
      return {
        returns: pageRows.map((row) => returnView(config, row)),
        metadata,
        open: {
          requested: countOf('REQUESTED'),
          approved: countOf('APPROVED'),
          received: countOf('RECEIVED'),
        },
      }
    },
  )

  operation(app, operations.getReturn, { query: Which, answer: Answer }, async ({ db, config, input }) => ({
    return: returnView(config, await findReturn(db, input.returnId)),
  }))

  operation(
    app,
    operations.createReturn,
    {
      body: z.object({
        orderId: Id,
        return: z.object({
          lines: z
            .array(NewLines.element.extend({ reason: z.enum(refundReasons) }))
            .min(1)
            .max(300),
          instructions: Instructions,
        }),
        /** The same key starts one return. */
        idempotencyKey: z.string().min(1).max(100),
      }),
      answer: Answer,
    },
    ({ db, caller, input, ...services }) =>
      answered(db, services, (trx) =>
        startReturn(trx, services, {
          ...input.return,
          orderId: input.orderId,
          key: input.idempotencyKey,
          caller,
        }),
      ),
  )

  operation(
    app,
    operations.updateReturn,
    {
      body: Which.extend({
        resolution: z.enum(resolutions),
        lines: z
          .array(z.object({ id: z.string().max(100), exchangeVariantId: z.guid().toLowerCase().nullable() }))
          .max(300)
          .optional(),
      }),
      answer: Answer,
    },
    ({ db, caller, input: { returnId: id, ...input }, ...services }) =>
      answered(db, services, async (trx) => {
        const { orderId } = await findReturn(trx, id)
        return changeReturn(trx, services, { ...input, orderId, id, caller })
      }),
  )

  operation(
    app,
    operations.approveReturn,
    { body: Which.extend({ instructions: Instructions }), answer: Answer },
    ({ db, caller, input: { returnId: id, instructions }, ...services }) =>
      answered(db, services, async (trx) => {
        const { orderId } = await findReturn(trx, id)
        return approveReturn(trx, services, { orderId, id, instructions: instructions || undefined, caller })
      }),
  )

  operation(
    app,
    operations.declineReturn,
    { body: Which.extend({ message: Message }), answer: Answer },
    ({ db, caller, input: { returnId: id, message }, ...services }) =>
      answered(db, services, async (trx) => {
        const { orderId } = await findReturn(trx, id)
        return declineRequest(trx, services, { orderId, id, message: message || undefined, caller })
      }),
  )

  operation(
    app,
    operations.receiveReturn,
    {
      body: Which.extend({
        lines: z
          .array(
            z.object({
              id: z.string().max(100),
              received: Quantity,
              condition: z.enum(returnConditions).optional(),
              restock: z.boolean().default(false),
            }),
          )
          .max(300)
          .default([]),
        /** Location of the shelf; without it each line goes back to where it came from. */
        locationId: z.guid().toLowerCase().optional(),
        notify: z.boolean().default(true),
      }),
      answer: Answer,
    },
    ({ db, caller, input: { returnId: id, ...input }, ...services }) =>
      answered(db, services, async (trx) => {
        const { orderId } = await findReturn(trx, id)
        return receiveReturn(trx, services, { ...input, orderId, id, caller })
      }),
  )

  operation(
    app,
    operations.refundReturn,
    {
      body: Which.extend({
        lines: z
          .array(z.object({ id: z.string().max(100), quantity: Quantity }))
          .max(300)
          .optional(),
        shipping: z.boolean().default(false),
        fee: Decimal.default('0'),
        amount: Decimal.optional(),
        restock: z.boolean().default(false),
        /** As the buyer wished unless told. */
        storeCredit: z.boolean().optional(),
        message: Message,
        notify: z.boolean().default(true),
      }),
      answer: Answer,
    },
    ({ db, caller, input: { returnId: id, fee, amount, ...input }, ...services }) =>
      answered(db, services, async (trx) => {
        const { orderId, currency } = await findReturn(trx, id)
        return refundReturn(trx, services, {
          ...input,
          ...{ orderId, id, caller },
          fee: minorIn(fee, currency, 'fee'),
          ...(amount === undefined ? {} : { amount: minorIn(amount, currency, 'amount') }),
          message: input.message || undefined,
        })
      }),
  )
}

/** Answers a return as it is after an act. */
function answered(
  db: Services['db'],
  { config }: Pick<Services, 'config'>,
  act: (trx: Trx) => Promise<RefundRequestRow>,
) {
  return transaction(db, async (trx) => {
    const { id } = await act(trx)
    return { return: returnView(config, await findReturn(trx, id)) }
  })
}
