import { html } from 'hono/html'
import { findRecovery, recover } from '../../areas/identity/index.ts'
import type { App } from '../../http/route.ts'
import { formPage } from './card.ts'
import { pageClient } from './client.ts'
import { passwordField } from './fields.ts'
import { readForm } from './form.ts'
import { noticePage } from './page.ts'
import { describeError, type Problem } from './problem.ts'
import { type View, viewOf } from './view.ts'

/** Page that the recovery mail leads to: sets a new password, then returns to the page of the store that asked. */
export function recoverPage(app: App): void {
  app.get('/_hosted/recover', async (c) => {
    const token = c.req.query('recoveryToken') ?? ''
    const view = await viewOf(c)
    return (await findRecovery(c.var.services, token)) ? show(view, token) : expired(view)
  })

  app.post('/_hosted/recover', async (c) => {
    const { services } = c.var
    const form = await readForm(c.req.raw, services.config)
    const token = form.get('recoveryToken') ?? ''
    const view = await viewOf(c)
    const recovery = await findRecovery(services, token)
    if (!recovery) return expired(view)
    try {
      await recover(services, token, form.get('password') ?? '', null, pageClient(c))
    } catch (error) {
      return show(view, token, describeError(view, error))
    }
    const { t } = view
    return noticePage(view, {
      title: t('recover.done'),
      text: t('recover.done-text'),
      next: { href: recovery.returnUrl ?? view.store('/account/sign-in'), label: t('page.continue') },
    })
  })
}

function show(view: View, token: string, problem?: Problem): Promise<Response> {
  const { t } = view
  return formPage(view, {
    title: t('recover.title'),
    lead: t('recover.lead'),
    action: '/_hosted/recover',
    carried: { recoveryToken: token },
    problem,
    fields: ['password'],
    body: html`${passwordField(view, 'new-password', { problem })}<button>${t('recover.submit')}</button>`,
  })
}

function expired(view: View): Promise<Response> {
  const { t } = view
  return noticePage(view, {
    title: t('recover.expired'),
    text: t('recover.expired-text'),
    next: { href: view.store('/account/recover'), label: t('recover.ask-again') },
    status: 400,
  })
}
