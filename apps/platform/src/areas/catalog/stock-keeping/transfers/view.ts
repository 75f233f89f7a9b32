import { z } from 'zod'
import { entityOf } from '../../../../base/entity.ts'
import type { Db } from '../../../../data/database.ts'
import { authorNames } from '../../../../http/author-names.ts'
import { lastReceipt } from './receipts.ts'
import { findLines, findLocationNames, type ListedTransfer, type TransferRow } from './store.ts'

const Location = z.object({
  id: z.guid(),
  /** Name of the location; absent where it is deleted. */
  name: z.string().optional(),
})

export const TransferSummary = z.object({
  id: z.guid(),
  revision: z.string(),
  reference: z.string(),
  note: z.string(),
  /** Location that sends; absent where the goods come from a supplier. */
  from: Location.optional(),
  to: Location,
  expectedOn: z.string().optional(),
  status: z.enum(['DRAFT', 'IN_TRANSIT', 'RECEIVED', 'CANCELED']),
  quantity: z.int(),
  received: z.int(),
  rejected: z.int(),
  createdDate: z.string(),
  updatedDate: z.string(),
})

export const Transfer = TransferSummary.extend({
  lines: z.array(
    z.object({
      variantId: z.guid(),
      productId: z.guid(),
      name: z.string(),
      sku: z.string().optional(),
      quantity: z.int(),
      received: z.int(),
      rejected: z.int(),
      incoming: z.int(),
    }),
  ),
  /** True while the last receiving can be undone. */
  canUndo: z.boolean(),
  /** The newest first. */
  history: z.array(
    z.object({
      type: z.enum(['CREATED', 'CHANGED', 'SENT', 'RECEIVED', 'UNDONE', 'CANCELED']),
      date: z.string(),
      received: z.int().optional(),
      rejected: z.int().optional(),
      by: z.object({ type: z.string(), name: z.string().optional() }),
    }),
  ),
})

export async function summariesOf(db: Db, rows: readonly ListedTransfer[]) {
  const places = rows.flatMap(({ fromLocationId, toLocationId }) => [toLocationId, fromLocationId ?? ''])
  const names = await findLocationNames(db, [...new Set(places)].filter(Boolean))
  const placeOf = (id: string) => ({ id, ...(names.has(id) && { name: names.get(id) }) })
  return rows.map((row) => {
    const { reference, note, fromLocationId, toLocationId, expectedOn, status } = row
    const { quantity, received, rejected } = row
    return {
      ...{ ...entityOf(row), reference, note, status, quantity, received, rejected },
      ...(fromLocationId && { from: placeOf(fromLocationId) }),
      to: placeOf(toLocationId),
      ...(expectedOn && { expectedOn }),
    }
  })
}

export async function transferView(db: Db, row: TransferRow) {
  const lines = await findLines(db, row.id)
  const sumOf = (field: 'quantity' | 'received' | 'rejected') =>
    lines.reduce((sum, line) => sum + line[field], 0)
  const sums = { quantity: sumOf('quantity'), received: sumOf('received'), rejected: sumOf('rejected') }
  const [summary] = await summariesOf(db, [{ ...row, ...sums }])
  const names = await authorNames(db, row.history)
  return {
    ...summary,
    lines: lines.map(({ transferId: _, position: __, sku, ...line }) => ({ ...line, ...(sku && { sku }) })),
    canUndo: lastReceipt(row) !== undefined,
    history: row.history
      .map(({ byType, byId, lines: _, ...change }) => {
        const name = names.get(byId)
        return { ...change, by: { type: byType, ...(name && { name }) } }
      })
      .reverse(),
  }
}
