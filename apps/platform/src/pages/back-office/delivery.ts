import type { OrderLineItem } from '@galleria/platform-client/entities/orders'
import { html } from 'hono/html'
import { amountOf, nameOf, orderQuantities, withPresentAddresses } from '../../areas/orders/index.ts'
import type { Html } from '../hosted/page.ts'
import { picture } from '../hosted/picture.ts'
import { contracts } from './contracts/labels.ts'
import { form, type OrderDetails } from './order-details.ts'
import { isDelivered } from './order-state.ts'

/** Lines of an order, with quantities shipped and refunded. */
export function items({ staff, order, fulfillments }: OrderDetails): Html {
  const quantities = orderQuantities(order, fulfillments)
  const { lineItems, buyerNote, shippingInfo } = order.document
  const none = isDelivered(order) ? 'No delivery method' : 'Nothing to deliver'
  return html`<section class="card"><h2>Items</h2>
    <ul class="items">${lineItems.map(
      (line) => html`<li>
        ${picture(staff.view, withPresentAddresses(staff.view.config, line).image?.url)}
        <span><span><bdi>${nameOf(line)}</bdi></span>
          ${line.subscriptionInfo?.id ? html`<a class="tap" href="${contracts}/${line.subscriptionInfo.id}">View subscription</a>` : ''}
          <span class="hint">${choices(line)}${line.quantity} × ${line.price.formattedAmount}${note('shipped', quantities.get(line.id)?.sent)}${note('refunded', line.refundQuantity)}${note('restocked', line.restockQuantity)}</span></span>
        <span class="amount">${amountOf(line).formattedAmount}</span></li>`,
    )}</ul>
    ${buyerNote ? html`<p class="note"><strong>Customer note:</strong> <bdi>${buyerNote}</bdi></p>` : ''}
    <p class="hint">${shippingInfo?.title ?? none}${shippingInfo?.logistics?.deliveryTime ? ` · ${shippingInfo.logistics.deliveryTime}` : ''}</p></section>`
}

const note = (what: string, count: number | null | undefined) => (count ? ` · ${count} ${what}` : '')

function choices(line: OrderLineItem): string {
  const texts = (line.descriptionLines ?? []).flatMap((each) => {
    const { plainText, colorInfo } = each as {
      plainText?: { original?: string }
      colorInfo?: { original?: string }
    }
    return plainText?.original ?? colorInfo?.original ?? []
  })
  return texts.length ? `${texts.join(', ')} · ` : ''
}

export function delivery({ order, fulfillments }: OrderDetails): Html {
  const quantities = orderQuantities(order, fulfillments)
  const { lineItems } = order.document
  const open = lineItems.flatMap(({ id }) => {
    const left = quantities.get(id)?.toSend ?? 0
    return left > 0 ? [{ id, left }] : []
  })
  const goods = isDelivered(order)
  const names = new Map(lineItems.map((line) => [line.id, nameOf(line)]))
  const maySend = order.status === 'APPROVED' && open.length > 0
  if (!maySend && fulfillments.length === 0) return html``
  return html`<section class="card" id="send"><h2>${goods ? 'Delivery' : 'Fulfillment'}</h2>
    <datalist id="carriers">${['ups', 'dhl', 'fedEx', 'usps', 'canadaPost'].map((name) => html`<option value="${name}"></option>`)}</datalist>
    ${fulfillments.map(
      ({ id, lineItems: parcel, tracking }) => html`<div class="part">
        <p><bdi>${parcel.map((line) => `${line.quantity} × ${names.get(line.id)}`).join(', ')}</bdi>
          ${tracking?.trackingLink ? html`<a href="${tracking.trackingLink}" rel="noreferrer">Track ${tracking.trackingNumber}</a>` : ''}</p>
        <details><summary>Edit or undo</summary>
          ${form('track', html`${trackingFields(id, tracking?.trackingNumber, tracking?.shippingProvider)}<button>Save tracking</button>`, { fulfillment: id })}
          ${form('undo-fulfil', html`<button class="quiet">Undo</button>`, { fulfillment: id })}</details></div>`,
    )}
    ${
      maySend
        ? form(
            'fulfil',
            html`<fieldset><legend>${goods ? 'Items to ship' : 'Items to fulfill'}</legend>${open.map(
              ({
                id,
                left,
              }) => html`<div class="line"><label for="send-${id}"><bdi>${names.get(id)}</bdi> <span class="hint">of ${left}</span></label>
                <input id="send-${id}" name="line-${id}" type="number" inputmode="numeric" min="0" max="${left}" value="${left}" /></div>`,
            )}</fieldset>
            ${goods ? trackingFields('new') : ''}<button data-key="f">${goods ? 'Mark as shipped' : 'Mark as fulfilled'}</button>`,
          )
        : ''
    }</section>`
}

function trackingFields(id: string, number = '', provider = 'ups'): Html {
  return html`<div class="pair">
    <div class="field"><label for="number-${id}">Tracking number</label>
      <input id="number-${id}" name="trackingNumber" value="${number}" maxlength="100" autocomplete="off" /></div>
    <div class="field"><label for="carrier-${id}">Carrier</label>
      <input id="carrier-${id}" name="shippingProvider" value="${provider}" maxlength="50" list="carriers" autocomplete="off" /></div></div>`
}
