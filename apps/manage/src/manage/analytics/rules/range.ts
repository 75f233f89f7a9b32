import { dayAt, dayIn } from '@galleria/manage'
import type { SalesCompare, SalesPeriod } from '@galleria/platform-client/analytics'

export const rangeNames = ['today', '7', '30', '90', 'month', 'custom'] as const
type RangeName = (typeof rangeNames)[number]

const compareNames = ['previous', 'year', 'none'] as const
export type CompareName = (typeof compareNames)[number]

/** Reason why a report refuses the days of the address. */
type RangeProblem = 'incomplete' | 'order' | 'long'

export interface ReportRange {
  readonly name: RangeName
  readonly from: string
  readonly to: string
  readonly compare: CompareName
  readonly groupBy: SalesPeriod
  /** The typed days; the report is of the last 30 then. */
  readonly problem?: { readonly is: RangeProblem; readonly from: string; readonly to: string }
}

const DAY = 86_400_000
/** Days of the longest report. */
const LONGEST = 1100

const dayBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * DAY).toISOString().slice(0, 10)

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY + 1

/** The range of a page's address, `?range=30&compare=previous` or `?from=…&to=…`, in the store's time zone. */
export function rangeIn(query: URLSearchParams, now: Date, timeZone: string): ReportRange {
  const today = dayAt(now, timeZone)
  const compare = compareNames.find((name) => name === query.get('compare')) ?? 'previous'
  const asked = rangeNames.find((name) => name === query.get('range'))
  const typed = query.has('from') || query.has('to')
  if (typed && (asked === undefined || asked === 'custom')) {
    const from = dayIn(query, 'from')
    const to = dayIn(query, 'to')
    const is = problemOf(from, to)
    if (from && to && !is) return { ...withPeriod('custom', from, to), compare }
    const written = { from: query.get('from') ?? '', to: query.get('to') ?? '' }
    const shown = { ...withPeriod('custom', dayBefore(today, 29), today), compare }
    return is ? { ...shown, problem: { is, ...written } } : shown
  }
  const from = asked === 'today' ? today : asked === 'month' ? `${today.slice(0, 7)}-01` : undefined
  const name = asked ?? '30'
  const days = name === '7' ? 7 : name === '90' ? 90 : 30
  return { ...withPeriod(name, from ?? dayBefore(today, days - 1), today), compare }
}

function problemOf(from: string | undefined, to: string | undefined): RangeProblem | undefined {
  if (!from || !to) return 'incomplete'
  if (from > to) return 'order'
  return daysBetween(from, to) > LONGEST ? 'long' : undefined
}

/** Rows by day, week or month, so that a chart has at most some sixty. */
function withPeriod(name: RangeName, from: string, to: string) {
  const days = daysBetween(from, to)
  const groupBy: SalesPeriod = days <= 62 ? 'DAY' : days <= 400 ? 'WEEK' : 'MONTH'
  return { name, from, to, groupBy }
}

export const compareOf: Readonly<Record<CompareName, SalesCompare>> = {
  previous: 'PREVIOUS_PERIOD',
  year: 'PREVIOUS_YEAR',
  none: 'NONE',
}

/** Address of the same report with another range: `?…`. */
export function withRange(
  query: URLSearchParams | string,
  changes: Readonly<Record<string, string>>,
): string {
  const next = new URLSearchParams(query)
  for (const name of ['cursor', ...Object.keys(changes)]) next.delete(name)
  if (changes.range) for (const name of ['from', 'to']) next.delete(name)
  for (const [name, value] of Object.entries(changes)) next.set(name, value)
  return `?${next}`
}

/** Range and comparison alone, and `more`: what links from one report to another keep. */
export function rangeQuery(query: URLSearchParams | string, ...more: readonly string[]): string {
  const given = new URLSearchParams(query)
  const kept = new URLSearchParams()
  for (const name of ['range', 'from', 'to', 'compare', ...more]) {
    const value = given.get(name)
    if (value) kept.set(name, value)
  }
  return kept.size > 0 ? `?${kept}` : ''
}
