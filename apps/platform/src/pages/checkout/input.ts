import { html } from 'hono/html'
import type { Html } from '../hosted/page.ts'
import type { CheckoutPageState } from './state.ts'

export interface InputOptions {
  readonly label: string
  readonly autocomplete: string
  readonly type?: string
  readonly value: string | null | undefined
  readonly half?: boolean | undefined
  readonly optional?: boolean
  readonly inputmode?: string
  /** Written from left to right in any language. */
  readonly ltr?: boolean
  /** A list to choose from instead of free text. */
  readonly choices?: readonly { readonly code: string; readonly name: string }[] | undefined
}

/** A label, its field, and beside it what is wrong with it. */
export function input(state: CheckoutPageState, name: string, options: InputOptions): Html {
  const { t } = state.view
  const { autocomplete, type = 'text', half, choices, optional, inputmode, ltr } = options
  const label = optional ? t('checkout.optional', { field: options.label }) : options.label
  const fault = state.faults.find((each) => each.name === name)
  const value = state.form?.get(name) ?? options.value ?? ''
  const invalid = fault ? html`aria-invalid="true" aria-describedby="${name}-fault"` : ''
  const known = choices?.some(({ code }) => code === value)
  const required = optional ? '' : html`aria-required="true"`
  return html`<div class="field ${half ? 'half' : ''}">
    <label for="${name}">${label}</label>
    ${
      choices
        ? html`<select id="${name}" name="${name}" autocomplete="${autocomplete}" ${required} ${invalid}>
            <option value="">${t('checkout.choose')}</option>
            ${choices.map(({ code, name: text }) => html`<option value="${code}" ${code === value ? 'selected' : ''}>${text}</option>`)}
            ${value && !known ? html`<option value="${value}" selected>${value}</option>` : ''}
          </select>`
        : html`<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" maxlength="254" ${inputmode ? html`inputmode="${inputmode}"` : ''} ${ltr || type === 'email' || type === 'tel' ? html`dir="ltr"` : html`dir="auto"`} value="${value}" ${required} ${invalid} />`
    }
    ${fault ? html`<span class="fault" id="${name}-fault">${fault.text}</span>` : ''}
  </div>`
}

interface Choice {
  readonly value: string
  readonly title: string
  /** Lines below the title, each in its own direction. */
  readonly hints?: readonly (string | null | undefined)[]
  readonly cost?: string
  readonly checked: boolean
}

export const choiceId = (name: string, value: string) => `${name}-${value}`

export function choice(name: string, { value, title, hints = [], cost, checked }: Choice): Html {
  return html`<label class="choice"><input type="radio" id="${choiceId(name, value)}" name="${name}" value="${value}" ${checked ? 'checked' : ''} />
    <span><strong><bdi>${title}</bdi></strong>${hints.map((hint) => (hint ? html`<span class="hint"><bdi>${hint}</bdi></span>` : ''))}</span>
    ${cost ? html`<span class="cost"><bdi>${cost}</bdi></span>` : ''}</label>`
}
