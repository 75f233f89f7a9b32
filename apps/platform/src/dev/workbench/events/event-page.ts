import { html } from 'hono/html'
import { type DeliveryRow, definitionOf, type EventRow } from '../../../areas/webhooks/index.ts'
import type { PlatformConfig } from '../../../data/config.ts'
import { dateAndTime, timeOfDay } from '../pages/format.ts'
import type { Html } from '../pages/html.ts'
import { shortType, statusBadge } from './badges.ts'
import { wireOf } from './read.ts'

export interface Filter {
  readonly type: string
  readonly entity: string
}

export function filterForm({ type, entity }: Filter): Html {
  return html`<form class="filter" method="get" action="/_dev/events" role="search">
    <label class="field"><span>Type</span>
      <select name="type" data-submit><option value="">All types</option>${[...definitionOf.keys()]
        .toSorted()
        .map(
          (each) => html`<option value="${each}"${each === type ? html` selected` : ''}>${each}</option>`,
        )}</select></label>
    <label class="field wide-field"><span>Entity</span>
      <input name="entity" value="${entity}" autocomplete="off" spellcheck="false" dir="ltr" data-search></label>
    <button>Show</button>
    ${type || entity ? html`<a class="button quiet" href="/_dev/events">All</a>` : ''}
  </form>`
}

export function eventEntry(row: EventRow, href: string, current: boolean): Html {
  const { type, createdAt, entityId, sequence } = row
  return html`<li><a href="${href}"${current ? html` aria-current="true"` : ''}>
    <span class="row"><strong>${shortType(type)}</strong>
      <time datetime="${createdAt.toISOString()}">${timeOfDay(createdAt).slice(0, 8)}</time></span>
    <span class="muted">${entityId.slice(0, 8)} · ${sequence}</span></a></li>`
}

/** One event as it is on the wire, and what became of it at each target. */
export function eventDetails(
  config: PlatformConfig,
  row: EventRow,
  deliveries: readonly DeliveryRow[],
): Html {
  const { id, type, entityId, sequence, revision, createdAt, identity } = row
  return html`<article class="panel reading" aria-labelledby="event">
    <h2 id="event">${type}</h2>
    <dl class="facts">
      <div><dt>Happened</dt><dd><time datetime="${createdAt.toISOString()}">${dateAndTime(createdAt)} UTC</time></dd></div>
      <div><dt>Event</dt><dd><code>${id}</code></dd></div>
      <div><dt>Entity</dt><dd><a href="/_dev/events?entity=${encodeURIComponent(entityId)}"><code>${entityId}</code></a></dd></div>
      <div><dt>Number, revision</dt><dd>${sequence}, ${revision ?? 'none'}</dd></div>
      <div><dt>Caused by</dt><dd><code>${identity ? JSON.stringify(identity) : 'the platform'}</code></dd></div>
    </dl>
    <h3>Deliveries</h3>
    ${deliveries.length === 0 ? html`<p class="muted">No target receives this event.</p>` : deliveryTable(deliveries)}
    <h3>Payload</h3>
    <pre class="wrap" tabindex="0" aria-label="Payload"><code>${JSON.stringify(wireOf(config, row), null, 2)}</code></pre>
  </article>`
}

/** With the last attempt of each, and a button to send it again. */
export function deliveryTable(rows: readonly DeliveryRow[]): Html {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Deliveries"><table>
    <thead><tr><th scope="col">Event</th><th scope="col">State</th><th scope="col" class="number">Attempts</th>
      <th scope="col">Last attempt</th><th scope="col">Next</th><th scope="col"><span class="muted">Again</span></th></tr></thead>
    <tbody>${rows.map((row) => {
      const last = row.log.at(-1)
      return html`<tr>
        <th scope="row"><a href="/_dev/events?event=${row.eventId}">${shortType(row.type)}</a></th>
        <td>${statusBadge(row.status)}</td>
        <td class="number">${row.log.length}</td>
        <td class="text">${last ? `${last.status ?? ''} ${last.error ?? ''} in ${last.ms} ms` : 'None yet'}</td>
        <td>${row.status === 'PENDING' ? dateAndTime(row.dueAt) : ''}</td>
        <td><form method="post" action="/_dev/subscriptions/resend">
          <input type="hidden" name="subscription" value="${row.subscriptionId}">
          <input type="hidden" name="event" value="${row.eventId}">
          <button class="quiet small" aria-label="Send ${shortType(row.type)} again">Send again</button></form></td>
      </tr>`
    })}</tbody></table></div>`
}
