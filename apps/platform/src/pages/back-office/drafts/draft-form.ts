import { html } from 'hono/html'
import type { Quote } from '../../../areas/cart/index.ts'
import type { DraftRow } from '../../../areas/draft-orders/index.ts'
import type { OrderRow } from '../../../areas/orders/index.ts'
import { hidden } from '../../hosted/fields.ts'
import type { Html } from '../../hosted/page.ts'
import type { Staff } from '../session.ts'
import type { GoodsPage } from './find-products.ts'
import type { RefusalNotice } from './reasons.ts'

export const drafts = '/_hosted/back-office/drafts'

/** A draft with all that its page tells. */
export interface DraftDetails {
  readonly staff: Staff
  readonly draft: DraftRow
  readonly quote: Quote
  /** The order it changes. */
  readonly source: OrderRow | undefined
  /** Search text and results. */
  readonly search: { readonly text: string; readonly found: GoodsPage }
  /** A form that was refused: what was typed stands in its fields again. */
  readonly refused?: { readonly form: URLSearchParams; readonly notice: RefusalNotice } | undefined
}

/** A form whose button does one of `draftActs`. */
export function draftForm(
  { draft }: DraftDetails,
  intent: string,
  body: Html,
  more: Readonly<Record<string, string>> = {},
): Html {
  return html`<form method="post" action="${drafts}/${draft.id}" class="act">${hidden({ intent, ...more })}${body}</form>`
}

interface Field {
  readonly intent: string
  readonly name: string
  readonly label: string
  readonly value?: string | null | undefined
  readonly type?: string
  readonly inputmode?: string
  readonly maxlength?: number
  readonly required?: boolean
  readonly hint?: string
  readonly choices?: readonly { readonly code: string; readonly name: string }[] | undefined
  /** Set for a list without an empty entry. */
  readonly chosen?: boolean
}

/** A label and its field, which a refused form fills again and marks where it is wrong. */
export function draftField({ refused }: DraftDetails, field: Field): Html {
  const { intent, name, label, type = 'text', inputmode, maxlength = 254, required, hint, choices } = field
  const id = `${intent}-${name}`
  const typed = refused?.form.get('intent') === intent ? refused : undefined
  const value = typed?.form.get(name) ?? field.value ?? ''
  const known = choices?.some(({ code }) => code === value)
  const more = html`${typed?.notice.wrong.includes(name) ? html`aria-invalid="true" ` : ''}${hint ? html`aria-describedby="${id}-hint" ` : ''}${required ? html`required` : ''}`
  return html`<div class="field"><label for="${id}">${label}</label>
    ${
      choices
        ? html`<select id="${id}" name="${name}" ${more}>${field.chosen ? '' : html`<option value="">Choose an option</option>`}
            ${choices.map((each) => html`<option value="${each.code}" ${each.code === value ? 'selected' : ''}>${each.name}</option>`)}
            ${value && !known ? html`<option value="${value}" selected>${value}</option>` : ''}</select>`
        : html`<input id="${id}" name="${name}" type="${type}" value="${value}" maxlength="${maxlength}" autocomplete="off" ${inputmode ? html`inputmode="${inputmode}"` : ''} ${more} />`
    }
    ${hint ? html`<span class="hint" id="${id}-hint">${hint}</span>` : ''}</div>`
}
