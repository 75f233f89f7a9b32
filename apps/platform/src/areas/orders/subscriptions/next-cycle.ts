/** When a cycle that begins at `from` ends, in UTC: a month after 31 January is the last day of February. */
export function nextCycle(from: Date, frequency: string, interval: number): Date {
  const next = new Date(from)
  if (frequency === 'DAY') next.setUTCDate(next.getUTCDate() + interval)
  else if (frequency === 'WEEK') next.setUTCDate(next.getUTCDate() + 7 * interval)
  else {
    const day = next.getUTCDate()
    next.setUTCDate(1)
    next.setUTCMonth(next.getUTCMonth() + (frequency === 'YEAR' ? 12 : 1) * interval)
    const last = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate()
    next.setUTCDate(Math.min(day, last))
  }
  return next
}
