import { html } from 'hono/html'
import { imageOf } from '../../cart/item-view.ts'
import type { Item } from '../../cart/items.ts'
import type { Quote } from '../../cart/quote.ts'
import type { PlatformConfig } from '../../config.ts'
import type { Html } from '../../hosted/page.ts'
import { format } from '../../money/money.ts'

export function summary(
  config: PlatformConfig,
  { items, totals, coupon, selected, needsShipping }: Quote,
): Html {
  const money = (minor: number) => format(minor, config)
  const delivery = selected
    ? totals.shipping
      ? money(totals.shipping)
      : 'Free'
    : needsShipping
      ? 'To be chosen'
      : 'None'
  return html`<h2>Your order</h2>
    <ul class="lines">${items.map((item) => line(config, item))}</ul>
    <dl class="totals">
      <div><dt>Subtotal</dt><dd>${money(totals.subtotal)}</dd></div>
      ${coupon ? html`<div><dt>Coupon ${coupon.code}</dt><dd>−${money(totals.discount + totals.shippingDiscount)}</dd></div>` : ''}
      <div><dt>Delivery</dt><dd>${delivery}</dd></div>
      <div><dt>Tax</dt><dd>${money(totals.tax)}</dd></div>
      <div class="total"><dt>Total</dt><dd>${money(totals.total)}</dd></div>
    </dl>`
}

function line(config: PlatformConfig, item: Item): Html {
  const { image } = imageOf(config, item)
  const { found, quantity, status, left } = item
  const choices = Object.values(found?.variant.choices ?? {}).join(', ')
  return html`<li>
    ${image ? html`<img src="${image.url}" alt="" width="56" height="56" />` : html`<span class="blank"></span>`}
    <span><strong>${found?.product.name ?? 'No longer available'}</strong>
      <span class="hint">${choices ? `${choices} · ` : ''}${quantity} × ${format(found?.variant.saleMinor ?? 0, config)}</span>
      ${status === 'AVAILABLE' ? '' : html`<span class="fault">${left ? `Only ${left} left` : 'Sold out'}</span>`}</span>
    <span class="cost">${format((found?.variant.saleMinor ?? 0) * quantity, config)}</span>
  </li>`
}
