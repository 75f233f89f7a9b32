import { defineCall, z } from '@galleria/platform-client'
import { PointsAccountRow, PointsMeasures, PointsRow, PointsWorth } from '../../entities/analytics/points.ts'
import { ReportRange } from '../../entities/analytics/range.ts'
import type { PointsSource } from '../../enums/loyalty.ts'
import * as operations from '../../operations/analytics/analytics.ts'

export type {
  PointsAccountRow,
  PointsMeasures,
  PointsRow,
  PointsWorth,
} from '../../entities/analytics/points.ts'
export type { PointsSource } from '../../enums/loyalty.ts'

/** Days as `2026-03-01`, both counted, and one thing that moved points where the rest is left out. */
interface Asked {
  readonly from: string
  readonly to: string
  readonly filter?: { readonly source: PointsSource; readonly key: string } | undefined
}

const Points = () =>
  z.object({
    range: ReportRange,
    timeZone: z.string(),
    /** Currency of `worth`. */
    currency: z.string(),
    worth: z.nullish(PointsWorth),
    /** Name of the rule, campaign or reward that `filter` has. */
    label: z.nullish(z.string()),
    totals: PointsMeasures,
    comparedRange: z.nullish(ReportRange),
    comparedTotals: z.nullish(PointsMeasures),
    rows: z.array(PointsRow),
    comparedRows: z.nullish(z.array(PointsRow)),
  })
/** Points that moved in a range, what was outstanding, and what points are worth at most. */
export type PointsReport = z.infer<ReturnType<typeof Points>>

/**
 * Points of the loyalty program by day, week or month, or by the rule, campaign or reward that moved them. An extension of the
 * embedded platform.
 * @throws PlatformError 400 at `from`, `to` or `filter`
 */
export const queryPoints = /* @__PURE__ */ defineCall<
  Asked & {
    readonly groupBy?: 'DAY' | 'WEEK' | 'MONTH' | 'SOURCE'
    readonly compare?: 'NONE' | 'PREVIOUS_PERIOD' | 'PREVIOUS_YEAR'
  },
  PointsReport
>(operations.queryPoints, Points, { repeatable: true })

/** Accounts whose points moved in a range, those with most entries first where `sort` is left out. An extension of the embedded platform. */
export const queryPointsAccounts = /* @__PURE__ */ defineCall<
  Asked & {
    readonly sort?: { readonly fieldName: string; readonly order?: 'ASC' | 'DESC' }
    readonly paging?: { readonly limit?: number; readonly offset?: number }
  },
  { range: ReportRange; rows: PointsAccountRow[]; found: number }
>(
  operations.queryPointsAccounts,
  () => z.object({ range: ReportRange, rows: z.array(PointsAccountRow), found: z.number() }),
  { repeatable: true },
)
