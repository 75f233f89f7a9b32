import { html } from 'hono/html'
import type { FactorType } from '../../../areas/identity/index.ts'
import { formPage } from '../card.ts'
import { factorLabels } from '../factor-labels.ts'
import { codeField, field, passwordField } from '../fields.ts'
import type { Html } from '../page.ts'
import type { Problem } from '../problem.ts'
import { type Step, targetsOf } from '../sign-in/step.ts'
import { fieldsOf, type SecondStep } from './challenge.ts'

const RESEND_SECONDS = 30
const sent: readonly FactorType[] = ['SMS', 'CALL', 'EMAIL', 'PUSH']

/** Asks for the second proof, and offers the others. */
export function secondStepPage(
  step: Step,
  second: SecondStep,
  { problem, done }: { readonly problem?: Problem | undefined; readonly done?: string } = {},
): Promise<Response> {
  const { view, secret } = step
  const { t } = view
  const { factor, hint } = second
  const others = second.factors.filter((each) => each !== factor)
  const carried = { request_uri: secret, ...fieldsOf(second) }
  const lead = factor ? t(factorLabels[factor].ask) : t('second.choose')
  return formPage(
    view,
    {
      title: t('second.title'),
      lead: html`${second.risky ? html`${t('second.risky')} ` : ''}${lead}
        ${hint ? html`<br />${t('second.sent-to')} <bdi dir="ltr">${hint}</bdi>` : ''}`,
      action: '/_hosted/second-step',
      carried: factor ? { ...carried, factor } : carried,
      ...(factor === 'PUSH' ? { poll: '/_hosted/second-step/decided' } : {}),
      problem,
      done,
      fields: errorFields(factor),
      body: factor
        ? html`${proof(step, second, problem)}
          ${
            sent.includes(factor)
              ? html`<button class="quiet" name="start" value="${factor}" formnovalidate data-wait="${RESEND_SECONDS}" data-waiting="${t('second.wait')}">${t('second.again')}</button>`
              : ''
          }`
        : choice(step, others),
      after:
        factor && others.length > 0
          ? html`<details class="others"><summary>${t('second.other-way')}</summary>
              <form method="post" action="${view.link('/_hosted/second-step')}">
                ${Object.entries(carried).map(([name, value]) => (value === undefined ? '' : html`<input type="hidden" name="${name}" value="${value}" />`))}
                ${choice(step, others)}
              </form></details>`
          : html``,
      links: html`<a href="${view.link('/_hosted/login', { request_uri: secret })}">${t('verify.restart')}</a>`,
    },
    {
      formTargets: targetsOf(step),
      ...(factor === 'WEBAUTHN' ? { scripts: ['/_hosted/passkey.js'] } : {}),
    },
  )
}

/** Fields that tell what is wrong with them. */
function errorFields(factor: SecondStep['factor']): readonly string[] {
  if (factor === 'PASSWORD') return ['password']
  return factor === 'PUSH' || factor === 'WEBAUTHN' ? [] : ['code']
}

function choice({ view: { t } }: Step, factors: readonly FactorType[]): Html {
  return html`<div class="factors">${factors.map(
    (each) => html`<button class="quiet" name="start" value="${each}">${t(factorLabels[each].name)}</button>`,
  )}</div>`
}

function proof({ view }: Step, { factor, webauthn }: SecondStep, problem: Problem | undefined): Html {
  const { t } = view
  const remember = html`<label class="check"><input type="checkbox" name="remember" value="yes" /> ${t('second.remember')}</label>`
  switch (factor) {
    case 'PUSH':
      return html`${remember}<button>${t('second.approved')}</button>`
    case 'WEBAUTHN':
      return html`<input type="hidden" name="credential" />
        ${remember}
        <button disabled data-passkey="get" data-options="${webauthn?.options ?? '{}'}" data-failed="${t('passkey.failed')}">${t('second.passkey')}</button>
        <noscript><p class="error">${t('passkey.no-script')}</p></noscript>`
    case 'PASSWORD':
      return html`${passwordField(view, 'current-password', { problem })}${remember}<button>${t('verify.submit')}</button>`
    case 'RECOVERY_CODE':
      return html`${field({
        name: 'code',
        label: t('factor.recovery-code'),
        autocomplete: 'off',
        problem,
        more: 'maxlength="40" autocapitalize="none" spellcheck="false" dir="ltr"',
      })}${remember}<button>${t('verify.submit')}</button>`
    default:
      return html`${codeField(view, { problem })}${remember}<button>${t('verify.submit')}</button>`
  }
}
