import { html } from 'hono/html'
import { type Item, imageOf, nameOf, unitPrice } from '../../areas/cart/index.ts'
import type { Html } from '../hosted/page.ts'
import { picture } from '../hosted/picture.ts'
import { type CheckoutPageState, dueNow } from './state.ts'

export function summary({ view, quote }: CheckoutPageState): Html {
  const { t } = view
  const { items, totals, coupon, selected, needsShipping } = quote
  const delivery = selected
    ? totals.shipping
      ? view.money(totals.shipping)
      : t('checkout.free')
    : needsShipping
      ? t('checkout.to-be-chosen')
      : t('checkout.none')
  const row = (name: string, amount: string, kind = '') =>
    html`<div class="${kind}"><dt>${name}</dt><dd><bdi>${amount}</bdi></dd></div>`
  const less = (minor: number) => `−${view.money(minor)}`
  const saved = totals.discount + totals.shippingDiscount
  const due = dueNow(quote)
  return html`<h2>${t('checkout.summary')}</h2>
    <ul class="lines">${items.map((item) => line(view, item))}</ul>
    <dl class="totals">
      ${row(t('checkout.subtotal'), view.money(totals.subtotal))}
      ${saved ? row(coupon ? t('checkout.coupon', { code: coupon.code }) : t('checkout.discount'), less(saved)) : ''}
      ${row(t('checkout.delivery'), delivery)}
      ${totals.fees.map(({ fee, net }) => row(view.content(fee.name), view.money(net)))}
      ${row(t('checkout.tax'), view.money(totals.tax))}
      ${totals.tip ? row(t('checkout.tip'), view.money(totals.tip)) : ''}
      ${row(t('checkout.total'), view.money(totals.total), 'total')}
      ${totals.giftCard ? row(t('checkout.gift-card'), less(totals.giftCard)) : ''}
      ${totals.storeCredit ? row(t('checkout.store-credit'), less(totals.storeCredit)) : ''}
      ${due === totals.total ? '' : row(t('checkout.due'), view.money(due), 'total')}
      ${totals.payLater.total ? row(t('checkout.later'), view.money(totals.payLater.total)) : ''}
    </dl>`
}

function line(view: CheckoutPageState['view'], item: Item): Html {
  const { t, config } = view
  const { image } = imageOf(config, item)
  const { found, quantity, status, left } = item
  const choices = Object.values(found?.variant.choices ?? {})
    .map(view.content)
    .join(', ')
  const unit = unitPrice(item)
  return html`<li>
    ${picture(view, image?.url)}
    <span><strong>${status === 'NOT_FOUND' ? html`<bdi>${t('checkout.gone')}</bdi>` : view.shown(nameOf(item))}</strong>
      ${choices ? html`<span class="hint"><bdi>${choices}</bdi></span>` : ''}
      <span class="hint"><bdi>${quantity} × ${view.money(unit)}</bdi></span>
      ${status === 'AVAILABLE' ? '' : html`<span class="fault">${left ? t('checkout.only-left', { left }) : t('checkout.sold-out')}</span>`}</span>
    <span class="cost"><bdi>${view.money(unit * quantity)}</bdi></span>
  </li>`
}
