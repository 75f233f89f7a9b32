import { html } from 'hono/html'
import { nameOf } from '../../../areas/cart/index.ts'
import { fromDecimal } from '../../../domain/money/money.ts'
import type { Html } from '../../hosted/page.ts'
import { type DraftDetails, draftField, draftForm } from './draft-form.ts'

/** A coupon, and what the shop takes off by its own will. */
export function discounts(details: DraftDetails): Html {
  const { draft, quote, staff } = details
  const { couponCode, merchantDiscounts } = draft.terms
  const names = new Map(quote.items.map((item) => [item.id, nameOf(item)]))
  const amountOf = (amount: string) => staff.view.money(fromDecimal(amount, staff.view.config.currency) ?? 0)
  return html`<section class="card"><h2>Discounts</h2>
    ${
      couponCode
        ? html`<p>Coupon <bdi>${couponCode}</bdi>${quote.couponProblem ? html` <span class="wrong">does not count: ${quote.couponProblem.description}</span>` : ''}</p>
          ${draftForm(details, 'no-coupon', html`<button class="quiet">Take the coupon away</button>`)}`
        : draftForm(
            details,
            'coupon',
            html`<div class="with-button">${draftField(details, { intent: 'coupon', name: 'couponCode', label: 'Coupon code', required: true, maxlength: 50 })}<button class="quiet">Use</button></div>`,
          )
    }
    ${(merchantDiscounts ?? []).map(({ amount, percentage, lineItemIds }, index) => {
      const size = amount ? amountOf(amount) : `${percentage}%`
      const on = (lineItemIds ?? []).map((id) => names.get(id)).filter(Boolean)
      const what = `${size} off ${on.length ? on.join(', ') : 'everything'}`
      return html`<div class="part"><p><bdi>${what}</bdi></p>${draftForm(details, 'no-discount', html`<button class="quiet" aria-label="Take away ${what}">Take away</button>`, { index: String(index) })}</div>`
    })}
    <details ${details.refused?.form.get('intent') === 'discount' ? 'open' : ''}><summary>Take something off</summary>${draftForm(
      details,
      'discount',
      html`<div class="pair">${draftField(details, { intent: 'discount', name: 'amount', label: 'How much', required: true, inputmode: 'decimal', maxlength: 20 })}
        ${draftField(details, {
          intent: 'discount',
          name: 'unit',
          label: 'Of',
          choices: [
            { code: 'percent', name: 'Percent' },
            { code: 'money', name: staff.view.config.currency },
          ],
          chosen: true,
          value: 'percent',
        })}
        ${draftField(details, {
          intent: 'discount',
          name: 'line',
          label: 'On',
          choices: [
            { code: 'all', name: 'Everything' },
            ...[...names].map(([code, name]) => ({ code, name })),
          ],
          chosen: true,
          value: 'all',
        })}</div><button class="quiet">Take off</button>`,
    )}</details></section>`
}
