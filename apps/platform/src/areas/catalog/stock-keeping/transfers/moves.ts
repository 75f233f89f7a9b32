import { applicationError, violations } from '../../../../base/errors.ts'
import type { Trx } from '../../../../data/database.ts'
import { emitStockChanged } from '../../inventory-events.ts'
import { markChanged } from '../../store/changes.ts'
import { MOST_STOCK } from '../../writes/inventory/input.ts'
import { findStockLocations, lockVariants } from '../locations/store.ts'
import { logStock } from '../log/log.ts'
import type { LoggedChange } from '../log/store.ts'
import type { StockLogKind } from '../tables.ts'
import type { Arrived } from './input.ts'
import { lastReceipt } from './receipts.ts'
import { changeQuantity, type LineRow, replaceLines, saveTransfer, type TransferRow } from './store.ts'
import { linesInOrder, lockTransfer, type Step, stepped, type Wanted } from './transfers.ts'

/** Sends a draft: its source has the goods no longer, and its target expects them. */
export async function sendTransfer(trx: Trx, wanted: Wanted, step: Step): Promise<TransferRow> {
  const row = await lockTransfer(trx, wanted, ['DRAFT'])
  const lines = await linesInOrder(trx, row)
  if (row.fromLocationId)
    await move(trx, row, step, {
      kind: 'TRANSFER_SENT',
      locationId: row.fromLocationId,
      changes: lines.map((line) => ({ line, change: -line.quantity })),
    })
  const sent = stepped({ ...row, status: 'IN_TRANSIT' }, step, { type: 'SENT' })
  const leaving = lines.map((line) => ({ ...line, incoming: line.quantity }))
  return save(trx, sent, leaving)
}

/** Adds what arrived; the transfer is received when nothing of it is on its way. */
export async function receiveTransfer(
  trx: Trx,
  wanted: Wanted & { readonly lines: Arrived },
  step: Step,
): Promise<TransferRow> {
  const row = await lockTransfer(trx, wanted, ['IN_TRANSIT'])
  const before = await linesInOrder(trx, row)
  const arrived = before.map((line) => ({ line, ...arrivedOf(line, wanted.lines) }))
  const strange = wanted.lines.findIndex(
    ({ variantId }) => !before.some((line) => line.variantId === variantId),
  )
  if (strange >= 0) throw wrong(strange, 'variantId', 'is not on this transfer')
  const sumOf = (field: 'received' | 'rejected') => arrived.reduce((sum, each) => sum + each[field], 0)
  const [received, rejected] = [sumOf('received'), sumOf('rejected')]
  if (received + rejected === 0) throw wrong(0, 'received', 'or rejected must be 1 or more')
  await move(trx, row, step, {
    kind: 'TRANSFER_RECEIVED',
    locationId: row.toLocationId,
    changes: arrived.map((each) => ({ line: each.line, change: each.received })),
  })
  const lines = arrived.map(
    ({ line, ...each }): LineRow => ({
      ...line,
      received: line.received + each.received,
      rejected: line.rejected + each.rejected,
      incoming: line.incoming - each.received - each.rejected,
    }),
  )
  const isOver = lines.every(({ incoming }) => incoming === 0)
  const next = stepped({ ...row, status: isOver ? 'RECEIVED' : 'IN_TRANSIT' }, step, {
    ...{ type: 'RECEIVED', received, rejected },
    lines: arrived.flatMap(({ line: { variantId }, ...each }) =>
      each.received + each.rejected > 0 ? [{ variantId, ...each }] : [],
    ),
  })
  return save(trx, next, lines)
}

/** Takes the last receiving back by opposite rows of the log: what arrived by it is on its way again. */
export async function undoReceipt(trx: Trx, wanted: Wanted, step: Step): Promise<TransferRow> {
  const row = await lockTransfer(trx, wanted, ['IN_TRANSIT', 'RECEIVED'])
  const receipt = lastReceipt(row)
  if (!receipt?.lines)
    throw applicationError(409, 'NOTHING_TO_UNDO', 'Nothing was received that can be undone.')
  const undone = new Map(receipt.lines.map((line) => [line.variantId, line]))
  const before = await linesInOrder(trx, row)
  const changes = before.map((line) => ({ line, change: -(undone.get(line.variantId)?.received ?? 0) }))
  await move(trx, row, step, { kind: 'TRANSFER_UNDONE', locationId: row.toLocationId, changes })
  const lines = before.map((line): LineRow => {
    const { received = 0, rejected = 0 } = undone.get(line.variantId) ?? {}
    return {
      ...line,
      received: line.received - received,
      rejected: line.rejected - rejected,
      incoming: line.incoming + received + rejected,
    }
  })
  const { received = 0, rejected = 0 } = receipt
  const next = stepped({ ...row, status: 'IN_TRANSIT' }, step, { type: 'UNDONE', received, rejected })
  return save(trx, next, lines)
}

/** Stops a transfer: the source has again what is still on its way; what arrived stays. */
export async function cancelTransfer(trx: Trx, wanted: Wanted, step: Step): Promise<TransferRow> {
  const row = await lockTransfer(trx, wanted, ['DRAFT', 'IN_TRANSIT'])
  const lines = await linesInOrder(trx, row)
  if (row.fromLocationId)
    await move(trx, row, step, {
      kind: 'TRANSFER_CANCELED',
      locationId: row.fromLocationId,
      changes: lines.map((line) => ({ line, change: line.incoming })),
    })
  const canceled = stepped({ ...row, status: 'CANCELED' }, step, { type: 'CANCELED' })
  const over = lines.map((line) => ({ ...line, incoming: 0 }))
  return save(trx, canceled, over)
}

async function save(trx: Trx, row: TransferRow, lines: readonly LineRow[]): Promise<TransferRow> {
  await saveTransfer(trx, row)
  await replaceLines(trx, row.id, lines)
  return row
}

function arrivedOf(line: LineRow, lines: Arrived) {
  const named = lines.flatMap((each, at) => (each.variantId === line.variantId ? [{ ...each, at }] : []))
  const received = named.reduce((sum, each) => sum + each.received, 0)
  const rejected = named.reduce((sum, each) => sum + each.rejected, 0)
  if (received + rejected > line.incoming)
    throw wrong(named[0]?.at ?? 0, 'received', `and rejected can be ${line.incoming} at most`)
  return { received, rejected }
}

const wrong = (at: number, field: string, description: string) =>
  violations([{ field: `lines[${at}].${field}`, description, violatedRule: 'VALIDATION' }])

interface Move {
  readonly kind: StockLogKind
  readonly locationId: string
  readonly changes: readonly { readonly line: LineRow; readonly change: number }[]
}

/** Changes quantities, and writes each into the log with its transfer and location. */
async function move(trx: Trx, row: TransferRow, { caller, date }: Step, { kind, locationId, changes }: Move) {
  const log: LoggedChange[] = []
  if (changes.every(({ change }) => change === 0)) return
  await lockVariants(
    trx,
    changes.map(({ line }) => line.variantId),
  )
  const places = await findStockLocations(trx)
  const location = places.find(({ id }) => id === locationId)
  if (!location) throw applicationError(409, 'LOCATION_GONE', 'The location of this transfer is deleted.')
  for (const { line, change } of changes) {
    if (change === 0) continue
    const { variantId, productId, name } = line
    const after = await changeQuantity(trx, variantId, change, location)
    // Goods that are deleted or no longer counted gain nothing, and none can be taken.
    if (after === undefined && change > 0) continue
    if (after === undefined && kind === 'TRANSFER_UNDONE')
      throw applicationError(
        409,
        'NOT_ENOUGH_STOCK',
        `Fewer than ${-change} of ${JSON.stringify(name)} are left at ${location.name}. Correct the stock there instead.`,
        { variantId, name, location: location.name },
      )
    if (after === undefined)
      throw applicationError(
        409,
        'NOT_ENOUGH_STOCK',
        `Fewer than ${-change} of ${JSON.stringify(name)} are available at ${location.name}. Lower the quantity.`,
        { variantId, name, location: location.name },
      )
    if (after > MOST_STOCK)
      throw applicationError(
        409,
        'STOCK_TOO_LARGE',
        `${JSON.stringify(name)} would have more than ${MOST_STOCK} pieces.`,
        { variantId, name },
      )
    log.push({ productId, variantId, change, after, locationId })
  }
  if (log.length === 0) return
  await logStock(trx, log, { kind, date, caller, transferId: row.id })
  await markChanged(trx, new Set(log.map(({ productId }) => productId)))
  const onShelf = new Map(log.map(({ variantId, change }) => [variantId, change]))
  await emitStockChanged(trx, { onShelf, reason: 'MANUAL', date })
}
