import { html } from 'hono/html'
import type { Html } from '../hosted/page.ts'
import type { View } from '../hosted/view.ts'
import type { OrderRow } from '../orders/order-view.ts'
import { words } from './layout.ts'

/** What happened, newest first. */
export function timeline(view: View, { document }: OrderRow): Html {
  const when = (text: string | null | undefined) => (text ? view.date(new Date(text), 'UTC') : '')
  return html`<section class="card"><h2>History</h2>
    <ol class="timeline">${document.activities.toReversed().map(
      ({ activityType, createdDate, merchantComment, orderRefunded, customActivity }) => html`<li>
        <strong>${words(customActivity?.type ?? activityType)}</strong>
        ${orderRefunded ? html`<span>${orderRefunded.amount?.formattedAmount} <bdi>${orderRefunded.reason}</bdi></span>` : ''}
        ${merchantComment ? html`<bdi class="note">${merchantComment.message}</bdi>` : ''}
        <time datetime="${createdDate ?? ''}" class="hint">${when(createdDate)}</time></li>`,
    )}</ol></section>`
}
