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
        ? html`<p>Discount code <bdi>${couponCode}</bdi>${quote.couponProblem ? html` <span class="wrong">${quote.couponProblem.description}</span>` : ''}</p>
          ${draftForm(details, 'no-coupon', html`<button class="quiet">Remove discount code</button>`)}`
        : draftForm(
            details,
            'coupon',
            html`<div class="with-button">${draftField(details, { intent: 'coupon', name: 'couponCode', label: 'Discount code', required: true, maxlength: 50 })}<button class="quiet">Apply</button></div>`,
          )
    }
    ${(merchantDiscounts ?? []).map(({ amount, percentage, lineItemIds }, index) => {
      const size = amount ? amountOf(amount) : `${percentage}%`
      const on = (lineItemIds ?? []).map((id) => names.get(id)).filter(Boolean)
      const what = `${size} off ${on.length ? on.join(', ') : 'everything'}`
      return html`<div class="part"><p><bdi>${what}</bdi></p>${draftForm(details, 'no-discount', html`<button class="quiet" aria-label="Remove ${what}">Remove</button>`, { index: String(index) })}</div>`
    })}
    <details ${details.refused?.form.get('intent') === 'discount' ? 'open' : ''}><summary>Add discount</summary>${draftForm(
      details,
      'discount',
      html`<div class="pair">${draftField(details, { intent: 'discount', name: 'amount', label: 'Value', required: true, inputmode: 'decimal', maxlength: 20 })}
        ${draftField(details, {
          intent: 'discount',
          name: 'unit',
          label: 'Unit',
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
          label: 'Applies to',
          choices: [
            { code: 'all', name: 'Everything' },
            ...[...names].map(([code, name]) => ({ code, name })),
          ],
          chosen: true,
          value: 'all',
        })}</div><button class="quiet">Add discount</button>`,
    )}</details></section>`
}
