import { html } from 'hono/html'
import type { Html } from '../../hosted/page.ts'
import { addressLayout } from './address-layout.ts'
import { countriesIn } from './countries.ts'
import { choice, input } from './input.ts'
import type { CheckoutPageState } from './state.ts'

export function contactFields(state: CheckoutPageState): Html {
  const { row, view, form } = state
  const { t } = view
  const { address, contactDetails } = row.shippingDestination ?? row.billingInfo ?? {}
  const country = form?.get('country') ?? address?.country
  const text = (name: string, label: string, autocomplete: string, value: string | null | undefined) =>
    input(state, name, { label, autocomplete, value, half: true })
  return html`<fieldset class="card fields">
    <legend>${t('checkout.contact')}</legend>
    ${input(state, 'email', { label: t('field.email'), autocomplete: 'email', type: 'email', value: row.email })}
    ${text('firstName', t('checkout.first-name'), 'given-name', contactDetails?.firstName)}
    ${text('lastName', t('checkout.last-name'), 'family-name', contactDetails?.lastName)}
    ${input(state, 'country', {
      label: t('checkout.country'),
      autocomplete: 'country',
      value: address?.country,
      choices: countriesIn(view.language.tag),
    })}
    ${addressLayout(country).map(({ name, label, ...field }) =>
      input(state, name, { ...field, label: t(label), value: address?.[name] }),
    )}
    ${input(state, 'phone', {
      label: t('field.phone'),
      autocomplete: 'tel',
      type: 'tel',
      value: contactDetails?.phone,
      optional: true,
    })}
  </fieldset>`
}

export function deliveryFields({ view, quote, outcome }: CheckoutPageState): Html {
  const { t } = view
  if (!quote.needsShipping) return html``
  const missing = outcome?.kind === 'incomplete' && outcome.fields.includes('delivery')
  return html`<fieldset class="card">
    <legend>${t('checkout.delivery')}</legend>
    ${missing ? html`<p class="fault">${t('checkout.delivery-missing')}</p>` : ''}
    ${
      quote.options.length
        ? quote.options.map((option) =>
            choice('delivery', {
              value: option.code,
              title: option.title,
              hint: [option.deliveryTime, pickupPlace(option), option.instructions]
                .filter(Boolean)
                .join(' · '),
              cost: option.cost ? view.money(option.cost) : t('checkout.free'),
              checked: option.code === quote.selected?.code,
            }),
          )
        : html`<p class="hint">${t('checkout.delivery-none')}</p>`
    }
  </fieldset>`
}

type Option = CheckoutPageState['quote']['options'][number]

function pickupPlace({ kind, pickupAddress }: Option): string {
  if (kind === 'SHIPPING' || !pickupAddress) return ''
  return [pickupAddress.addressLine, pickupAddress.city].filter(Boolean).join(', ')
}
