import { html, raw } from 'hono/html'
import { MIN_PASSWORD } from '../../areas/identity/index.ts'
import type { Html } from './page.ts'
import type { Problem } from './problem.ts'
import type { View } from './view.ts'

export interface FieldOptions {
  readonly name: string
  /** Id to find it by, where the name is not enough. */
  readonly id?: string
  readonly label: string
  readonly autocomplete: string
  readonly type?: string
  readonly value?: string
  readonly hint?: string | undefined
  /** Further attributes, written by us. */
  readonly more?: string
  readonly optional?: boolean
  readonly problem?: Problem | undefined
}

/** A label, its input, and beside it what is wrong with it; the first wrong field takes the focus. */
export function field(options: FieldOptions): Html {
  const { name, id = name, label, type = 'text', value, hint, more = '', optional, problem } = options
  const wrong = problem?.field === name
  const described = [wrong ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ')
  const attributes = [
    optional ? '' : 'required',
    described ? `aria-describedby="${described}"` : '',
    wrong ? 'aria-invalid="true" autofocus' : '',
    more,
  ].join(' ')
  return html`<div class="field">
    <label for="${id}">${label}</label>
    <input id="${id}" name="${name}" type="${type}" autocomplete="${options.autocomplete}" ${value === undefined ? '' : html`value="${value}"`} ${raw(attributes)} />
    ${wrong ? html`<span class="wrong" id="${id}-error" role="alert">${problem.text}</span>` : ''}
    ${hint ? html`<span class="hint" id="${id}-hint">${hint}</span>` : ''}
  </div>`
}

/** Error of the whole form. */
export function alertOf(problem: Problem | undefined, fields: readonly string[]): Html | '' {
  if (!problem || (problem.field && fields.includes(problem.field))) return ''
  return html`<p class="error" role="alert" tabindex="-1" autofocus>${problem.text}</p>`
}

interface InputOptions {
  readonly value?: string | undefined
  readonly problem?: Problem | undefined
}

/** `username` where it is half of a login, so that password managers find both (WHATWG autofill). */
export function emailField(
  { t }: View,
  { value = '', problem }: InputOptions = {},
  autocomplete = 'username',
): Html {
  return field({
    name: 'email',
    label: t('field.email'),
    type: 'email',
    autocomplete,
    value,
    problem,
    more: 'maxlength="254" inputmode="email" autocapitalize="none" spellcheck="false" dir="ltr"',
  })
}

export function passwordField(
  { t }: View,
  kind: 'current-password' | 'new-password',
  { problem }: InputOptions = {},
): Html {
  const isNew = kind === 'new-password'
  return field({
    name: 'password',
    label: t(isNew ? 'field.new-password' : 'field.password'),
    type: 'password',
    autocomplete: kind,
    problem,
    hint: isNew ? t('field.password-rule', { least: MIN_PASSWORD }) : undefined,
    more: [
      `data-show="${t('field.show')}" data-hide="${t('field.hide')}" data-caps="${t('field.caps')}"`,
      isNew ? `minlength="${MIN_PASSWORD}" data-least="${MIN_PASSWORD}"` : '',
    ].join(' '),
  })
}

export function codeField({ t }: View, { problem }: InputOptions = {}): Html {
  return field({
    name: 'code',
    label: t('field.code'),
    autocomplete: 'one-time-code',
    problem,
    more: `class="code" inputmode="numeric" pattern="[0-9]{6}" maxlength="6" dir="ltr" ${problem?.field === 'code' ? '' : 'autofocus'}`,
  })
}

export function hidden(fields: Readonly<Record<string, string | undefined>>): Html {
  return html`${Object.entries(fields).map(([name, value]) =>
    value === undefined ? '' : html`<input type="hidden" name="${name}" value="${value}" />`,
  )}`
}
