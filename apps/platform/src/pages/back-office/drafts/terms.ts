import { html } from 'hono/html'
import { addressLayout, countriesIn } from '../../../areas/terms/index.ts'
import type { StoredAddressWithContact } from '../../../domain/address/address.ts'
import type { Html } from '../../hosted/page.ts'
import { type DraftDetails, draftField, draftForm } from './draft-form.ts'

/** Buyer of a draft, with their note. */
export function buyer(details: DraftDetails): Html {
  const { terms } = details.draft
  return html`<section class="card"><h2>Customer</h2>${draftForm(
    details,
    'buyer',
    html`${draftField(details, { intent: 'buyer', name: 'email', label: 'Email', type: 'email', value: terms.email })}
      ${draftField(details, { intent: 'buyer', name: 'buyerNote', label: 'Customer note', value: terms.buyerNote, maxlength: 1000 })}
      <button class="quiet">Save</button>`,
  )}</section>`
}

export function places(details: DraftDetails): Html {
  const { shippingDestination, billingInfo } = details.draft.terms
  return html`<section class="card"><h2>Address</h2>
      ${addressForm(details, 'address', shippingDestination)}</section>
    <section class="card"><h2>Billing address</h2>
      ${billingInfo ? '' : html`<p class="hint">Same as the delivery address.</p>`}
      <details ${details.refused?.form.get('intent') === 'billing' ? 'open' : ''}><summary>${billingInfo ? 'Edit' : 'Use a different address'}</summary>${addressForm(details, 'billing', billingInfo)}</details>
      ${billingInfo ? draftForm(details, 'same-billing', html`<button class="quiet">Use the same address</button>`) : ''}</section>`
}

function addressForm(
  details: DraftDetails,
  intent: 'address' | 'billing',
  stored: StoredAddressWithContact | null | undefined,
): Html {
  const { refused, staff } = details
  const { address, contactDetails } = stored ?? {}
  const typed = refused?.form.get('intent') === intent ? refused.form.get('country') : undefined
  const country = typed ?? address?.country ?? ''
  const field = (name: string, label: string, value: string | null | undefined, more: object = {}) =>
    draftField(details, { intent, name, label, value, ...more })
  return draftForm(
    details,
    intent,
    html`<div class="pair">${field('firstName', 'First name', contactDetails?.firstName)}
        ${field('lastName', 'Last name', contactDetails?.lastName)}
        ${field('country', 'Country', country, {
          choices: countriesIn('en-US'),
          hint: 'Save to update the other fields for this country.',
        })}
        ${addressLayout(country).map(({ name, label, choices }) =>
          field(name, staff.view.t(label), address?.[name], choices ? { choices } : {}),
        )}
        ${country === 'BR' ? field('vatId', staff.view.t('checkout.tax-id'), contactDetails?.vatId?.id) : ''}
        ${field('phone', 'Phone', contactDetails?.phone, { type: 'tel' })}</div>
      <button class="quiet">Save address</button>`,
  )
}

/** Shipping options of this address, with prices. */
export function deliveries(details: DraftDetails): Html {
  const { quote, staff, draft } = details
  if (!quote.needsShipping) return html``
  const chosen = quote.selected?.code ?? draft.terms.shippingCode
  return html`<section class="card"><h2>Delivery</h2>
    ${quote.options.length === 0 ? html`<p class="hint">Save an address we deliver to, then choose a delivery method here.</p>` : ''}
    ${quote.shippingMissing ? html`<p class="wrong">The selected delivery method isn't available for this address.</p>` : ''}
    ${
      quote.options.length
        ? draftForm(
            details,
            'delivery',
            html`<fieldset><legend>Delivery method</legend>${quote.options.map(
              ({ code, title, cost, deliveryTime }) =>
                html`<label class="check"><input type="radio" name="delivery" value="${code}" ${code === chosen ? 'checked' : ''} required />
                  <span><bdi>${title}</bdi> <span class="hint">${staff.view.money(cost)}${deliveryTime ? ` · ${deliveryTime}` : ''}</span></span></label>`,
            )}</fieldset><button class="quiet">Use this delivery method</button>`,
          )
        : ''
    }</section>`
}
