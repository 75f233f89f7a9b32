const DAY = 86_400_000

export type RangeName = 'today' | 'yesterday' | 'week' | 'month' | 'quarter' | 'this-month' | 'last-month'

/** Days `from` and `to`, both included: `2026-11-28`. */
export interface DateRange {
  readonly from: string
  readonly to: string
}

/** The day that it is in a time zone. */
export function dayAt(time: Date, timeZone: string): string {
  // Sweden writes dates as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(time)
}

/** Ranges that end today, or before, in the store's time zone. */
export function rangesAt(time: Date, timeZone: string): Readonly<Record<RangeName, DateRange>> {
  const today = dayAt(time, timeZone)
  const back = (days: number) => dayOf(Date.parse(today) - days * DAY)
  const first = `${today.slice(0, 7)}-01`
  const lastBefore = dayOf(Date.parse(first) - DAY)
  return {
    today: { from: today, to: today },
    yesterday: { from: back(1), to: back(1) },
    week: { from: back(6), to: today },
    month: { from: back(29), to: today },
    quarter: { from: back(89), to: today },
    'this-month': { from: first, to: today },
    'last-month': { from: `${lastBefore.slice(0, 7)}-01`, to: lastBefore },
  }
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)
