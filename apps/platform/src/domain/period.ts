/** The same day of the next month or year; its last one where that month is shorter. */
export function addPeriod(date: Date, period: 'MONTH' | 'YEAR'): Date {
  const next = new Date(date)
  const day = date.getUTCDate()
  next.setUTCDate(1)
  next.setUTCMonth(next.getUTCMonth() + (period === 'YEAR' ? 12 : 1))
  const last = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate()
  next.setUTCDate(Math.min(day, last))
  return next
}

/** Next renewal of an order that goes on; all periods in the past count as renewed. */
export function nextRenewal(renewsAt: Date, period: 'MONTH' | 'YEAR', now: Date): Date {
  let next = renewsAt
  while (next <= now) next = addPeriod(next, period)
  return next
}
