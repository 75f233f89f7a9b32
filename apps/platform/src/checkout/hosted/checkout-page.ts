import { html } from 'hono/html'
import type { Html } from '../../hosted/page.ts'
import { format, toDecimal } from '../../money/money.ts'
import type { Outcome } from '../place-order.ts'
import { contactFields, deliveryFields } from './field-groups.ts'
import type { CheckoutPageState } from './state.ts'
import { summary } from './summary.ts'

export function checkoutPage(state: CheckoutPageState): Html {
  const { config, row, quote, session, back, outcome } = state
  if (quote.items.length === 0) {
    return html`<section class="card"><h1>There is nothing to pay for</h1>
      <p class="lead">Your checkout is empty.</p><a class="button" href="${back}">Back to the cart</a></section>`
  }
  const { total } = quote.totals
  return html`<h1>Checkout</h1>
    ${notice(state)}
    <form class="checkout" method="post" action="/_hosted/checkout/${row.id}">
      <input type="hidden" name="session" value="${session}" />
      <input type="hidden" name="total" value="${toDecimal(total, config.currency)}" />
      <div class="steps">
        ${contactFields(state)} ${deliveryFields(state)}
        <fieldset class="card">
          <legend>Payment</legend>
          <p class="hint">This is a test store: nothing is charged.</p>
          ${choice('approved', 'Test card', 'Approved at once', true)}
          ${choice('pending', 'Bank transfer', 'The order waits for the money', false)}
          ${choice('declined', 'Declined card', 'Shows what a refusal looks like', outcome?.kind === 'declined')}
        </fieldset>
      </div>
      <aside class="card summary" aria-label="Order summary">
        ${summary(config, quote)}
        <button name="intent" value="pay">Pay ${format(total, config)}</button>
        <button class="quiet" name="intent" value="update">Update totals</button>
        <a class="back" href="${back}">Back to the cart</a>
      </aside>
    </form>`
}

function choice(value: string, title: string, hint: string, checked: boolean): Html {
  return html`<label class="choice"><input type="radio" name="payment" value="${value}" ${checked ? 'checked' : ''} />
    <span><strong>${title}</strong><span class="hint">${hint}</span></span></label>`
}

function notice({ outcome, faults, quote }: CheckoutPageState): Html {
  const text = outcome
    ? words(outcome)
    : faults?.length
      ? 'Please correct the fields marked below.'
      : undefined
  if (text) return html`<p class="error" role="alert">${text}</p>`
  const short = quote.items.filter(({ status }) => status !== 'AVAILABLE').length
  return short
    ? html`<p class="error" role="status">Something in your order is no longer available. Go back to the cart to change it.</p>`
    : html``
}

function words(outcome: Outcome): string | undefined {
  switch (outcome.kind) {
    case 'declined':
      return 'The payment was declined. Nothing was charged; choose another way to pay.'
    case 'changed':
      return 'The total has changed. Please look at it once more and pay again.'
    case 'sold-out':
      return 'Somebody was faster: part of your order has just sold out. Nothing was charged.'
    case 'incomplete':
      return 'Some details are missing. They are marked below.'
    default:
      return undefined
  }
}
