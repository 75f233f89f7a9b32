import {
  FunnelCounts,
  FunnelVisits,
  ReportRange,
  VisitRow,
} from '@galleria/platform-client/entities/analytics'
import * as operations from '@galleria/platform-client/operations/analytics/analytics'
import { z } from 'zod'
import { type App, operation } from '../../../http/route.ts'
import { siteProperties } from '../../site-properties/index.ts'
import { checkDays, rangeBefore, ranged } from '../range.ts'
import { visitDaysOf, visitsOf } from '../visits/store.ts'
import { countFunnel } from './store.ts'

const FunnelQuery = z
  .object({ from: ranged.from, to: ranged.to, compare: ranged.compare })
  .check((context) => checkDays({ ...context.value, groupBy: 'MONTH' }, context))

/** Visits, carts, checkouts and orders of the shop. An extension of the embedded platform (decision 0188). */
export function funnelRoutes(app: App): void {
  operation(
    app,
    operations.queryFunnel,
    {
      body: FunnelQuery,
      answer: z.object({
        range: ReportRange,
        timeZone: z.string(),
        counts: FunnelCounts,
        visits: FunnelVisits,
        comparedRange: z.optional(ReportRange),
        comparedCounts: z.optional(FunnelCounts),
        comparedVisits: z.optional(z.object({ days: z.array(VisitRow) })),
      }),
    },
    async ({ db, config, input: { compare, ...range } }) => {
      const { timeZone } = await siteProperties(db, config)
      const before = rangeBefore(range, compare)
      const [visits, carts, days, cartsBefore] = await Promise.all([
        visitsOf(db, range),
        countFunnel(db, range, timeZone),
        before && visitDaysOf(db, before),
        before && countFunnel(db, before, timeZone),
      ])
      return {
        ...{ range, timeZone, counts: { ...sumsOf(visits.days), ...carts }, visits },
        ...(days &&
          cartsBefore && {
            comparedRange: before,
            comparedCounts: { ...sumsOf(days), ...cartsBefore },
            comparedVisits: { days },
          }),
      }
    },
  )
}

function sumsOf(days: readonly VisitRow[]) {
  const sum = (step: 'visits' | 'products') => days.reduce((all, day) => all + day[step], 0)
  return { visits: sum('visits'), products: sum('products') }
}
