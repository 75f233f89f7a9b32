import { html } from 'hono/html'
import { obfuscated } from '../../areas/terms/index.ts'
import { toDecimal } from '../../domain/money/money.ts'
import type { Html } from '../hosted/page.ts'
import { choiceId } from './input.ts'
import type { CheckoutPageState } from './state.ts'

/** The shares that the store's own checkout offers. */
const tipPercents = ['10', '15', '20']

/** A share of the goods, a sum of one's own, or nothing. */
export function tipFields({ row: { tip }, view, form, faults }: CheckoutPageState): Html {
  const { t, config } = view
  const chosen = form?.get('tip') ?? (tip?.type === 'PERCENTAGE' ? tip.percent : tip ? 'custom' : 'none')
  const fault = faults.find(({ name }) => name === 'tipAmount')
  const savedTip = tip && tip.type !== 'PERCENTAGE' ? toDecimal(tip.amount, config.currency) : ''
  const option = (value: string, text: string) =>
    html`<label class="chip"><input type="radio" id="${choiceId('tip', value)}" name="tip" value="${value}" ${value === chosen ? 'checked' : ''} /><span>${text}</span></label>`
  return html`<fieldset class="card choices">
    <legend>${t('checkout.tip')}</legend>
    <div class="chips">
      ${option('none', t('checkout.tip-none'))}
      ${tipPercents.map((percent) => option(percent, t('checkout.tip-percent', { percent })))}
      ${option('custom', t('checkout.tip-custom'))}
    </div>
    <div class="field shown-for-custom">
      <label for="tipAmount">${t('checkout.tip-amount', { currency: config.currency })}</label>
      <input id="tipAmount" name="tipAmount" inputmode="decimal" autocomplete="off" dir="ltr" maxlength="12" value="${form?.get('tipAmount') ?? savedTip}" ${fault ? html`aria-invalid="true" aria-describedby="tipAmount-fault"` : ''} />
      ${fault ? html`<span class="fault" id="tipAmount-fault">${fault.text}</span>` : ''}
    </div>
  </fieldset>`
}

export function giftCardFields({ quote, view, faults, form }: CheckoutPageState): Html {
  const { giftCard } = quote
  const { t } = view
  if (giftCard)
    return html`<fieldset class="card choices">
      <legend>${t('checkout.gift-card')}</legend>
      <p>${t('checkout.gift-card-applied', { card: obfuscated(giftCard.card), amount: view.money(giftCard.amount) })}</p>
      <button class="quiet small" name="intent" value="drop-card">${t('checkout.gift-card-drop')}</button>
    </fieldset>`
  // A card could not pay for the cycles to come.
  if (quote.items.some(({ subscription }) => subscription)) return html``
  const fault = faults.find(({ name }) => name === 'giftCardCode')
  return html`<fieldset class="card choices">
    <legend>${t('checkout.gift-card')}</legend>
    <div class="with-button">
      <div class="field">
        <label for="giftCardCode">${t('checkout.gift-card-code')}</label>
        <input id="giftCardCode" name="giftCardCode" autocomplete="off" spellcheck="false" dir="ltr" maxlength="40" value="${form?.get('giftCardCode') ?? ''}" ${fault ? html`aria-invalid="true" aria-describedby="giftCardCode-fault"` : ''} />
      </div>
      <button class="quiet small" name="intent" value="card">${t('checkout.gift-card-use')}</button>
    </div>
    ${fault ? html`<span class="fault" id="giftCardCode-fault">${fault.text}</span>` : ''}
  </fieldset>`
}
