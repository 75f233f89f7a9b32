import { html } from 'hono/html'
import type { PlatformConfig } from '../config.ts'
import { MIN_PASSWORD } from '../identity/passwords.ts'
import { findClient } from '../redirects/registered.ts'
import type { RedirectSessionRow } from '../redirects/sessions.ts'
import { type Html, page } from './page.ts'

interface Form {
  readonly title: string
  readonly lead: string
  readonly error?: string | undefined
  readonly fields: Html
  readonly links: Html
}

export interface Entered {
  readonly email?: string
  readonly nickname?: string
  readonly error?: string
}

type Show = (
  config: PlatformConfig,
  row: RedirectSessionRow,
  secret: string,
  entered?: Entered,
) => Promise<Response>

export const loginPage: Show = (config, row, secret, { email = '', error } = {}) =>
  show(config, row, '/_hosted/login', secret, {
    title: 'Sign in',
    lead: `Your cart, your orders and your points at ${config.storeName}.`,
    error,
    fields: html`${emailField(email, error)} ${passwordField('current-password')}<button>Sign in</button>`,
    links: html`<a href="/_hosted/sign-up?request_uri=${secret}">New here? Create an account</a>
      <a href="${config.storeUrl}/account/recover">Forgot your password?</a>`,
  })

export const signUpPage: Show = (config, row, secret, { email = '', nickname = '', error } = {}) =>
  show(config, row, '/_hosted/sign-up', secret, {
    title: 'Create an account',
    lead: 'Follow your orders and earn points with each of them.',
    error,
    fields: html`<div class="field">
        <label for="nickname">Name</label>
        <input id="nickname" name="nickname" autocomplete="nickname" maxlength="100" value="${nickname}" />
      </div>
      ${emailField(email, error)} ${passwordField('new-password')}<button>Create account</button>`,
    links: html`<a href="/_hosted/login?request_uri=${secret}">Have an account already? Sign in</a>`,
  })

export function verifyPage(
  config: PlatformConfig,
  row: RedirectSessionRow,
  secret: string,
  stateToken: string,
  error?: string,
): Promise<Response> {
  return show(config, row, '/_hosted/verify', secret, {
    title: 'Check your mail',
    lead: 'We sent you a code with six digits.',
    error,
    fields: html`<input type="hidden" name="stateToken" value="${stateToken}" />
      <div class="field">
        <label for="code">Code</label>
        <input class="code" id="code" name="code" inputmode="numeric" autocomplete="one-time-code" pattern="[0-9]{6}" maxlength="6" required autofocus />
      </div>
      <button>Continue</button>`,
    links: html`<a href="/_hosted/login?request_uri=${secret}">Start again</a>`,
  })
}

function show(
  config: PlatformConfig,
  row: RedirectSessionRow,
  action: string,
  secret: string,
  form: Form,
): Promise<Response> {
  return page(config, {
    title: form.title,
    status: form.error ? 422 : 200,
    formTargets: findClient(config, row.clientId ?? undefined)?.origins ?? [],
    body: html`<section class="card">
        <h1>${form.title}</h1>
        <p class="lead">${form.lead}</p>
        ${form.error ? html`<p class="error" role="alert" id="error">${form.error}</p>` : ''}
        <form method="post" action="${action}">
          <input type="hidden" name="request_uri" value="${secret}" />
          ${form.fields}
        </form>
      </section>
      <nav class="links" aria-label="Other ways">${form.links}</nav>`,
  })
}

function emailField(value: string, error?: string): Html {
  return html`<div class="field">
    <label for="email">Email</label>
    <input id="email" name="email" type="email" autocomplete="username" required maxlength="254" value="${value}" ${error ? html`aria-invalid="true" aria-describedby="error"` : ''} />
  </div>`
}

export function passwordField(autocomplete: 'current-password' | 'new-password'): Html {
  const isNew = autocomplete === 'new-password'
  return html`<div class="field">
    <label for="password">Password</label>
    <input id="password" name="password" type="password" autocomplete="${autocomplete}" required ${isNew ? html`minlength="${MIN_PASSWORD}" aria-describedby="hint"` : ''} />
    ${isNew ? html`<span class="hint" id="hint">At least ${MIN_PASSWORD} characters.</span>` : ''}
  </div>`
}
