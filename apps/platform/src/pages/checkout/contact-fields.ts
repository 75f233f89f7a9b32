import { countryChoices } from '@galleria/i18n/addresses'
import { html } from 'hono/html'
import { addressLayout } from '../../areas/terms/index.ts'
import type { Html } from '../hosted/page.ts'
import { taxIdLabel } from './faults.ts'
import { input } from './input.ts'
import type { CheckoutPageState } from './state.ts'

export function contactFields(state: CheckoutPageState): Html {
  const { row, view, settings } = state
  const { checkoutFields } = settings
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
    ${
      checkoutFields.company === 'HIDDEN'
        ? kept('company', contactDetails?.company)
        : input(state, 'company', {
            label: t('checkout.company'),
            autocomplete: 'organization',
            value: contactDetails?.company,
            optional: checkoutFields.company === 'OPTIONAL',
          })
    }
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
      optional: checkoutFields.phone !== 'REQUIRED',
    })}
  </fieldset>`
}

/** Address fields below the country, in the country's own form. */
function addressFields(state: CheckoutPageState): Html {
  const { row, view, form, settings } = state
  const { address } = row.shippingDestination ?? row.billingInfo ?? {}
  const country = form?.get('country') ?? address?.country
  return html`<div class="fields" id="address">
    ${addressLayout(country, view.language.tag).map(({ name, label, ...field }) =>
      input(state, name, {
        ...field,
        optional:
          name === 'addressLine2' ? settings.checkoutFields.addressLine2 !== 'REQUIRED' : field.optional,
        label: view.t(label),
        value: address?.[name],
        ltr: name === 'postalCode',
      }),
    )}
    ${taxIdField(state, country)}
  </div>`
}

/** Asked for where the merchant wants it, and in Brazil, where carriers do. */
function taxIdField(state: CheckoutPageState, country: string | null | undefined): Html {
  const { row, view, settings } = state
  const { address, contactDetails } = row.shippingDestination ?? row.billingInfo ?? {}
  const { taxId } = settings.checkoutFields
  const value = contactDetails?.vatId?.id
  // An id of another country would be refused where nobody sees it.
  if (taxId === 'HIDDEN' && country !== 'BR')
    return kept('vatId', address?.country === country ? value : null)
  return input(state, 'vatId', {
    label: view.t(taxIdLabel(country)),
    autocomplete: 'off',
    value,
    optional: taxId !== 'REQUIRED',
    ltr: true,
  })
}

/** Value that nobody is asked for, as a program may have given it: the form sends it back. */
const kept = (name: string, value: string | null | undefined): Html =>
  value ? html`<input type="hidden" name="${name}" value="${value}" />` : html``
