import * as operations from '@galleria/platform-client/operations/catalog/stock'
import { z } from 'zod'
import { numeric } from '../../../../base/query.ts'
import { type App, operation } from '../../../../http/route.ts'
import { edited } from '../../edits/edit.ts'
import { bulkAnswerOf } from '../../writes/answers.ts'
import { idempotencyKey } from '../../writes/input.ts'
import { reason } from '../../writes/inventory/input.ts'
import { findActiveLocation } from '../locations/find.ts'
import { stockSettings } from '../settings-store.ts'
import { StockRow } from './answers.ts'
import { countStockRows, findStockRows, levels, sortable } from './store.ts'
import { StockCellResult, StockRowWrite, updateStock } from './update.ts'

/** Rows at once: windows of a table, and what is pasted into it. */
const MOST = 1000

const Question = z.object({
  ids: z.array(z.guid()).max(MOST).optional(),
  productId: z.guid().optional(),
  words: z.string().max(100).optional(),
  level: z.enum(levels).optional(),
  /** Location whose pieces the numbers are; without it those of all. */
  locationId: z.guid().optional(),
  sort: z
    .array(z.object({ fieldName: z.enum(sortable), order: z.enum(['ASC', 'DESC']).default('ASC') }))
    .max(1)
    .default([]),
  paging: z
    .object({
      limit: numeric(z.int().min(0).max(MOST)).default(100),
      offset: numeric(z.int().min(0).max(10_000_000)).default(0),
    })
    .prefault({}),
  /** Whether all that is found is counted; pages that follow need not. */
  counts: z.boolean().default(false),
})

/** Stock by variant as a table. Ours: the wire has no such calls. */
export function stockTableRoutes(app: App): void {
  operation(
    app,
    operations.queryStockRows,
    {
      body: z.object({ query: Question.prefault({}) }),
      answer: z.object({ rows: z.array(StockRow), total: z.int().optional(), lowStockAt: z.int() }),
    },
    async ({ db, input: { query } }) => {
      const { paging, counts, sort, locationId, ...rest } = query
      const { lowStockAt } = await stockSettings(db)
      const location = locationId ? await findActiveLocation(db, locationId, 'query.locationId') : undefined
      const asked = { ...rest, location, sort: sort[0], lowStockAt }
      const rows = paging.limit > 0 ? await findStockRows(db, asked, paging) : []
      return { rows, lowStockAt, ...(counts && { total: await countStockRows(db, asked) }) }
    },
  )

  operation(
    app,
    operations.updateStockCells,
    {
      body: z.object({
        rows: z.array(StockRowWrite).min(1).max(MOST),
        /** Location whose numbers the answered rows have; without it those of all. */
        locationId: z.guid().optional(),
        reason,
        idempotencyKey,
      }),
      answer: bulkAnswerOf(StockRow).extend({
        results: z.array(
          z.object({
            itemMetadata: bulkAnswerOf(StockRow).shape.results.element.shape.itemMetadata,
            cells: z.array(StockCellResult),
            item: StockRow.optional(),
          }),
        ),
      }),
    },
    (call) =>
      edited(
        call,
        { call: operations.updateStockCells.name, idempotencyKey: call.input.idempotencyKey },
        async (edit) => {
          const outcome = await updateStock(edit, call.input.rows, call.input.reason)
          const ids = outcome.results.flatMap(({ itemMetadata }) =>
            itemMetadata.success ? [itemMetadata.id] : [],
          )
          const { lowStockAt } = await stockSettings(edit.trx)
          const { locationId } = call.input
          const location = locationId
            ? await findActiveLocation(edit.trx, locationId, 'locationId')
            : undefined
          const asked = { ids, location, lowStockAt }
          const rows = await findStockRows(edit.trx, asked, { limit: ids.length, offset: 0 })
          const rowOf = new Map(rows.map((row) => [row.id, row]))
          const results = outcome.results.map(({ itemMetadata, cells }) => {
            const item = rowOf.get(itemMetadata.id.toLowerCase())
            return { itemMetadata, cells, ...(item && { item }) }
          })
          return { ...outcome, results }
        },
      ),
  )
}
