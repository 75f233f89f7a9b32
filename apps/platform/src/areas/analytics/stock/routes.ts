import { StockRow } from '@galleria/platform-client/entities/analytics'
import * as operations from '@galleria/platform-client/operations/analytics/analytics'
import { z } from 'zod'
import { type App, operation } from '../../../http/route.ts'
import { checkDays, daysOf, RowsPaging, ranged } from '../range.ts'
import { countSales } from '../sales/count.ts'
import { stockRows } from './store.ts'

const StockQuery = z
  .object({
    ...{ from: ranged.from, to: ranged.to },
    paging: RowsPaging,
  })
  .check((context) => checkDays({ ...context.value, groupBy: 'MONTH' }, context))

/** Turnover of stock. An extension of the embedded platform (decision 0188). */
export function stockRoutes(app: App): void {
  operation(
    app,
    operations.queryStockTurnover,
    { body: StockQuery, answer: z.object({ rows: z.array(StockRow), found: z.int(), waiting: z.int() }) },
    async ({ db, config, input: { paging, ...range } }) => {
      const { waiting } = await countSales({ db, config })
      const days = daysOf(range)
      const rows = await stockRows(db, range, paging)
      return {
        rows: rows.map(({ found: _, detail, ...row }) => ({
          ...row,
          ...(detail ? { detail } : {}),
          // Days that the stock lasts if it goes on like this.
          ...(row.sold > 0 ? { daysLeft: Math.floor((Math.max(0, row.quantity) * days) / row.sold) } : {}),
        })),
        found: rows[0]?.found ?? 0,
        waiting,
      }
    },
  )
}
