import { html } from 'hono/html'
import { amountOf, minorOf, nameOf, type OrderRow } from '../../areas/orders/index.ts'
import { placeLine } from '../../areas/terms/index.ts'
import { fullName } from '../../base/texts/full-name.ts'
import { toldWindowText } from '../../domain/delivery-time.ts'
import type { PlainKey } from '../../domain/messages/translate.ts'
import type { Html } from '../hosted/page.ts'
import type { View } from '../hosted/view.ts'

interface Links {
  readonly next: string
  /** Address at which a failed payment can be repeated. */
  readonly payAgain?: string | undefined
}

/** Result of the payment, with the items and their destination. */
export function confirmation(view: View, order: OrderRow, { next, payAgain }: Links): Html {
  const { t } = view
  const state = waitingFor(order)
  return html`<section class="card placed">
    <h1>${t('checkout.thanks')}</h1>
    <p>${t('checkout.thanks-text', { number: String(order.number) })}</p>
    ${state ? html`<p class="state" role="status">${t(state)}</p>` : ''}
    ${payAgain ? html`<a class="button" href="${payAgain}">${t('checkout.pay-again')}</a>` : ''}
    ${lines(view, order)} ${delivery(view, order)}
    <a class="${payAgain ? 'back' : 'button'}" href="${next}">${t('checkout.continue')}</a>
  </section>`
}

export function waitingFor({ status, paymentStatus }: OrderRow): PlainKey | undefined {
  if (status === 'PENDING') return 'checkout.reviewing'
  if (paymentStatus === 'PENDING') return 'checkout.waiting'
  if (status !== 'APPROVED') return undefined
  if (paymentStatus === 'NOT_PAID') return 'checkout.on-receipt'
  return ['DECLINED', 'CANCELED'].includes(paymentStatus) ? 'checkout.failed' : undefined
}

function lines(view: View, { document, currency, totalMinor }: OrderRow): Html {
  const money = (price: Parameters<typeof minorOf>[0]) => view.money(minorOf(price, currency))
  return html`<ul class="lines" aria-label="${view.t('checkout.summary')}">${document.lineItems.map(
    (
      line,
    ) => html`<li><span><span>${view.shown(nameOf(line))}</span> <span class="hint">× ${line.quantity}</span></span>
        <span class="cost"><bdi>${money(amountOf(line))}</bdi></span></li>`,
  )}</ul>
    <dl class="totals">${parts(view, document)
      .filter(([, price]) => Number(price?.amount ?? 0) !== 0)
      .map(
        ([name, price, sign = '']) =>
          html`<div><dt><bdi>${name}</bdi></dt><dd><bdi>${sign}${money(price)}</bdi></dd></div>`,
      )}
      <div class="total"><dt>${view.t('checkout.total')}</dt><dd><bdi>${view.money(totalMinor)}</bdi></dd></div></dl>`
}

type Document = OrderRow['document']
type Part = readonly [name: string, price: Document['priceSummary']['total'] | undefined, sign?: string]

/** Parts of the total. */
function parts({ t, content }: View, { priceSummary, additionalFees = [] }: Document): Part[] {
  const { subtotal, discount, shipping, tax } = priceSummary
  return [
    [t('checkout.subtotal'), subtotal],
    [t('checkout.discount'), discount, '−'],
    [t('checkout.delivery'), shipping],
    ...additionalFees.map(
      ({ code, name, price }): Part => [code === 'tip' ? t('checkout.tip') : content(name), price],
    ),
    [t('checkout.tax'), tax],
  ]
}

function delivery({ t, content, language }: View, { document }: OrderRow): Html {
  const { title, logistics } = document.shippingInfo ?? {}
  if (!title) return html``
  const { address, contactDetails } = logistics?.shippingDestination ?? {}
  const place = logistics?.pickupDetails?.address ?? address
  const text = [
    content(title),
    toldWindowText(logistics?.deliveryTimeSlot, language.tag) ?? content(logistics?.deliveryTime ?? ''),
    content(logistics?.instructions ?? ''),
    fullName(contactDetails),
    place?.addressLine,
    placeLine(place ?? {}, language.tag),
  ].filter(Boolean)
  return html`<div><h2>${t('checkout.delivery')}</h2>
    <address>${text.map((line) => html`<bdi>${line}</bdi><br />`)}</address></div>`
}
