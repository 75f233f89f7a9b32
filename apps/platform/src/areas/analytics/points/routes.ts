import {
  PointsAccountRow,
  PointsMeasures,
  PointsRow,
  PointsWorth,
  ReportRange,
} from '@galleria/platform-client/entities/analytics'
import * as operations from '@galleria/platform-client/operations/analytics/analytics'
import { z } from 'zod'
import { fullName } from '../../../base/texts/full-name.ts'
import { type App, operation } from '../../../http/route.ts'
import { worthOfPoints } from '../../loyalty/index.ts'
import { AccountsQuery, PointsQuery } from './query.ts'
import { pointsReport } from './report.ts'
import { settlePoints } from './settle.ts'
import { readAccounts } from './store/accounts.ts'

/** Points of the loyalty program by day and by what moved them. Extensions of the embedded platform (decision 0188). */
export function pointsRoutes(app: App): void {
  operation(
    app,
    operations.queryPoints,
    {
      body: PointsQuery,
      answer: z.object({
        range: ReportRange,
        timeZone: z.string(),
        currency: z.string(),
        worth: z.optional(PointsWorth),
        label: z.string().optional(),
        totals: PointsMeasures,
        comparedRange: z.optional(ReportRange),
        comparedTotals: z.optional(PointsMeasures),
        rows: z.array(PointsRow),
        comparedRows: z.optional(z.array(PointsRow)),
      }),
    },
    async ({ db, config, clock, input }) => {
      const timeZone = await settlePoints({ db, config, clock })
      const worth = await worthOfPoints(db)
      return {
        ...{ timeZone, currency: config.currency },
        ...(worth ? { worth } : {}),
        ...(await pointsReport(db, input, timeZone)),
      }
    },
  )

  operation(
    app,
    operations.queryPointsAccounts,
    {
      body: AccountsQuery,
      answer: z.object({ range: ReportRange, rows: z.array(PointsAccountRow), found: z.int() }),
    },
    async ({ db, config, clock, input }) => {
      const timeZone = await settlePoints({ db, config, clock })
      const { from, to, filter, sort, paging } = input
      const range = { from, to }
      const rows = await readAccounts(
        db,
        { range, timeZone, filter },
        { by: sort.fieldName, descending: sort.order === 'DESC', ...paging },
      )
      return {
        range,
        rows: rows.map(({ nickname, email, contact, found: _, contactId: __, ...row }) => {
          const name = fullName(contact) || nickname
          return { ...row, ...(name ? { name } : {}), ...(email ? { email } : {}) }
        }),
        found: rows[0]?.found ?? 0,
      }
    },
  )
}
