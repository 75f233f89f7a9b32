/** Figures of the shop by day. */
export { Cohort, CustomerCounts, CustomerSalesRow } from './customers.ts'
export {
  FunnelCounts,
  FunnelVisits,
  type VisitDevice,
  VisitRow,
  type VisitSource,
  visitSources,
} from './funnel.ts'
export { OverviewActivity, OverviewSteps, OverviewTasks } from './overview.ts'
export { PointsAccountRow, PointsMeasures, PointsRow, PointsWorth } from './points.ts'
export { ReportRange } from './range.ts'
export { SalesMeasures, SalesRow } from './sales.ts'
export { MissedWords, StockRow } from './stock.ts'
