import { countryChoices } from '@galleria/i18n/addresses'
import { html } from 'hono/html'
import { addressLayout } from '../../areas/terms/index.ts'
import type { Html } from '../hosted/page.ts'
import { input } from './input.ts'
import type { CheckoutPageState } from './state.ts'

export function contactFields(state: CheckoutPageState): Html {
  const { row, view } = state
  const { t } = view
  const { address, contactDetails } = row.shippingDestination ?? row.billingInfo ?? {}
  const name = (field: 'firstName' | 'lastName', label: string, autocomplete: string) =>
    input(state, field, { label, autocomplete, value: contactDetails?.[field], half: true })
  const names = [
    name('firstName', t('checkout.first-name'), 'given-name'),
    name('lastName', t('checkout.last-name'), 'family-name'),
  ]
  return html`<fieldset class="card fields">
    <legend>${t('checkout.contact')}</legend>
    ${input(state, 'email', { label: t('field.email'), autocomplete: 'email', type: 'email', value: row.email })}
    ${view.language.code === 'ja' ? names.toReversed() : names}
    ${input(state, 'country', {
      label: t('checkout.country'),
      autocomplete: 'country',
      value: address?.country,
      choices: countryChoices(view.language.tag),
    })}
    ${addressFields(state)}
    ${input(state, 'phone', {
      label: t('field.phone'),
      autocomplete: 'tel',
      type: 'tel',
      value: contactDetails?.phone,
      optional: true,
    })}
  </fieldset>`
}

/** Address fields below the country, in the country's own form. */
function addressFields(state: CheckoutPageState): Html {
  const { row, view, form } = state
  const { address, contactDetails } = row.shippingDestination ?? row.billingInfo ?? {}
  const country = form?.get('country') ?? address?.country
  return html`<div class="fields" id="address">
    ${addressLayout(country, view.language.tag).map(({ name, label, ...field }) =>
      input(state, name, {
        ...field,
        label: view.t(label),
        value: address?.[name],
        ltr: name === 'postalCode',
      }),
    )}
    ${
      country === 'BR'
        ? input(state, 'vatId', {
            label: view.t('checkout.tax-id'),
            autocomplete: 'off',
            value: contactDetails?.vatId?.id,
            optional: true,
            ltr: true,
          })
        : ''
    }
  </div>`
}
