import type { OrderActivity } from '@galleria/platform-client/entities/orders'
import { html } from 'hono/html'
import type { OrderRow } from '../../areas/orders/index.ts'
import type { Html } from '../hosted/page.ts'
import type { View } from '../hosted/view.ts'
import { statusLabel } from './layout.ts'

/** Activities of an order, newest first. */
export function timeline(view: View, { document }: OrderRow): Html {
  const when = (text: string | null | undefined) =>
    text ? view.date(new Date(text), view.config.timeZone) : ''
  return html`<section class="card"><h2>History</h2>
    <ol class="timeline">${document.activities.toReversed().map(
      ({ activityType, createdDate, merchantComment, orderRefunded, customActivity, ...by }) => html`<li>
        <strong>${statusLabel(customActivity?.type ?? activityType)}</strong>
        ${orderRefunded ? html`<span>${orderRefunded.amount?.formattedAmount} <bdi>${orderRefunded.reason}</bdi></span>` : ''}
        ${merchantComment ? html`<bdi class="note">${merchantComment.message}</bdi>` : ''}
        <span class="hint"><time datetime="${createdDate ?? ''}">${when(createdDate)}</time>${actorIn(by)}</span></li>`,
    )}</ol></section>`
}

function actorIn({ authorEmail, authorAppId }: Pick<OrderActivity, 'authorEmail' | 'authorAppId'>): Html {
  if (authorEmail) return html` · by <bdi>${authorEmail}</bdi>`
  return authorAppId ? html` · by an app` : html``
}
