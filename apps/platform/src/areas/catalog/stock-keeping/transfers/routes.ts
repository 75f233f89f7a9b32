import * as operations from '@galleria/platform-client/operations/catalog/stock-transfers'
import { z } from 'zod'
import type { Clock } from '../../../../base/clock.ts'
import { Revision } from '../../../../base/input/revision.ts'
import { numeric } from '../../../../base/query.ts'
import { type Db, type Trx, transaction } from '../../../../data/database.ts'
import type { Caller } from '../../../../http/caller.ts'
import { type App, operation } from '../../../../http/route.ts'
import { Arrived, TransferChanges, TransferInput } from './input.ts'
import { cancelTransfer, receiveTransfer, sendTransfer, undoReceipt } from './moves.ts'
import { findTransfer, findTransfers, type TransferRow } from './store.ts'
import { createTransfer, type Step, updateTransfer } from './transfers.ts'
import { summariesOf, Transfer, TransferSummary, transferView } from './view.ts'

const answer = z.object({ transfer: Transfer })
const wanted = { transferId: z.string().max(100), revision: Revision.optional() }
const one = z.object(wanted)
const Question = z.object({
  status: TransferSummary.shape.status.optional(),
  words: z.string().max(100).optional(),
  variantId: z.guid().optional(),
  /** Location that the goods leave or come to. */
  locationId: z.guid().optional(),
  paging: z
    .object({
      limit: numeric(z.int().min(1).max(100)).default(50),
      offset: numeric(z.int().min(0).max(1_000_000)).default(0),
    })
    .prefault({}),
})

interface Given {
  readonly db: Db
  readonly clock: Clock
  readonly caller: Caller
}

/** Makes one step of a transfer, and answers the transfer as it is then. */
function made({ db, clock, caller }: Given, act: (trx: Trx, step: Step) => Promise<TransferRow>) {
  return transaction(db, async (trx) => {
    const row = await act(trx, { caller, date: clock.now() })
    return { transfer: await transferView(trx, row) }
  })
}

/** Transfers of stock between locations, and purchases that come in (decision 0368). Ours: the wire has no such calls. */
export function stockTransferRoutes(app: App): void {
  operation(
    app,
    operations.createStockTransfer,
    { body: z.object({ transfer: TransferInput }), answer },
    ({ input, ...given }) => made(given, (trx, step) => createTransfer(trx, input.transfer, step)),
  )

  operation(
    app,
    operations.queryStockTransfers,
    {
      body: z.object({ query: Question.prefault({}) }),
      answer: z.object({
        transfers: z.array(TransferSummary),
        total: z.int(),
        /** Transfers of each state that the other conditions find. */
        counts: z.object({ DRAFT: z.int(), IN_TRANSIT: z.int(), RECEIVED: z.int(), CANCELED: z.int() }),
      }),
    },
    async ({ db, input }) => {
      const { paging, ...asked } = input.query
      const { rows, total, counts } = await findTransfers(db, asked, paging)
      return { transfers: await summariesOf(db, rows), total, counts }
    },
  )

  operation(
    app,
    operations.getStockTransfer,
    { query: z.object({ transferId: wanted.transferId }), answer },
    async ({ db, input }) => ({ transfer: await transferView(db, await findTransfer(db, input.transferId)) }),
  )

  operation(
    app,
    operations.updateStockTransfer,
    { body: z.object({ ...wanted, transfer: TransferChanges }), answer },
    ({ input, ...given }) => made(given, (trx, step) => updateTransfer(trx, input, input.transfer, step)),
  )

  operation(app, operations.sendStockTransfer, { body: one, answer }, ({ input, ...given }) =>
    made(given, (trx, step) => sendTransfer(trx, input, step)),
  )

  operation(
    app,
    operations.receiveStockTransfer,
    { body: z.object({ ...wanted, lines: Arrived }), answer },
    ({ input, ...given }) => made(given, (trx, step) => receiveTransfer(trx, input, step)),
  )

  operation(app, operations.undoStockTransferReceipt, { body: one, answer }, ({ input, ...given }) =>
    made(given, (trx, step) => undoReceipt(trx, input, step)),
  )

  operation(app, operations.cancelStockTransfer, { body: one, answer }, ({ input, ...given }) =>
    made(given, (trx, step) => cancelTransfer(trx, input, step)),
  )
}
