import { html } from 'hono/html'
import { placeLine } from '../../areas/terms/index.ts'
import { windowText } from '../../domain/delivery-time.ts'
import type { Html } from '../hosted/page.ts'
import { choice } from './input.ts'
import type { CheckoutPageState } from './state.ts'

type Option = CheckoutPageState['quote']['options'][number]

export function deliveryFields({ view, quote, faults, form }: CheckoutPageState): Html {
  const { t } = view
  if (!quote.needsShipping) return html``
  const fault = faults.find(({ name }) => name === 'delivery')
  const chosen = form?.get('delivery') ?? quote.selected?.code
  return html`<fieldset class="card choices" id="delivery" ${fault ? html`aria-describedby="delivery-fault"` : ''}>
    <legend>${t('checkout.delivery')}</legend>
    ${fault ? html`<p class="fault" id="delivery-fault">${fault.text}</p>` : ''}
    ${quote.options.map((option) =>
      choice('delivery', {
        value: option.code,
        title: view.content(option.title),
        hints: [
          option.slot ? windowText(option.slot, view.language.tag) : view.content(option.deliveryTime),
          pickupPlace(option, view.language.tag),
          option.instructions && view.content(option.instructions),
        ],
        cost: option.cost ? view.money(option.cost) : t('checkout.free'),
        checked: option.code === chosen,
      }),
    )}
    ${quote.options.length ? '' : html`<p class="hint">${t('checkout.delivery-none')}</p>`}
  </fieldset>`
}

function pickupPlace({ kind, pickupAddress }: Option, language: string): string {
  if (kind === 'SHIPPING' || !pickupAddress) return ''
  return [pickupAddress.addressLine, placeLine(pickupAddress, language)].filter(Boolean).join(', ')
}
