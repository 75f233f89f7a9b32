import { html } from 'hono/html'
import { hidden } from '../../hosted/fields.ts'
import type { Html } from '../../hosted/page.ts'
import type { PlainKey } from '../../messages/say.ts'
import { toDecimal } from '../../money/money.ts'
import type { Outcome } from '../place-order.ts'
import { giftCardFields, tipFields } from './extra-fields.ts'
import { contactFields, deliveryFields } from './field-groups.ts'
import { declinedWords, paymentFields } from './payment-fields.ts'
import { type CheckoutPageState, dueNow } from './state.ts'
import { summary } from './summary.ts'

export function checkoutPage(state: CheckoutPageState): Html {
  const { view, row, quote, session, back, outcome, form } = state
  const { t } = view
  if (quote.items.length === 0) {
    return html`<section class="card"><h1>${t('checkout.empty')}</h1>
      <p class="lead">${t('checkout.empty-text')}</p><a class="button" href="${back}">${t('checkout.back')}</a></section>`
  }
  const due = dueNow(quote)
  const chosen = form?.get('payment')
  return html`<h1>${t('checkout.title')}</h1>
    ${notice(state)}
    <form class="checkout" method="post" action="${view.link(`/_hosted/checkout/${row.id}`)}">
      ${hidden({ session, total: toDecimal(quote.totals.total, view.config.currency) })}
      <div class="steps">
        ${contactFields(state)} ${deliveryFields(state)}
        ${tipFields(state)} ${giftCardFields(state)}
        ${due > 0 ? paymentFields(view, outcome?.kind === 'declined' ? (chosen ?? 'declined') : chosen) : ''}
      </div>
      <aside class="card summary" aria-label="${t('checkout.summary')}">
        ${summary(state)}
        <button name="intent" value="pay">${due > 0 ? t('checkout.pay', { total: view.money(due) }) : t('checkout.place')}</button>
        <button class="quiet" name="intent" value="update">${t('checkout.update')}</button>
        <a class="back" href="${back}">${t('checkout.back')}</a>
      </aside>
    </form>`
}

function notice({ view: { t }, outcome, faults, giftCardFault, quote }: CheckoutPageState): Html {
  if (giftCardFault) return html`<p class="error" role="alert">${t(giftCardFault)}</p>`
  const key = outcome ? words(outcome) : faults?.length ? 'checkout.correct' : undefined
  if (key) return html`<p class="error" role="alert">${t(key)}</p>`
  const short = quote.items.some(({ status }) => status !== 'AVAILABLE')
  return short ? html`<p class="error" role="status">${t('checkout.unavailable')}</p>` : html``
}

function words(outcome: Outcome): PlainKey | undefined {
  switch (outcome.kind) {
    case 'declined':
      return declinedWords(outcome.reason)
    case 'changed':
      return 'checkout.changed'
    case 'sold-out':
      return 'checkout.faster'
    case 'incomplete':
      return 'checkout.missing'
    default:
      return undefined
  }
}
