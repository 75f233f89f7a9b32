import { html } from 'hono/html'
import { grantCode, ownerOfSessionToken, requestOf } from '../../../areas/identity/index.ts'
import { findClient, useRedirectSession } from '../../../areas/redirects/index.ts'
import { hashSecret } from '../../../base/secrets.ts'
import type { App } from '../../../http/route.ts'
import { formPage } from '../card.ts'
import { giveConsent } from '../consents.ts'
import { authorizeWith } from './answer.ts'
import { expiredPage, type Step, targetsOf, withForm } from './step.ts'

export function consentPage(step: Step, sessionToken: string): Promise<Response> {
  const { view, row, secret } = step
  const { t, config } = view
  const client = findClient(config, row.clientId ?? undefined)
  const own = !client?.thirdParty
  const name = client?.name ?? (own ? config.storeName : new URL(client?.origins[0] ?? config.storeUrl).host)
  return formPage(
    view,
    {
      title: t('consent.title', { client: name }),
      lead: own ? t('consent.own-lead') : t('consent.lead', { client: name, store: config.storeName }),
      action: '/_hosted/consent',
      carried: { request_uri: secret, sessionToken },
      before: html`<ul class="scopes">
        <li>${t('consent.profile')}</li>
        <li>${t('consent.orders')}</li>
        <li>${t('consent.stay')}</li>
      </ul>`,
      body: html`<button name="decision" value="allow">${t('consent.allow')}</button>
        <button class="quiet" name="decision" value="deny">${t('consent.deny')}</button>
        <p class="hint">${t('consent.back', { host: new URL(requestOf(row).redirectUri ?? config.storeUrl).host })}</p>`,
    },
    { formTargets: targetsOf(step) },
  )
}

export function consentRoutes(app: App): void {
  app.post('/_hosted/consent', (c) =>
    withForm(c, async (step, form) => {
      const { row } = step
      const { services } = c.var
      const { db, clock } = services
      const proof = hashSecret(form.get('sessionToken') ?? '')
      const memberId = await ownerOfSessionToken(db, proof, clock.now())
      if (row.intent !== 'auth' || !memberId || row.usedAt) return expiredPage(c)
      if (form.get('decision') !== 'allow') {
        await useRedirectSession(db, row.id, clock.now())
        return authorizeWith(step, {
          error: 'access_denied',
          error_description: "The member didn't agree.",
        })
      }
      await giveConsent(services, requestOf(row), memberId)
      const code = await grantCode(services, row, proof)
      return code ? authorizeWith(step, { code }) : expiredPage(c)
    }),
  )
}
