import { type DeliveryWindow, windowText } from '../../../../domain/delivery-time.ts'
import type { StoredSlots } from '../tables.ts'
import { comingSlots } from './weekly-slots.ts'

const SHOWN = 6
const DAYS = 10

export interface Slot extends DeliveryWindow {
  readonly code: string
  /** `Mon, Nov 23, 5:00 – 8:00 PM`, in the carrier's zone. */
  readonly words: string
}

/** The next windows that may still be chosen. A window's code is the instant it begins. */
export function slotsOf(code: string, slots: StoredSlots, now: Date, locale: string): Slot[] {
  const soonest = new Date(now.getTime() + slots.noticeHours * 3_600_000)
  return comingSlots(slots, soonest, DAYS)
    .slice(0, SHOWN)
    .map((from) => {
      const to = new Date(from.getTime() + slots.minutes * 60_000)
      const stamp = from.toISOString().slice(0, 16).replaceAll(/[-:]/g, '')
      const window = { from, to, timeZone: slots.timeZone }
      return { code: `${code}@${stamp}Z`, ...window, words: windowText(window, locale) }
    })
}
