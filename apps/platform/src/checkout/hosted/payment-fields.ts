import { html } from 'hono/html'
import type { Html } from '../../hosted/page.ts'
import type { View } from '../../hosted/view.ts'
import type { PlainKey } from '../../messages/say.ts'
import { choice } from './input.ts'

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
export const declinedWords = (reason: string): PlainKey => reasons[reason] ?? 'checkout.declined'

/** The ways to pay of the test provider (docs/orders.md). */
export function paymentFields(
  { t }: View,
  chosen: string | null | undefined,
  without: readonly string[] = [],
): Html {
  return html`<fieldset class="card choices">
    <legend>${t('checkout.payment')}</legend>
    <p class="hint">${t('checkout.test-store')}</p>
    ${offered
      .filter(([method]) => !without.includes(method))
      .map(([value, title, hint]) =>
        choice('payment', {
          value,
          title: t(title),
          hints: [t(hint)],
          checked: value === (chosen ?? 'approved'),
        }),
      )}
    <div class="field card-number">
      <label for="cardNumber">${t('checkout.card-number')}</label>
      <input id="cardNumber" name="cardNumber" type="text" inputmode="numeric" autocomplete="cc-number" maxlength="23" dir="ltr" />
    </div>
  </fieldset>`
}
