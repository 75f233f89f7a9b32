import { html } from 'hono/html'
import { sendRecovery } from '../../../areas/identity/index.ts'
import { emailKey } from '../../../base/texts/email-key.ts'
import type { App } from '../../../http/route.ts'
import { formPage } from '../card.ts'
import { emailField } from '../fields.ts'
import { noticePage } from '../page.ts'
import { describeError, type Problem } from '../problem.ts'
import { type Step, withForm, withStep } from './step.ts'

/** Asks for the recovery mail; says the same whether or not the address is known, unless it is none at all. */
export function forgotPage(app: App): void {
  app.get('/_hosted/forgot', (c) => withStep(c, c.req.query('request_uri'), (step) => show(step)))

  app.post('/_hosted/forgot', (c) =>
    withForm(c, async (step, form) => {
      const { view, row, secret } = step
      const { t } = view
      const email = form.get('email')?.trim() ?? ''
      if (!emailKey(email)) return show(step, email, { field: 'email', text: t('told.bad-email') })
      try {
        await sendRecovery(c.var.services, email, row.callbacks.loginUrl ?? null, view.language.code)
      } catch (error) {
        return show(step, email, describeError(view, error))
      }
      return noticePage(view, {
        title: t('forgot.sent'),
        text: t('forgot.sent-text', { email }),
        next: { href: view.link('/_hosted/login', { request_uri: secret }), label: t('forgot.back') },
      })
    }),
  )
}

function show({ view, secret }: Step, email = '', problem?: Problem): Promise<Response> {
  const { t } = view
  return formPage(view, {
    title: t('forgot.title'),
    lead: t('forgot.lead'),
    action: '/_hosted/forgot',
    carried: { request_uri: secret },
    problem,
    fields: ['email'],
    body: html`${emailField(view, { value: email, problem })}<button>${t('forgot.submit')}</button>`,
    links: html`<a href="${view.link('/_hosted/login', { request_uri: secret })}">${t('forgot.back')}</a>`,
  })
}
