import { ReportRange, SalesMeasures, SalesRow } from '@galleria/platform-client/entities/analytics'
import * as operations from '@galleria/platform-client/operations/analytics/analytics'
import { z } from 'zod'
import { type App, operation } from '../../../http/route.ts'
import { countSales } from './count.ts'
import { SalesQuery } from './query.ts'
import { salesReport } from './report.ts'

/** Fields of every report. */
export const reported = {
  currency: z.string(),
  timeZone: z.string(),
  range: ReportRange,
  comparedRange: z.optional(ReportRange),
  waiting: z.int(),
}

/** Sales by day and by what was sold, where and how. Extensions of the embedded platform (decision 0188). */
export function salesRoutes(app: App): void {
  operation(
    app,
    operations.querySales,
    {
      body: SalesQuery,
      answer: z.object({
        ...reported,
        totals: SalesMeasures,
        comparedTotals: z.optional(SalesMeasures),
        rows: z.array(SalesRow),
        comparedRows: z.array(SalesRow).optional(),
        found: z.int(),
      }),
    },
    async ({ db, config, input }) => {
      const { timeZone, waiting } = await countSales({ db, config })
      const { currency = config.currency } = input
      return { currency, timeZone, waiting, ...(await salesReport(db, input, currency)) }
    },
  )
}
