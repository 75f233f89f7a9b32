import { html } from 'hono/html'
import {
  type DeliveryRow,
  type DeliveryStatus,
  definitionOf,
  type SubscriptionRow,
} from '../../../areas/webhooks/index.ts'
import { count, dateAndTime } from '../pages/format.ts'
import type { Html } from '../pages/html.ts'
import { nameOf, shortType } from './badges.ts'
import { deliveryTable } from './event-page.ts'

export interface Counts {
  readonly PENDING: number
  readonly DEAD: number
}

const hidden = (id: string) => html`<input type="hidden" name="id" value="${id}">`

function stateOf({ status, disabledReason, openUntil, failures }: SubscriptionRow): Html {
  if (status === 'DISABLED')
    return html`<span class="badge" data-tone="warning">Off</span> ${disabledReason ?? ''}`
  if (openUntil)
    return html`<span class="badge" data-tone="danger">Paused</span> until ${dateAndTime(openUntil)}, after ${count(failures, 'failure')}`
  return html`<span class="badge" data-tone="success">On</span>`
}

export function targetTable(rows: readonly SubscriptionRow[], counts: ReadonlyMap<string, Counts>): Html {
  if (rows.length === 0) return html`<p class="empty">No targets yet. Add one below.</p>`
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Targets"><table>
    <thead><tr><th scope="col">Target</th><th scope="col">Types</th><th scope="col">State</th>
      <th scope="col" class="number">Waiting</th><th scope="col" class="number">Dead letters</th><th scope="col"><span class="muted">Change</span></th></tr></thead>
    <tbody>${rows.map((row) => {
      const { PENDING, DEAD } = counts.get(row.id) ?? { PENDING: 0, DEAD: 0 }
      const on = row.status === 'ENABLED'
      return html`<tr>
        <th scope="row"><a href="/_dev/subscriptions?target=${row.id}">${row.url}</a></th>
        <td class="text">${row.types ? row.types.map(shortType).join(', ') : 'All'}</td>
        <td>${stateOf(row)}</td>
        <td class="number">${PENDING}</td>
        <td class="number">${DEAD ? html`<a href="/_dev/subscriptions?target=${row.id}&amp;status=DEAD">${DEAD}</a>` : 0}</td>
        <td><div class="buttons">
          <form method="post" action="/_dev/subscriptions/${on ? 'off' : 'on'}">${hidden(row.id)}<button class="quiet small" aria-label="Switch ${on ? 'off' : 'on'} ${row.url}">${on ? 'Off' : 'On'}</button></form>
          ${DEAD ? html`<form method="post" action="/_dev/subscriptions/replay">${hidden(row.id)}<button class="quiet small" aria-label="Send the dead letters of ${row.url} again">Replay</button></form>` : ''}
          <form method="post" action="/_dev/subscriptions/remove">${hidden(row.id)}<button class="quiet small" aria-label="Remove ${row.url}">Remove</button></form>
        </div></td></tr>`
    })}</tbody></table></div>`
}

export function newTarget(problem: string | undefined, url: string): Html {
  return html`<section class="panel" aria-labelledby="add"><h2 id="add">Add a target</h2>
    ${problem ? html`<p class="problem" role="alert" id="url-problem">${problem}</p>` : ''}
    <form class="filter" method="post" action="/_dev/subscriptions/add">
      <label class="field wide-field"><span>Address</span>
        <input name="url" type="url" required value="${url}" placeholder="http://127.0.0.1:8080/hooks" dir="ltr" autocomplete="off"${problem ? html` aria-invalid="true" aria-describedby="url-problem"` : ''}></label>
      <label class="field"><span>Types (choose none for all)</span>
        <select name="types" multiple size="4">${[...definitionOf.keys()]
          .toSorted()
          .map((type) => html`<option value="${type}">${type}</option>`)}</select></label>
      <button>Add</button>
    </form></section>`
}

export function targetDeliveries(
  target: SubscriptionRow,
  status: DeliveryStatus | undefined,
  rows: readonly DeliveryRow[],
): Html {
  const link = (value: string, name: string) =>
    html`<a class="button quiet small" href="/_dev/subscriptions?target=${target.id}${value && `&status=${value}`}"${value === (status ?? '') ? html` aria-current="true"` : ''}>${name}</a>`
  return html`<section aria-labelledby="deliveries"><h2 id="deliveries">Deliveries to ${target.url}</h2>
    <p class="buttons">${link('', 'All')} ${(['PENDING', 'DELIVERED', 'DEAD'] as const).map((each) => link(each, nameOf(each)))}</p>
    ${rows.length > 0 ? deliveryTable(rows) : html`<p class="empty">No deliveries.</p>`}</section>`
}

export function keyPanel(publicUrl: string, appId: string, keys: readonly { kid: string }[]): Html {
  return html`<section class="panel" aria-labelledby="keys"><h2 id="keys">Keys</h2>
    <p>Deliveries are signed. Targets verify them with <a href="/_webhooks/${appId}/public-key.pem">${publicUrl}/_webhooks/${appId}/public-key.pem</a>.
      ${count(keys.length, 'key is', 'keys are')} valid: ${keys.map(({ kid }) => html`<code>${kid}</code> `)}</p>
    <form method="post" action="/_dev/subscriptions/rotate"><button class="quiet">Replace the key</button></form></section>`
}
