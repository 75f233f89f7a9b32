import { html } from 'hono/html'
import type { Html } from '../../hosted/page.ts'
import type { CheckoutPageState } from './state.ts'

export interface InputOptions {
  readonly label: string
  readonly autocomplete: string
  readonly type?: string
  readonly value: string | null | undefined
  readonly half?: boolean | undefined
  readonly optional?: boolean
  readonly inputmode?: string
  /** A list to choose from instead of free text. */
  readonly choices?: readonly { readonly code: string; readonly name: string }[] | undefined
}

/** A label, its field, and beside it that something is wrong with it. */
export function input(state: CheckoutPageState, name: string, options: InputOptions): Html {
  const { t } = state.view
  const { autocomplete, type = 'text', half, choices, optional, inputmode } = options
  const label = optional ? t('checkout.optional', { field: options.label }) : options.label
  const missing = state.outcome?.kind === 'incomplete' ? state.outcome.fields : []
  const wrong = [...missing, ...(state.faults ?? [])].some((fault) => fault.split('.').at(-1) === name)
  const value = state.form?.get(name) ?? options.value ?? ''
  const invalid = wrong ? html`aria-invalid="true" aria-describedby="${name}-fault"` : ''
  const known = choices?.some(({ code }) => code === value)
  return html`<div class="field ${half ? 'half' : ''}">
    <label for="${name}">${label}</label>
    ${
      choices
        ? html`<select id="${name}" name="${name}" autocomplete="${autocomplete}" ${invalid}>
            <option value="">${t('checkout.choose')}</option>
            ${choices.map(({ code, name: text }) => html`<option value="${code}" ${code === value ? 'selected' : ''}>${text}</option>`)}
            ${value && !known ? html`<option value="${value}" selected>${value}</option>` : ''}
          </select>`
        : html`<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" maxlength="254" ${inputmode ? html`inputmode="${inputmode}"` : ''} ${type === 'email' || type === 'tel' ? html`dir="ltr"` : ''} value="${value}" ${invalid} />`
    }
    ${wrong ? html`<span class="fault" id="${name}-fault">${t('checkout.check-field')}</span>` : ''}
  </div>`
}

interface Choice {
  readonly value: string
  readonly title: string
  readonly hint?: string | undefined
  readonly cost?: string
  readonly checked: boolean
}

export function choice(name: string, { value, title, hint, cost, checked }: Choice): Html {
  return html`<label class="choice"><input type="radio" name="${name}" value="${value}" ${checked ? 'checked' : ''} />
    <span><strong><bdi>${title}</bdi></strong>${hint ? html`<span class="hint"><bdi>${hint}</bdi></span>` : ''}</span>
    ${cost ? html`<span class="cost">${cost}</span>` : ''}</label>`
}
