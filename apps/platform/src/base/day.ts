/** Day of a moment in a time zone: `2026-03-01`. */
export function dayIn(date: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(date)
}

const DAY = 86_400_000

/** Day so many days after another, or before it, whatever clocks are changed between them. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)
}
