import { z } from 'zod'
import { dayAfter } from '../../base/day.ts'

const DAY = 86_400_000
/** Days of a report, and of one with a row for each. */
const LONGEST = 1100
const MOST_DAYS = 400

/** Days of a report, both counted, as `2026-03-01`. */
export interface Days {
  readonly from: string
  readonly to: string
}

export const periods = ['DAY', 'WEEK', 'MONTH'] as const
export type Period = (typeof periods)[number]

/** Bounded, so that a day before or after it is a date of four digits too. */
const Day = z.iso.date().refine((day) => day >= '1970-01-01' && day < '9000', {
  error: 'must be between 1970 and 8999',
})
export const Compare = z.enum(['NONE', 'PREVIOUS_PERIOD', 'PREVIOUS_YEAR']).default('NONE')
export type Compare = z.output<typeof Compare>

/** Fields that every report takes. */
export const ranged = {
  from: Day,
  to: Day,
  compare: Compare,
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, { error: 'must be a currency such as USD' })
    .optional(),
}

/** Part of many rows. */
export const RowsPaging = z
  .object({
    limit: z.int().min(1).max(1000).default(50),
    offset: z.int().min(0).max(1_000_000).default(0),
  })
  .prefault({})

/** Checks the days of a request that has the fields of `ranged`. */
export function checkDays(
  { from, to, groupBy }: Days & { readonly groupBy: string },
  { issues, value }: { readonly issues: z.core.$ZodRawIssue[]; readonly value: unknown },
): void {
  const days = daysOf({ from, to })
  const most = groupBy === 'DAY' ? MOST_DAYS : LONGEST
  const fault = days < 1 ? 'must not be before from' : days > most ? `must be within ${most} days` : undefined
  if (fault) issues.push({ code: 'custom', input: value, path: ['to'], message: fault })
}

const at = (day: string) => Date.parse(`${day}T00:00:00Z`)

export function daysOf({ from, to }: Days): number {
  return Math.round((at(to) - at(from)) / DAY) + 1
}

/** The range that another is compared with. */
export function rangeBefore(range: Days, compare: Compare): Days | undefined {
  if (compare === 'NONE') return undefined
  if (compare === 'PREVIOUS_YEAR') return { from: yearBefore(range.from), to: yearBefore(range.to) }
  const days = daysOf(range)
  return { from: dayAfter(range.from, -days), to: dayAfter(range.to, -days) }
}

/** The 28th for a 29th of February. */
function yearBefore(day: string): string {
  const before = `${String(Number(day.slice(0, 4)) - 1).padStart(4, '0')}${day.slice(4)}`
  return before.endsWith('-02-29') ? before.replace('-29', '-28') : before
}

/** Keys of all rows of a range: each day, each Monday, or the first of each month. */
export function keysOf({ from, to }: Days, period: Period): string[] {
  const keys: string[] = []
  for (let day = from; day <= to; day = dayAfter(day, 1)) {
    const key = keyOf(day, period)
    if (keys.at(-1) !== key) keys.push(key)
  }
  return keys
}

function keyOf(day: string, period: Period): string {
  if (period === 'MONTH') return `${day.slice(0, 7)}-01`
  if (period === 'DAY') return day
  return dayAfter(day, -((new Date(at(day)).getUTCDay() + 6) % 7))
}
