import { html } from 'hono/html'
import type { Html } from '../../hosted/page.ts'
import { format } from '../../money/money.ts'
import { countries } from './countries.ts'
import { regionName } from './regions.ts'
import type { CheckoutPageState } from './state.ts'

interface FieldOptions {
  readonly label: string
  readonly autocomplete: string
  readonly type?: string
  /** Path of the checkout that this field fills. */
  readonly path: string
  readonly value: string | null | undefined
  readonly half?: boolean
  /** A list to choose from instead of free text. */
  readonly choices?: readonly { readonly code: string; readonly name: string }[]
}

export function contactFields(state: CheckoutPageState): Html {
  const { row } = state
  const { address, contactDetails } = row.shippingDestination ?? row.billingInfo ?? {}
  const show = (name: string, options: FieldOptions) => field(state, name, options)
  return html`<fieldset class="card fields">
    <legend>Contact and address</legend>
    ${show('email', { label: 'Email', autocomplete: 'email', type: 'email', path: 'email', value: row.email })}
    ${show('firstName', { label: 'First name', autocomplete: 'given-name', path: 'firstName', value: contactDetails?.firstName, half: true })}
    ${show('lastName', { label: 'Last name', autocomplete: 'family-name', path: 'lastName', value: contactDetails?.lastName, half: true })}
    ${show('addressLine', { label: 'Street and number', autocomplete: 'address-line1', path: 'addressLine', value: address?.addressLine })}
    ${show('addressLine2', { label: 'Apartment, floor (optional)', autocomplete: 'address-line2', path: 'addressLine2', value: address?.addressLine2 })}
    ${show('city', { label: 'City', autocomplete: 'address-level2', path: 'city', value: address?.city })}
    ${show('subdivision', { label: 'State or region', autocomplete: 'address-level1', path: 'subdivision', value: regionName(address?.subdivision), half: true })}
    ${show('postalCode', { label: 'Postal code', autocomplete: 'postal-code', path: 'postalCode', value: address?.postalCode, half: true })}
    ${show('country', { label: 'Country', autocomplete: 'country', path: 'country', value: address?.country, choices: countries })}
    ${show('phone', { label: 'Telephone (optional)', autocomplete: 'tel', type: 'tel', path: 'phone', value: contactDetails?.phone })}
  </fieldset>`
}

function field(state: CheckoutPageState, name: string, options: FieldOptions): Html {
  const { label, autocomplete, type = 'text', path, half, choices } = options
  const missing = state.outcome?.kind === 'incomplete' ? state.outcome.fields : []
  const wrong = [...missing, ...(state.faults ?? [])].some((fault) => fault.split('.').at(-1) === path)
  const value = state.form?.get(name) ?? options.value ?? ''
  const invalid = wrong ? html`aria-invalid="true" aria-describedby="${name}-fault"` : ''
  return html`<div class="field ${half ? 'half' : ''}">
    <label for="${name}">${label}</label>
    ${
      choices
        ? html`<select id="${name}" name="${name}" autocomplete="${autocomplete}" ${invalid}>
            <option value="">Choose…</option>
            ${choices.map((choice) => html`<option value="${choice.code}" ${choice.code === value ? 'selected' : ''}>${choice.name}</option>`)}
          </select>`
        : html`<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" maxlength="254" value="${value}" ${invalid} />`
    }
    ${wrong ? html`<span class="fault" id="${name}-fault">Please check this field.</span>` : ''}
  </div>`
}

export function deliveryFields({ config, quote, outcome }: CheckoutPageState): Html {
  if (!quote.needsShipping) return html``
  const missing = outcome?.kind === 'incomplete' && outcome.fields.includes('delivery')
  return html`<fieldset class="card">
    <legend>Delivery</legend>
    ${missing ? html`<p class="fault">Choose how your order reaches you.</p>` : ''}
    ${
      quote.options.length
        ? quote.options.map(
            (option) => html`<label class="choice">
              <input type="radio" name="delivery" value="${option.code}" ${option.code === quote.selected?.code ? 'checked' : ''} />
              <span><strong>${option.title}</strong><span class="hint">${option.deliveryTime}</span></span>
              <span class="cost">${option.cost ? format(option.cost, config) : 'Free'}</span>
            </label>`,
          )
        : html`<p class="hint">Fill in your address, then update the totals to see how we deliver there.</p>`
    }
  </fieldset>`
}
