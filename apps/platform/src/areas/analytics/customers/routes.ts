import { Cohort, CustomerCounts, CustomerSalesRow } from '@galleria/platform-client/entities/analytics'
import * as operations from '@galleria/platform-client/operations/analytics/analytics'
import { z } from 'zod'
import { dayIn } from '../../../base/day.ts'
import { toDecimal } from '../../../domain/money/money.ts'
import { type App, operation } from '../../../http/route.ts'
import { checkDays, keysOf, periods, rangeBefore, ranged } from '../range.ts'
import { countSales } from '../sales/count.ts'
import { reported } from '../sales/routes.ts'
import { cohortsOf, monthAfter } from './cohorts.ts'
import { cohortRows, countCustomers, customerRows } from './store.ts'

const CustomerQuery = z
  .object({ ...ranged, groupBy: z.enum(periods).default('DAY') })
  .check((context) => checkDays(context.value, context))

const none = { newOrders: 0, newTotal: 0, returningOrders: 0, returningTotal: 0 }

/** New and returning customers. Extensions of the embedded platform (decision 0188). */
export function customerRoutes(app: App): void {
  operation(
    app,
    operations.queryCustomerSales,
    {
      body: CustomerQuery,
      answer: z.object({
        ...reported,
        totals: CustomerCounts,
        comparedTotals: z.optional(CustomerCounts),
        rows: z.array(CustomerSalesRow),
      }),
    },
    async ({ db, config, input }) => {
      const { timeZone, waiting } = await countSales({ db, config })
      const { from, to, groupBy, compare, currency = config.currency } = input
      const range = { from, to }
      const comparedRange = rangeBefore(range, compare)
      const found = new Map(
        (await customerRows(db, { range, currency }, groupBy)).map((row) => [row.key, row]),
      )
      return {
        ...{ currency, timeZone, waiting, range },
        totals: await countCustomers(db, { range, currency }),
        ...(comparedRange
          ? { comparedRange, comparedTotals: await countCustomers(db, { range: comparedRange, currency }) }
          : {}),
        rows: keysOf(range, groupBy).map((key) => {
          const { newOrders, newTotal, returningOrders, returningTotal } = found.get(key) ?? none
          return {
            ...{ key, newOrders, returningOrders },
            newTotal: toDecimal(newTotal, currency),
            returningTotal: toDecimal(returningTotal, currency),
          }
        }),
      }
    },
  )

  operation(
    app,
    operations.queryCohorts,
    {
      body: z.object({ months: z.int().min(1).max(24).default(12), currency: ranged.currency }),
      answer: z.object({ cohorts: z.array(Cohort), currency: z.string(), waiting: z.int() }),
    },
    async ({ db, clock, config, input: { months, currency = config.currency } }) => {
      const { timeZone, waiting } = await countSales({ db, config })
      const last = dayIn(clock.now(), timeZone).slice(0, 7)
      const first = monthAfter(last, 1 - months)
      const rows = await cohortRows(db, { from: `${first}-01`, currency })
      return { cohorts: cohortsOf(rows, { first, last, currency }), currency, waiting }
    },
  )
}
