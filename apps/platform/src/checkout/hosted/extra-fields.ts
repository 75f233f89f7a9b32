import { html } from 'hono/html'
import { obfuscated } from '../../gift-cards/find.ts'
import type { Html } from '../../hosted/page.ts'
import { toDecimal } from '../../money/money.ts'
import type { CheckoutPageState } from './state.ts'

/** A share of the goods, a sum of one's own, or nothing. */
export function tipFields({ row: { tip }, view }: CheckoutPageState): Html {
  const { t, config } = view
  const chosen = tip?.type === 'PERCENTAGE' ? tip.percent : tip ? 'custom' : 'none'
  const option = (value: string, text: string) =>
    html`<option value="${value}" ${value === chosen ? 'selected' : ''}>${text}</option>`
  const amount = tip && tip.type !== 'PERCENTAGE' ? toDecimal(tip.amount, config.currency) : ''
  return html`<fieldset class="card fields">
    <legend>${t('checkout.tip')}</legend>
    <div class="field half">
      <label for="tip">${t('checkout.tip')}</label>
      <select id="tip" name="tip">
        ${option('none', t('checkout.tip-none'))}
        ${['5', '10', '15', '20'].map((percent) => option(percent, t('checkout.tip-percent', { percent })))}
        ${option('custom', t('checkout.tip-custom'))}
      </select>
    </div>
    <div class="field half">
      <label for="tipAmount">${t('checkout.tip-custom')}</label>
      <input id="tipAmount" name="tipAmount" inputmode="decimal" autocomplete="off" dir="ltr" maxlength="12" value="${amount}" />
    </div>
  </fieldset>`
}

export function giftCardFields({ quote: { giftCard }, view, giftCardFault, form }: CheckoutPageState): Html {
  const { t } = view
  if (giftCard)
    return html`<fieldset class="card">
      <legend>${t('checkout.gift-card')}</legend>
      <p>${t('checkout.gift-card-applied', { card: obfuscated(giftCard.card), amount: view.money(giftCard.amount) })}</p>
      <button class="quiet" name="intent" value="drop-card">${t('checkout.gift-card-drop')}</button>
    </fieldset>`
  const wrong = giftCardFault ? html`aria-invalid="true" aria-describedby="giftCardCode-fault"` : ''
  return html`<fieldset class="card">
    <legend>${t('checkout.gift-card')}</legend>
    <div class="field">
      <label for="giftCardCode">${t('checkout.gift-card-code')}</label>
      <input id="giftCardCode" name="giftCardCode" autocomplete="off" spellcheck="false" dir="ltr" maxlength="40" value="${form?.get('giftCardCode') ?? ''}" ${wrong} />
      ${giftCardFault ? html`<span class="fault" id="giftCardCode-fault">${t(giftCardFault)}</span>` : ''}
    </div>
    <button class="quiet" name="intent" value="card">${t('checkout.gift-card-use')}</button>
  </fieldset>`
}
