import type { ReturnTerms } from '@galleria/platform-client/refund-requests'

/** Last days of an order: `2026-03-31`. */
export interface ReturnWindow {
  readonly isOver: boolean
  /** Day of the parcel that comes first. */
  readonly first: string
  readonly last: string
}

/** Last days that are still to come; once nothing may be asked for any more, those that are past; undefined without either. */
export function returnWindow(
  { lines }: Pick<ReturnTerms, 'lines'>,
  now: Date,
  timeZone = 'UTC',
): ReturnWindow | undefined {
  // Sweden writes dates as ISO 8601 does.
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now)
  const days = lines.flatMap(({ units, lastDay }) => (lastDay ? [{ units, lastDay }] : []))
  const open = days.filter(({ units, lastDay }) => units > 0 && lastDay >= today)
  // Units that were never sent may be asked for at any time, also beside a day that is past.
  const isOver = open.length === 0 && lines.every(({ units }) => units === 0)
  const told = isOver ? days.filter(({ lastDay }) => lastDay < today) : open
  const sorted = told.map(({ lastDay }) => lastDay).toSorted()
  const [first, last] = [sorted[0], sorted.at(-1)]
  return first && last ? { isOver, first, last } : undefined
}
