import type { Cohort } from '@galleria/platform-client/entities/analytics'
import { toDecimal } from '../../../domain/money/money.ts'
import type { CohortRow } from './store.ts'

const numberOf = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1

/** The month so many months after another, both as `2026-03`. */
export function monthAfter(month: string, months: number): string {
  const number = numberOf(month) + months
  return `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}`
}

/** Rows for each month until `last`, also where nobody came, with every month after it until then. */
export function cohortsOf(
  rows: readonly CohortRow[],
  { first, last, currency }: { readonly first: string; readonly last: string; readonly currency: string },
): Cohort[] {
  const found = new Map(rows.map((row) => [`${row.first} ${row.month}`, row]))
  return Array.from({ length: numberOf(last) - numberOf(first) + 1 }, (_, index) => {
    const month = monthAfter(first, index)
    const own = Array.from({ length: numberOf(last) - numberOf(month) + 1 }, (_, months) =>
      found.get(`${month} ${monthAfter(month, months)}`),
    )
    return {
      month,
      customers: own[0]?.buyers ?? 0,
      buyers: own.map((row) => row?.buyers ?? 0),
      orders: own.map((row) => row?.orders ?? 0),
      totals: own.map((row) => toDecimal(row?.total ?? 0, currency)),
    }
  })
}
