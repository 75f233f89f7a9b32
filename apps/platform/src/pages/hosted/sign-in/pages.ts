import { html } from 'hono/html'
import { findClient } from '../../../areas/redirects/index.ts'
import { captchaFor } from '../captcha.ts'
import { formPage } from '../card.ts'
import { codeField, emailField, field, passwordField } from '../fields.ts'
import { noticePage } from '../page.ts'
import type { Problem } from '../problem.ts'
import type { View } from '../view.ts'
import { type Step, targetsOf } from './step.ts'

export interface Entered {
  readonly email?: string
  readonly nickname?: string
  readonly problem?: Problem
  readonly done?: string
  /** Signed in already, and asked to prove it once more. */
  readonly again?: boolean
}

export async function loginPage(step: Step, { email = '', problem, again }: Entered = {}): Promise<Response> {
  const { view, secret } = step
  const { t } = view
  const captcha = captchaFor(view, problem)
  return formPage(
    view,
    {
      title: again ? t('login.again') : t('login.title'),
      lead: again ? t('login.again-lead') : t('login.lead', { store: nameOf(step) }),
      action: '/_hosted/login',
      carried: { request_uri: secret },
      problem,
      fields: ['email', 'password'],
      body: html`${emailField(view, { value: email, problem })}
        ${passwordField(view, 'current-password', { problem })} ${captcha.field}
        <button>${t('login.submit')}</button>`,
      links: html`<a href="${view.link('/_hosted/sign-up', { request_uri: secret })}">${t('login.new-here')}</a>
        <a href="${view.link('/_hosted/forgot', { request_uri: secret })}">${t('login.forgot')}</a>`,
    },
    { formTargets: targetsOf(step), scripts: captcha.scripts, frames: captcha.frames },
  )
}

export async function signUpPage(
  step: Step,
  { email = '', nickname = '', problem }: Entered = {},
): Promise<Response> {
  const { view, secret } = step
  const { t } = view
  const captcha = captchaFor(view, problem)
  return formPage(
    view,
    {
      title: t('sign-up.title'),
      lead: t('sign-up.lead'),
      action: '/_hosted/sign-up',
      carried: { request_uri: secret },
      problem,
      fields: ['email', 'password'],
      body: html`${field({
        name: 'nickname',
        label: t('field.name'),
        autocomplete: 'nickname',
        value: nickname,
        optional: true,
        more: 'maxlength="100"',
      })}
        ${emailField(view, { value: email, problem })}
        ${passwordField(view, 'new-password', { problem })} ${captcha.field}
        <button>${t('sign-up.submit')}</button>`,
      links: html`<a href="${view.link('/_hosted/login', { request_uri: secret })}">${t('sign-up.have-one')}</a>`,
    },
    { formTargets: targetsOf(step), scripts: captcha.scripts, frames: captcha.frames },
  )
}

/** Seconds before the next mail may be asked for. */
const RESEND_SECONDS = 30

export function verifyPage(
  step: Step,
  stateToken: string,
  { problem, done }: Pick<Entered, 'problem' | 'done'> = {},
): Promise<Response> {
  const { view, secret } = step
  const { t } = view
  return formPage(
    view,
    {
      title: t('verify.title'),
      lead: t('verify.lead'),
      action: '/_hosted/verify',
      carried: { request_uri: secret, stateToken },
      problem,
      done,
      fields: ['code'],
      body: html`${codeField(view, { problem })}
        <button>${t('verify.submit')}</button>
        <button class="quiet" name="again" value="yes" formnovalidate data-wait="${RESEND_SECONDS}" data-waiting="${t('verify.wait')}">${t('verify.again')}</button>`,
      links: html`<a href="${view.link('/_hosted/login', { request_uri: secret })}">${t('verify.restart')}</a>`,
    },
    { formTargets: targetsOf(step) },
  )
}

export function approvalPage(view: View): Promise<Response> {
  const { t } = view
  return noticePage(view, { title: t('approval.title'), text: t('approval.text') })
}

/** Name of the client that asks, if it has one of its own. */
function nameOf({ view, row }: Step): string {
  return findClient(view.config, row.clientId ?? undefined)?.name ?? view.config.storeName
}
