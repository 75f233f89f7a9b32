import { html } from 'hono/html'
import { enrollable, listFactors } from '../../../areas/identity/index.ts'
import { accountPage, type Member } from '../account/layout.ts'
import { factorLabels } from '../factor-labels.ts'
import { alertOf, field, hidden } from '../fields.ts'
import type { Problem } from '../problem.ts'

/** How the member signs in, and what may be added. */
export async function securitySection(
  session: Member,
  { problem, done }: { readonly problem?: Problem | undefined; readonly done?: string } = {},
): Promise<Response> {
  const { c, view, member } = session
  const { t } = view
  const factors = await listFactors(c.var.services, member.id)
  const missing = enrollable.filter(
    (type) => type === 'WEBAUTHN' || !factors.some((factor) => factor.type === type),
  )
  const action = view.link('/_hosted/account/security')
  const byName = problem?.code === 'PASSKEY_NEEDS_HOST_NAME'
  return accountPage(
    session,
    'security',
    html`${alertOf(problem, ['phone'])}
      ${byName ? html`<form method="post" action="${view.link('/_hosted/account/by-name')}"><button>${t('passkey.by-name')}</button></form>` : ''}
      <section class="card" aria-labelledby="factors">
        <h2 id="factors">${t('security.factors')}</h2>
        ${factors.length === 0 ? html`<p class="hint">${t('security.none')}</p>` : ''}
        <ul class="entries lined">${factors.map(
          ({ factorId, type, hint, createdDate, lastUsedDate }) => html`<li class="entry">
          <div><h3>${t(factorLabels[type].name)}</h3>
            <p class="hint">${hint ? html`<bdi>${hint}</bdi> · ` : ''}${
              lastUsedDate
                ? t('security.used', { day: view.date(lastUsedDate) })
                : t('security.added', { day: view.date(createdDate) })
            }</p></div>
          <form method="post" action="${view.link('/_hosted/account/security/remove')}">
            <button class="quiet small" name="factorId" value="${factorId}" aria-label="${t('security.remove-this', { name: t(factorLabels[type].name) })}">${t('security.remove')}</button></form>
        </li>`,
        )}</ul>
      </section>
      <section class="card" aria-labelledby="more">
        <h2 id="more">${t('security.add')}</h2>
        <p class="hint">${t('security.add-lead')}</p>
        <ul class="entries lined">${missing.map((type) => {
          const byPhone = type === 'SMS' || type === 'CALL'
          const name = t(factorLabels[type].name)
          return html`<li class="entry">
            <form class="adding" method="post" action="${action}">
              ${hidden({ type })}
              ${
                byPhone
                  ? field({
                      name: 'phone',
                      id: `phone-${type}`,
                      label: name,
                      type: 'tel',
                      autocomplete: 'tel',
                      hint: t('security.phone-hint'),
                      problem: problem?.type === type ? problem : undefined,
                      more: 'maxlength="40" dir="ltr"',
                    })
                  : html`<h3>${name}</h3>`
              }
              <button class="quiet small" aria-label="${t('security.add-this', { name })}">${t('security.add-button')}</button>
            </form></li>`
        })}</ul>
      </section>`,
    { ...(problem ? { status: 422 } : {}), ...(done ? { done } : {}) },
  )
}
