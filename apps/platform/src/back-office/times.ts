import { html } from 'hono/html'
import type { Html } from '../hosted/page.ts'
import type { View } from '../hosted/view.ts'
import type { Staff } from './session.ts'

/** For a column: `Nov 23, 2026, 15:34`, in the shop's time zone. */
export function shortTime({ config, language }: View, date: Date): string {
  const { timeZone } = config
  return new Intl.DateTimeFormat(language.tag, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
    hourCycle: 'h23',
  }).format(date)
}

/** Names the time zone once for all times of a page, with its distance from UTC now: `Asia/Tokyo (GMT+9)`. */
export function zoneLine({ c, view }: Staff): Html {
  const { timeZone } = view.config
  const now = c.var.services.clock.now()
  const offset = new Intl.DateTimeFormat(view.language.tag, { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(now)
    .find(({ type }) => type === 'timeZoneName')?.value
  return html`<p class="hint">Times are in ${timeZone === 'UTC' ? timeZone : `${timeZone} (${offset})`}</p>`
}
