import type { StoredSlots } from '../tables.ts'
import { comingSlots } from './weekly-slots.ts'

const SHOWN = 6
const DAYS = 10

export interface Slot {
  readonly code: string
  readonly from: Date
  readonly to: Date
  /** `Mon, Nov 23, 5:00 – 8:00 PM`, in the carrier's zone. */
  readonly words: string
}

/** The next windows that may still be chosen. A window's code is the instant it begins. */
export function slotsOf(code: string, slots: StoredSlots, now: Date, locale: string): Slot[] {
  const soonest = new Date(now.getTime() + slots.noticeHours * 3_600_000)
  const format = formatOf(locale, slots.timeZone)
  return comingSlots(slots, soonest, DAYS)
    .slice(0, SHOWN)
    .map((from) => {
      const to = new Date(from.getTime() + slots.minutes * 60_000)
      const stamp = from.toISOString().slice(0, 16).replaceAll(/[-:]/g, '')
      return { code: `${code}@${stamp}Z`, from, to, words: format.formatRange(from, to) }
    })
}

const cache = new Map<string, Intl.DateTimeFormat>()

function formatOf(locale: string, timeZone: string): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone}`
  const day = { weekday: 'short', month: 'short', day: 'numeric' } as const
  const format =
    cache.get(key) ??
    new Intl.DateTimeFormat(locale, { timeZone, ...day, hour: 'numeric', minute: '2-digit' })
  cache.set(key, format)
  return format
}
