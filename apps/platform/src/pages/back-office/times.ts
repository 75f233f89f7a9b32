import { html } from 'hono/html'
import type { Html } from '../hosted/page.ts'
import { type View, zoneName } from '../hosted/view.ts'
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
export function zoneLine({ c, view, caller }: Staff): Html {
  const zone = zoneName(view, view.config.timeZone, c.var.services.clock.now())
  return html`<p class="hint">Times are in ${zone}${caller.role === 'OWNER' ? html` · <a href="/_hosted/back-office/settings/shop">Change time zone</a>` : ''}</p>`
}
