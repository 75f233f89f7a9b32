import { html } from 'hono/html'
import type { Html } from '../../hosted/page.ts'
import { savedIn, typedIn, type Written } from './form.ts'
import type { SettingField } from './part.ts'

export interface SettingsState {
  /** As they are saved now. */
  readonly settings: object
  /** Values that were typed and refused; shown in the fields again. */
  readonly refused?:
    | { readonly form: URLSearchParams; readonly wrong: ReadonlyMap<string, string> }
    | undefined
  /** True where somebody else changed the settings meanwhile: their values stand beside differing ones. */
  readonly overtaken?: boolean | undefined
  /** Name of the field that takes the focus. */
  readonly first?: string | undefined
}

/** A setting with its hint, and beside it what is wrong with it or what somebody else saved. */
export function settingField(state: SettingsState, field: SettingField): Html {
  const { settings, refused, overtaken, first } = state
  const { name, label, hint } = field
  const id = name.replaceAll('.', '-')
  const saved = savedIn(settings, field)
  const value = refused ? typedIn(refused.form, field) : saved
  const wrong = refused?.wrong.get(name)
  const theirs = overtaken && value !== saved ? `Saved now: ${displayValue(field, saved)}.` : undefined
  const described = [wrong && `${id}-error`, theirs && `${id}-theirs`, `${id}-hint`].filter(Boolean).join(' ')
  const more = html`aria-describedby="${described}" ${wrong ? html`aria-invalid="true"` : ''} ${first === name ? html`autofocus` : ''}`
  const below = html`${wrong ? html`<span class="wrong" id="${id}-error">${wrong}</span>` : ''}
    ${theirs ? html`<span class="wrong" id="${id}-theirs">${theirs}</span>` : ''}
    <span class="hint" id="${id}-hint">${hint}</span>`
  if (field.kind === 'check')
    return html`<div class="field"><label class="check"><input type="checkbox" id="${id}" name="${name}" value="yes" ${value === true ? 'checked' : ''} ${more} /> ${label}</label>${below}</div>`
  return html`<div class="field"><label for="${id}">${label}</label>${control(field, id, String(value), more)}${below}</div>`
}

function control(
  field: Exclude<SettingField, { kind: 'check' }>,
  id: string,
  value: string,
  more: Html,
): Html {
  const { name } = field
  if (field.kind === 'choice')
    return html`${searchOf(field, id)}<select id="${id}" name="${name}" ${field.searchable ? html`size="8"` : ''} ${more}>${choicesOf(
      field,
      value,
    ).map(
      ([code, text]) => html`<option value="${code}" ${code === value ? 'selected' : ''}>${text}</option>`,
    )}</select>`
  const mode = field.kind === 'amount' ? 'decimal' : 'numeric'
  return html`<input id="${id}" name="${name}" type="text" inputmode="${mode}" value="${value}" maxlength="20" autocomplete="off" ${field.required ? html`required` : ''} ${more} />`
}

type Choice = Extract<SettingField, { kind: 'choice' }>

/** With the one that is saved, should it be none of them: another name of the same. */
function choicesOf({ choices }: Choice, value: string): [code: string, text: string][] {
  const all = Object.entries(choices)
  return Object.hasOwn(choices, value) ? all : [[value, value], ...all]
}

/** Has no name, so it is not sent. */
function searchOf({ searchable }: Choice, id: string): Html {
  if (!searchable) return html``
  return html`<div class="field scripted"><label for="${id}-search">${searchable}</label>
    <input id="${id}-search" type="search" data-narrows="${id}" aria-controls="${id}" autocomplete="off" spellcheck="false" maxlength="50" />
    <span class="hint" role="status" id="${id}-found"></span></div>`
}

function displayValue(field: SettingField, saved: Written): string {
  if (typeof saved === 'boolean') return saved ? 'yes' : 'no'
  if (field.kind === 'choice') return field.choices[saved] ?? saved
  return saved || 'empty'
}
