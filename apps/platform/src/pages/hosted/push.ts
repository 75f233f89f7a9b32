import { html } from 'hono/html'
import { answerPush, findPush } from '../../areas/identity/index.ts'
import type { App } from '../../http/route.ts'
import { hidden } from './fields.ts'
import { readForm } from './form.ts'
import { noticePage, page } from './page.ts'
import { agentName } from './security/agent-name.ts'
import { viewOf, zoneName } from './view.ts'

/** Page that a push notification leads to: confirms that the member is signing in. */
export function pushPage(app: App): void {
  app.get('/_hosted/push', async (c) => {
    const view = await viewOf(c)
    const { t } = view
    const request = c.req.query('request') ?? ''
    const push = await findPush(c.var.services, request)
    if (!push || push.answer) {
      return noticePage(view, { title: t('push.over'), text: t('push.over-text'), status: push ? 200 : 404 })
    }
    return page(view, {
      title: t('push.title'),
      styles: ['/_hosted/account.css'],
      body: html`<section class="card">
        <h1>${t('push.title')}</h1>
        <dl class="facts">
          <div><dt>${t('push.account')}</dt><dd><bdi>${push.email}</bdi></dd></div>
          <div><dt>${t('push.browser')}</dt><dd>${agentName(push.userAgent) ?? t('sessions.unknown')}</dd></div>
          <div><dt>${t('push.address')}</dt><dd><bdi>${push.address}</bdi></dd></div>
          <div><dt>${t('push.when')}</dt><dd>${view.date(push.createdAt, view.config.timeZone)}<br /><span class="hint">${zoneName(view, view.config.timeZone, push.createdAt)}</span>}</dd></div>
        </dl>
        <form class="apart" method="post" action="${view.link('/_hosted/push')}">
          ${hidden({ request })}
          <button name="answer" value="APPROVED">${t('push.approve')}</button>
          <button class="quiet" name="answer" value="DENIED">${t('push.deny')}</button>
        </form>
      </section>`,
    })
  })

  app.post('/_hosted/push', async (c) => {
    const { services } = c.var
    const form = await readForm(c.req.raw, services.config)
    const view = await viewOf(c)
    const { t } = view
    const approved = form.get('answer') === 'APPROVED'
    const stands = await answerPush(services, form.get('request') ?? '', approved ? 'APPROVED' : 'DENIED')
    if (!stands) return noticePage(view, { title: t('push.over'), text: t('push.over-text'), status: 409 })
    return noticePage(view, {
      title: approved ? t('push.approved') : t('push.denied'),
      text: approved ? t('push.approved-text') : t('push.denied-text'),
    })
  })
}
