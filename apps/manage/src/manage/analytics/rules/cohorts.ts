import type { Cohort } from '@galleria/platform-client/analytics'

export const cohortMeasures = ['retention', 'customers', 'orders', 'spend'] as const
export type CohortMeasure = (typeof cohortMeasures)[number]

export const cohortMonths = [6, 12, 24] as const

/** Measure and number of months that an address of cohorts asks for. */
export function cohortsIn(query: URLSearchParams) {
  const measure = cohortMeasures.find((name) => name === query.get('show')) ?? 'retention'
  const months = cohortMonths.find((count) => String(count) === query.get('months')) ?? 12
  return { measure, months }
}

/** Values of a cohort by months since the first order; the first is that of its own month. */
export function valuesOf({ customers, buyers, orders, totals }: Cohort, measure: CohortMeasure): number[] {
  if (measure === 'orders') return orders
  if (measure === 'spend') return totals.map(Number)
  return measure === 'customers' ? buyers : buyers.map((each) => (customers === 0 ? 0 : each / customers))
}

/** Steps of color. */
const LEVELS = 5

/**
 * Step of color of a value, 0 for nothing. The month of the first order has none: everybody bought in it, and beside it all
 * others would look alike.
 */
export function levelOf(value: number, month: number, most: number): number {
  return month === 0 || value <= 0 || most <= 0 ? 0 : Math.ceil((value / most) * LEVELS)
}

/** Largest value of the months after the first. */
export function mostOf(rows: readonly (readonly number[])[]): number {
  return Math.max(0, ...rows.flatMap((row) => row.slice(1)))
}
