import { html } from 'hono/html'
import { needsPayment } from '../../areas/checkout/index.ts'
import { toDecimal } from '../../domain/money/money.ts'
import { hidden } from '../hosted/fields.ts'
import type { Html } from '../hosted/page.ts'
import { contactFields } from './contact-fields.ts'
import { deliveryFields } from './delivery-fields.ts'
import { giftCardFields, tipFields } from './extra-fields.ts'
import { choiceId } from './input.ts'
import { paymentFields, savePaymentField } from './payment-fields.ts'
import { ruleMessages } from './rule-messages.ts'
import { type CheckoutPageState, dueNow } from './state.ts'
import { summary } from './summary.ts'

export function checkoutPage(state: CheckoutPageState): Html {
  const { view, row, quote, session, back, form, settings } = state
  const { t } = view
  if (quote.items.length === 0) {
    return html`<section class="card"><h1>${t('checkout.empty')}</h1>
      <p class="lead">${t('checkout.empty-text')}</p><a class="button" href="${back}">${t('checkout.back')}</a></section>`
  }
  const due = dueNow(quote)
  const path = `/_hosted/checkout/${row.id}`
  return html`<h1>${t('checkout.title')}</h1>
    ${notice(state)}
    <p role="status" class="unseen" id="told"></p>
    <form class="checkout" method="post" novalidate action="${view.link(path)}">
      ${hidden({ session })}
      ${/* What Enter does in a field: it keeps what was typed, and pays nothing. */ ''}
      <button name="intent" value="update" hidden>${t('checkout.update')}</button>
      <div class="steps">
        ${contactFields(state)} ${deliveryFields(state)}
        ${tipFields(state)} ${giftCardFields(state)}
        ${needsPayment(quote) ? paymentFields(view, form?.get('payment'), settings.payments) : ''}
        ${savePaymentField(state)}
      </div>
      <aside class="card summary" id="summary" aria-label="${t('checkout.summary')}" data-told="${t('checkout.total-told', { total: view.money(due) })}">
        ${hidden({ total: toDecimal(quote.totals.total, view.config.currency) })}
        ${summary(state)}
        <button name="intent" value="pay">${due > 0 ? t('checkout.pay', { total: view.money(due) }) : t('checkout.place')}</button>
        <button class="quiet by-hand" name="intent" value="update">${t('checkout.update')}</button>
        <a class="back" href="${back}">${t('checkout.back')}</a>
      </aside>
    </form>`
}

/** Takes the focus, and leads to each field. */
function notice({ view, problem, faults, quote }: CheckoutPageState): Html {
  const { t } = view
  if (problem || faults.length) {
    const first = quote.options[0]?.code
    const target = (name: string) =>
      name === 'delivery' ? (first ? choiceId(name, first) : 'country') : name
    return html`<div class="error" role="alert" tabindex="-1" autofocus>
      <p>${problem ?? t('checkout.problems', { count: faults.length })}</p>
      ${faults.length ? html`<ul>${faults.map(({ name, label, text }) => html`<li><a href="#${target(name)}">${label}: ${text}</a></li>`)}</ul>` : ''}
    </div>`
  }
  const short = quote.items.some(({ status }) => status !== 'AVAILABLE')
  const messages = [...(short ? [t('checkout.unavailable')] : []), ...ruleMessages(view, quote)]
  return html`${messages.map((text) => html`<p class="error" role="status">${text}</p>`)}`
}
