import { html } from 'hono/html'
import { isRenewed } from '../../areas/checkout/index.ts'
import { accepted } from '../../areas/orders/index.ts'
import type { CheckoutSettings } from '../../areas/terms/index.ts'
import type { PlainKey } from '../../domain/messages/translate.ts'
import { OFFLINE } from '../../domain/payments/offline-provider.ts'
import { testProvider } from '../../domain/payments/test-provider.ts'
import type { Html } from '../hosted/page.ts'
import type { View } from '../hosted/view.ts'
import { choice } from './input.ts'
import type { CheckoutPageState } from './state.ts'

const offered: readonly (readonly [method: string, title: PlainKey, hint: PlainKey])[] = [
  ['approved', 'checkout.card', 'checkout.card-hint'],
  ['authorized', 'checkout.held', 'checkout.held-hint'],
  ['review', 'checkout.review', 'checkout.review-hint'],
  ['pending', 'checkout.transfer', 'checkout.transfer-hint'],
  ['offline', 'checkout.offline', 'checkout.offline-hint'],
  ['declined', 'checkout.bad-card', 'checkout.bad-card-hint'],
  ['card', 'checkout.other-card', 'checkout.other-card-hint'],
]

const reasons: Readonly<Record<string, PlainKey>> = {
  INSUFFICIENT_FUNDS: 'checkout.no-funds',
  EXPIRED_CARD: 'checkout.card-expired',
  INVALID_CARD: 'checkout.bad-number',
}

/** Why the provider took no money, in words. */
export const declinedMessage = (reason: string): PlainKey => reasons[reason] ?? 'checkout.declined'

/** The provider's ways to pay and the one on receipt (docs/orders.md); or that, and why, there is none. */
export function paymentFields(
  { t, config }: View,
  chosen: string | null | undefined,
  taken: CheckoutSettings['payments'],
): Html {
  const { online, offline } = accepted(config, taken)
  if (!online && !offline) return html`<p class="error" role="status">${t(whyNoPayment(config, taken))}</p>`
  const provider = online ? config.paymentProvider : undefined
  const methods = offered.filter(([method]) =>
    method === OFFLINE ? offline : provider?.methods.includes(method),
  )
  const first = methods.find(([method]) => method === chosen) ?? methods[0]
  return html`<fieldset class="card choices">
    <legend>${t('checkout.payment')}</legend>
    ${provider === testProvider ? html`<p class="hint">${t('checkout.test-store')}</p>` : ''}
    ${taken.online && !provider ? html`<p class="hint">${t('checkout.not-set-up-online')}</p>` : ''}
    ${methods.map(([value, title, hint]) =>
      choice('payment', { value, title: t(title), hints: [t(hint)], checked: value === first?.[0] }),
    )}
    ${
      provider?.methods.includes('card')
        ? html`<div class="field card-number">
            <label for="cardNumber">${t('checkout.card-number')}</label>
            <input id="cardNumber" name="cardNumber" type="text" inputmode="numeric" autocomplete="cc-number" maxlength="23" dir="ltr" />
          </div>`
        : ''
    }
  </fieldset>`
}

/** Why nothing can be paid here: the store does not want to be, or cannot be yet. */
export function whyNoPayment(
  { paymentProvider }: Pick<View['config'], 'paymentProvider'>,
  taken: CheckoutSettings['payments'],
): PlainKey {
  return taken.online && !paymentProvider ? 'checkout.not-set-up' : 'checkout.no-payments'
}

/** Asked wherever a cycle will be charged by itself: ticked by the buyer, never by us. */
export function savePaymentField({ view: { t }, quote, form, faults }: CheckoutPageState): Html {
  if (!isRenewed(quote)) return html``
  const fault = faults.find(({ name }) => name === KEEPING)
  const invalid = fault ? html`aria-invalid="true" aria-describedby="${KEEPING}-fault"` : ''
  return html`<div class="card field">
    <label class="check"><input type="checkbox" id="${KEEPING}" name="${KEEPING}" value="yes" ${form?.get(KEEPING) ? 'checked' : ''} ${invalid} /> ${t('checkout.keep-method')}</label>
    ${fault ? html`<span class="fault" id="${KEEPING}-fault">${fault.text}</span>` : ''}
  </div>`
}

/** The field of the buyer's word, called as the call's is (wire §3.2). */
export const KEEPING = 'savePaymentMethod'
