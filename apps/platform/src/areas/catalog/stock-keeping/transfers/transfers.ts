import { randomUUID } from 'node:crypto'
import { applicationError, violations } from '../../../../base/errors.ts'
import { checkRevision } from '../../../../base/input/revision.ts'
import type { Trx } from '../../../../data/database.ts'
import { authorOf } from '../../../../http/author.ts'
import type { Caller } from '../../../../http/caller.ts'
import { activeLocation } from '../locations/find.ts'
import { findStockLocations } from '../locations/store.ts'
import type { TransferChanges, TransferInput } from './input.ts'
import {
  findGoods,
  findLines,
  findTransfer,
  type LineRow,
  replaceLines,
  saveTransfer,
  type TransferRow,
} from './store.ts'
import type { TransferChange, TransferStatus } from './tables.ts'

/** Steps that are kept of one transfer. */
const MOST_CHANGES = 200

export interface Step {
  readonly caller: Caller
  readonly date: Date
}

export interface Wanted {
  readonly transferId: string
  readonly revision?: number | undefined
}

export async function createTransfer(trx: Trx, input: TransferInput, step: Step): Promise<TransferRow> {
  const { lines, ...fields } = input
  const id = randomUUID()
  const { date } = step
  const row = {
    id,
    ...fields,
    status: 'DRAFT' as const,
    history: [],
    revision: 0,
    createdAt: date,
    updatedAt: date,
  }
  await checkPlaces(trx, row)
  const written = stepped(row, step, { type: 'CREATED' })
  await saveTransfer(trx, written)
  await writeLines(trx, id, lines)
  return written
}

/** Changes what is named: of a draft everything, of goods in transit the texts and the day. */
export async function updateTransfer(
  trx: Trx,
  wanted: Wanted,
  { lines, ...fields }: TransferChanges,
  step: Step,
): Promise<TransferRow> {
  const before = await lockTransfer(trx, wanted, ['DRAFT', 'IN_TRANSIT'])
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
  const row: TransferRow = { ...before, ...given }
  const isMoved =
    row.fromLocationId !== before.fromLocationId || row.toLocationId !== before.toLocationId || lines
  if (before.status !== 'DRAFT' && isMoved)
    throw applicationError(
      409,
      'STOCK_TRANSFER_IN_TRANSIT',
      'Places and lines are changed before the goods are sent. Cancel the transfer and create another.',
    )
  if (isMoved) await checkPlaces(trx, row)
  const written = stepped(row, step, { type: 'CHANGED' })
  await saveTransfer(trx, written)
  if (lines) await writeLines(trx, row.id, lines)
  return written
}

/** Locks a transfer that has one of these states. @throws ApiError 404, 409 */
export async function lockTransfer(
  trx: Trx,
  { transferId, revision }: Wanted,
  states: readonly TransferStatus[],
): Promise<TransferRow> {
  const row = await findTransfer(trx, transferId, { lock: true })
  checkRevision(row.revision, revision)
  if (states.includes(row.status)) return row
  throw applicationError(409, 'WRONG_STOCK_TRANSFER_STATUS', `The transfer is ${words[row.status]}.`, {
    status: row.status,
  })
}

const words = { DRAFT: 'a draft', IN_TRANSIT: 'in transit', RECEIVED: 'received', CANCELED: 'canceled' }

/** The row after a step, which its history tells. */
export function stepped(
  row: TransferRow,
  { caller, date }: Step,
  change: Pick<TransferChange, 'type' | 'received' | 'rejected' | 'lines'>,
): TransferRow {
  const told = { ...change, date: date.toISOString(), ...authorOf(caller) }
  return {
    ...row,
    history: [...row.history, told].slice(-MOST_CHANGES),
    revision: row.revision + 1,
    updatedAt: date,
  }
}

async function checkPlaces(
  trx: Trx,
  { fromLocationId, toLocationId }: Pick<TransferRow, 'fromLocationId' | 'toLocationId'>,
): Promise<void> {
  const wrong = (field: string, description: string) =>
    violations([{ field: `transfer.${field}`, description, violatedRule: 'VALIDATION' }])
  if (fromLocationId === toLocationId) throw wrong('toLocationId', 'must be another location than the source')
  const places = await findStockLocations(trx)
  activeLocation(places, toLocationId, 'transfer.toLocationId')
  if (fromLocationId) activeLocation(places, fromLocationId, 'transfer.fromLocationId')
}

/** Lines with the names of now. @throws ApiError 400 for what is no variant, or is not counted */
async function writeLines(trx: Trx, transferId: string, lines: TransferInput['lines']): Promise<void> {
  const goods = await findGoods(
    trx,
    lines.map(({ variantId }) => variantId),
  )
  const rows = lines.map(({ variantId, quantity }, position): LineRow => {
    const found = goods.get(variantId)
    const wrong = (description: string) =>
      violations([
        { field: `transfer.lines[${position}].variantId`, description, violatedRule: 'VALIDATION' },
      ])
    if (!found) throw wrong('is not a variant of this store')
    if (!found.trackQuantity) throw wrong('has stock that is not counted')
    const { productId, variant, sku } = found
    const name = [found.name, variant].filter(Boolean).join(' – ')
    return {
      ...{ transferId, variantId, position, productId, name, sku, quantity },
      ...{ received: 0, rejected: 0, incoming: 0 },
    }
  })
  await replaceLines(trx, transferId, rows)
}

/** Goods in one order, the same everywhere, so that two changes of the same goods cannot deadlock. */
export async function linesInOrder(trx: Trx, { id }: TransferRow): Promise<LineRow[]> {
  return (await findLines(trx, id)).toSorted((a, b) => (a.variantId < b.variantId ? -1 : 1))
}
