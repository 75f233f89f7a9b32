import * as operations from '@galleria/platform-client/operations/catalog/stock'
import { z } from 'zod'
import { numeric } from '../../../../base/query.ts'
import { isUuid } from '../../../../data/query-language/values.ts'
import { type App, operation } from '../../../../http/route.ts'
import { findLevels } from '../locations/levels-store.ts'
import { stockSettings } from '../settings-store.ts'
import { StockLevel, StockRow } from '../table/answers.ts'
import { findStockRows } from '../table/store.ts'
import { noVariant } from '../table/update.ts'
import { stockLogKinds } from '../tables.ts'
import { type readLog as read, readLog, sumLog } from './store.ts'

const MOST = 1000

const StockLogEntry = z.object({
  /** Counts within the variant. */
  number: z.int(),
  createdDate: z.string(),
  kind: z.enum(stockLogKinds),
  change: z.int(),
  /** Quantity afterwards: of the location that is asked for, or of all. */
  after: z.int(),
  orderId: z.guid().optional(),
  orderNumber: z.string().optional(),
  catalogEditId: z.guid().optional(),
  /** Call of the edit. */
  call: z.string().optional(),
  reason: z.string().optional(),
  transferId: z.guid().optional(),
  transferReference: z.string().optional(),
  /** Location that the goods left or came to; none of these where the store had none. */
  locationId: z.guid().optional(),
  location: z.string().optional(),
  /** Kind of who did it. */
  identityType: z.string().optional(),
  by: z.string().optional(),
})

/** Stock of one variant, and how it came to be. Ours: the wire has no such calls. */
export function stockLogRoutes(app: App): void {
  operation(
    app,
    operations.getVariantStock,
    {
      query: z.object({ variantId: z.string().max(100) }),
      answer: z.object({ stock: StockRow, lowStockAt: z.int(), levels: z.array(StockLevel) }),
    },
    async ({ db, input: { variantId } }) => {
      if (!isUuid(variantId)) throw noVariant(variantId)
      const { lowStockAt } = await stockSettings(db)
      const [stock] = await findStockRows(db, { ids: [variantId], lowStockAt }, { limit: 1, offset: 0 })
      if (!stock) throw noVariant(variantId)
      return { stock, lowStockAt, levels: await findLevels(db, { ids: [variantId] }) }
    },
  )

  operation(
    app,
    operations.queryStockLog,
    {
      body: z.object({
        variantId: z.string().max(100),
        kind: z.enum(stockLogKinds).optional(),
        locationId: z.guid().optional(),
        /** Entries older than the one of this number. */
        before: z.int().min(1).optional(),
        limit: numeric(z.int().min(1).max(MOST)).default(50),
      }),
      answer: z.object({
        entries: z.array(StockLogEntry),
        /** Sum of all changes, of the location that is asked for or of all: the quantity there. */
        sum: z.int(),
        hasMore: z.boolean(),
      }),
    },
    async ({ db, input: { limit, ...asked } }) => {
      if (!isUuid(asked.variantId)) throw noVariant(asked.variantId)
      const rows = await readLog(db, { ...asked, limit: limit + 1 })
      const sum = await sumLog(db, asked)
      return { entries: rows.slice(0, limit).map(entryOf), sum, hasMore: rows.length > limit }
    },
  )
}

type LogRow = Awaited<ReturnType<typeof read>>[number]

function entryOf({ number, createdAt, kind, change, after, identity, ...row }: LogRow) {
  const { editId: catalogEditId, locationName: location, ...same } = row
  const known = Object.entries({ ...same, catalogEditId, location }).filter(([, value]) => value !== null)
  return {
    ...{ number, createdDate: createdAt.toISOString(), kind, change, after },
    ...Object.fromEntries(known),
    ...(identity && { identityType: identity.identityType }),
  }
}
