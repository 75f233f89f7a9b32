import { defineCall, z } from '@galleria/platform-client'
import { Cohort, CustomerCounts, CustomerSalesRow } from '../../entities/analytics/customers.ts'
import { FunnelCounts, FunnelVisits, VisitRow } from '../../entities/analytics/funnel.ts'
import { OverviewActivity, OverviewSteps, OverviewTasks } from '../../entities/analytics/overview.ts'
import { ReportRange } from '../../entities/analytics/range.ts'
import { SalesMeasures, SalesRow } from '../../entities/analytics/sales.ts'
import { MissedWords, StockRow } from '../../entities/analytics/stock.ts'
import * as operations from '../../operations/analytics/analytics.ts'

export type { Cohort, CustomerCounts, CustomerSalesRow } from '../../entities/analytics/customers.ts'
export type { FunnelCounts, VisitRow } from '../../entities/analytics/funnel.ts'
export type { OverviewActivity, OverviewSteps, OverviewTasks } from '../../entities/analytics/overview.ts'
export type { ReportRange } from '../../entities/analytics/range.ts'
export type { SalesMeasures, SalesRow } from '../../entities/analytics/sales.ts'
export type { MissedWords, StockRow } from '../../entities/analytics/stock.ts'

/** Days as `2026-03-01`, both counted; at most 1,100 of them, or 400 in rows by day. */
interface Ranged {
  readonly from: string
  readonly to: string
  /** The shop's own where left out; orders in other currencies are counted apart. */
  readonly currency?: string | undefined
}

/** Rows over time: weeks begin on Monday. */
export type SalesPeriod = 'DAY' | 'WEEK' | 'MONTH'
/** Rows of a report: over time, or by what was sold, where and how. */
export type SalesGroup =
  | SalesPeriod
  | 'PRODUCT'
  | 'VARIANT'
  | 'COLLECTION'
  | 'CHANNEL'
  | 'COUNTRY'
  | 'DISCOUNT'
/** Range beside the one asked for; of the same length before it, or a year earlier. */
export type SalesCompare = 'NONE' | 'PREVIOUS_PERIOD' | 'PREVIOUS_YEAR'

/** Question of a sales report: range, rows and what they are of. */
export interface SalesQuery extends Ranged {
  readonly groupBy?: SalesGroup
  readonly compare?: SalesCompare
  /** Rows by day, week or month: of this one alone. Variants: those of a product. */
  readonly filter?: {
    readonly dimension: 'PRODUCT' | 'VARIANT' | 'CHANNEL' | 'COUNTRY' | 'DISCOUNT'
    readonly key: string
  }
  /** Largest total first where left out; rows by day, week or month are in their order. */
  readonly sort?: { readonly fieldName: string; readonly order?: 'ASC' | 'DESC' }
  /** Up to 1,000 rows, 50 where left out; rows by day, week or month come all at once. */
  readonly paging?: { readonly limit?: number; readonly offset?: number }
}

const reported = {
  currency: z.string(),
  timeZone: z.string(),
  range: ReportRange,
  comparedRange: z.nullish(ReportRange),
  /** Changes of orders that are not counted yet. */
  waiting: z.number(),
}

const Sales = () =>
  z.object({
    ...reported,
    totals: SalesMeasures,
    comparedTotals: z.nullish(SalesMeasures),
    rows: z.array(SalesRow),
    /** Rows by day, week or month: those of the range before, in its own order. Others: of the same keys. */
    comparedRows: z.nullish(z.array(SalesRow)),
    /** Number of rows of all pages. */
    found: z.number(),
  })
/** Rows and their sum; money as decimal strings in one currency. */
export type SalesReport = z.infer<ReturnType<typeof Sales>>

/**
 * Sales of approved orders by the day of their purchase, as they stand now: an edit restates its day. Canceled and rejected
 * orders count nowhere. An extension of the embedded platform.
 * @throws PlatformError 400 at `from`, `to`, `filter` or `sort.fieldName`
 */
export const querySales = /* @__PURE__ */ defineCall<SalesQuery, SalesReport>(operations.querySales, Sales, {
  repeatable: true,
})

const Customers = () =>
  z.object({
    ...reported,
    totals: CustomerCounts,
    comparedTotals: z.nullish(CustomerCounts),
    rows: z.array(CustomerSalesRow),
  })
/** New and returning customers of a range, and cohorts by month of the first order. */
export type CustomerReport = z.infer<ReturnType<typeof Customers>>

/** New and returning customers: a member, or the address of a guest. An extension of the embedded platform. */
export const queryCustomerSales = /* @__PURE__ */ defineCall<
  Ranged & { readonly groupBy?: SalesPeriod; readonly compare?: SalesCompare },
  CustomerReport
>(operations.queryCustomerSales, Customers, { repeatable: true })

/** Customers by the month of their first order, up to 24 months back; 12 where left out. An extension of the embedded platform. */
export const queryCohorts = /* @__PURE__ */ defineCall<
  { readonly months?: number; readonly currency?: string | undefined },
  { cohorts: Cohort[]; currency: string; waiting: number }
>(
  operations.queryCohorts,
  () => z.object({ cohorts: z.array(Cohort), currency: z.string(), waiting: z.number() }),
  { repeatable: true },
)

/**
 * Searches of shoppers without any product: words of at most 80 letters, a thousand a day, without addresses and long numbers,
 * kept for 400 days. An extension of the embedded platform.
 */
export const querySearchWords = /* @__PURE__ */ defineCall<
  { readonly from: string; readonly to: string; readonly limit?: number },
  { rows: MissedWords[] }
>(operations.querySearchWords, () => z.object({ rows: z.array(MissedWords) }), { repeatable: true })

/** Counted variants; those that run out first stand first. An extension of the embedded platform. */
export const queryStockTurnover = /* @__PURE__ */ defineCall<
  {
    readonly from: string
    readonly to: string
    readonly paging?: { readonly limit?: number; readonly offset?: number }
  },
  { rows: StockRow[]; found: number; waiting: number }
>(
  operations.queryStockTurnover,
  () => z.object({ rows: z.array(StockRow), found: z.number(), waiting: z.number() }),
  { repeatable: true },
)

const Overview = () =>
  z.object({
    /** The day in the shop's time zone. */
    today: z.string(),
    timeZone: z.string(),
    /** Pieces at which a variant is low. */
    lowStockFrom: z.number(),
    tasks: OverviewTasks,
    steps: OverviewSteps,
    /** Newest first, at most 30. */
    activities: z.array(OverviewActivity),
  })
/** Sales of today and yesterday, and what waits for somebody. */
export type Overview = z.infer<ReturnType<typeof Overview>>

/** Work that waits for staff, steps that a new shop lacks, and changes of the last day. An extension of the embedded platform. */
export const getOverview = /* @__PURE__ */ defineCall<undefined, Overview>(operations.getOverview, Overview)

const Funnel = () =>
  z.object({
    range: ReportRange,
    timeZone: z.string(),
    counts: FunnelCounts,
    visits: FunnelVisits,
    comparedRange: z.nullish(ReportRange),
    comparedCounts: z.nullish(FunnelCounts),
    comparedVisits: z.nullish(z.object({ days: z.array(VisitRow) })),
  })
/** Numbers of visits that saw a product, and of carts that became checkouts and orders. */
export type FunnelReport = z.infer<ReturnType<typeof Funnel>>

/** From visit to order, counted without anything that tells people apart. An extension of the embedded platform. */
export const queryFunnel = /* @__PURE__ */ defineCall<
  { readonly from: string; readonly to: string; readonly compare?: SalesCompare },
  FunnelReport
>(operations.queryFunnel, Funnel, { repeatable: true })
