import { html } from 'hono/html'
import { nameOf, type OrderRow, type RefundRequestRow } from '../../areas/orders/index.ts'
import { hidden } from '../hosted/fields.ts'
import type { Html } from '../hosted/page.ts'
import type { View } from '../hosted/view.ts'

const codeLabel = (code: string) => `${code.charAt(0)}${code.slice(1).replaceAll('_', ' ').toLowerCase()}`

/** Refund that the buyer requests, and both answers; the forms send the intents of `refundRequestActs`. */
export function refundRequestCard(view: View, order: OrderRow, requests: readonly RefundRequestRow[]): Html {
  if (requests.length === 0) return html``
  return html`<section class="card"><h2>Refund requests</h2>${requests.map(
    (request) => html`<div class="part">
      <p><strong>${codeLabel(request.status)}</strong> · ${codeLabel(request.reason)} · ${view.date(request.createdAt, view.config.timeZone)}</p>
      <p><bdi>${linesOf(order, request)}</bdi></p>
      ${request.message ? html`<p>Customer: <bdi>${request.message}</bdi></p>` : ''}
      ${request.answer ? html`<p>Reply: <bdi>${request.answer}</bdi></p>` : ''}
      ${request.status === 'REQUESTED' ? answers(request) : ''}</div>`,
  )}</section>`
}

function linesOf({ document }: OrderRow, { lineItems }: RefundRequestRow): string {
  const names = new Map(document.lineItems.map((line) => [line.id, nameOf(line)]))
  return lineItems.map(({ id, quantity }) => `${quantity} × ${names.get(id) ?? ''}`).join(', ')
}

function answers({ id }: RefundRequestRow): Html {
  return html`<form method="post" class="act">${hidden({ request: id })}
    <label class="check"><input type="checkbox" name="restock" value="yes" checked /> Restock these items</label>
    <div class="field"><label for="answer-${id}">Reply to the customer</label>
      <input id="answer-${id}" name="message" maxlength="1000" autocomplete="off" /></div>
    <div class="buttons"><button name="intent" value="accept-refund-request">Refund</button>
      <button name="intent" value="decline-refund-request" class="quiet">Decline</button></div></form>`
}
