import { html, raw } from 'hono/html'
import { generate } from 'lean-qr'
import { toSvgSource } from 'lean-qr/extras/svg'
import type { EnrollableType, Enrollment } from '../../../areas/identity/index.ts'
import { accountPage, type Member } from '../account/layout.ts'
import { factorLabels } from '../factor-labels.ts'
import { alertOf, codeField, field, hidden } from '../fields.ts'
import type { Html } from '../page.ts'
import type { Problem } from '../problem.ts'

/** Shows what the new factor needs, and asks for the proof that it works. */
export function enrollmentPage(
  session: Member,
  type: EnrollableType,
  enrollment: Enrollment,
  problem?: Problem,
): Promise<Response> {
  const { view } = session
  const { t } = view
  const { enrollmentId, totp, hint } = enrollment
  return accountPage(
    session,
    'security',
    html`<section class="card">
      <h2>${t('enroll.title', { name: t(factorLabels[type].name) })}</h2>
      ${alertOf(problem, ['code'])}
      ${totp ? picture(session, totp) : ''}
      ${hint ? html`<p>${t('second.sent-to')} <bdi dir="ltr">${hint}</bdi></p>` : ''}
      <form method="post" action="${view.link('/_hosted/account/security/activate')}">
        ${hidden({ type, enrollmentId, hint, secret: totp?.secret, uri: totp?.uri })}
        ${type === 'WEBAUTHN' ? passkey(session, enrollment) : html`${codeField(view, { problem })}<button>${t('enroll.turn-on')}</button>`}
      </form>
      <p class="links"><a href="${view.link('/_hosted/account/security')}">${t('enroll.cancel')}</a></p>
    </section>`,
    {
      ...(problem ? { status: 422 } : {}),
      ...(type === 'WEBAUTHN' ? { scripts: ['/_hosted/passkey.js'] } : {}),
    },
  )
}

function picture(
  { view: { t } }: Member,
  { secret, uri }: { readonly secret: string; readonly uri: string },
): Html {
  const spaced = secret.replace(/(.{4})(?=.)/g, '$1 ')
  return html`<p>${t('enroll.scan')}</p>
    <div class="qr" role="img" aria-label="${t('enroll.qr')}">${raw(toSvgSource(generate(uri), { pad: 2, off: 'white' }))}</div>
    <p class="hint">${t('enroll.or-type')}</p>
    <p><code class="secret" dir="ltr">${spaced}</code></p>`
}

function passkey({ view: { t } }: Member, { webauthn }: Enrollment): Html {
  return html`<input type="hidden" name="credential" />
    ${field({ name: 'name', label: t('passkey.name'), autocomplete: 'off', optional: true, hint: t('passkey.name-hint'), more: 'maxlength="100"' })}
    <button disabled data-passkey="create" data-options="${webauthn?.publicKeyCredentialCreationOptionsJson ?? '{}'}" data-failed="${t('passkey.failed')}">${t('passkey.create')}</button>
    <noscript><p class="error">${t('passkey.no-script')}</p></noscript>`
}

/** Shown this once. */
export function recoveryCodesPage(session: Member, codes: readonly string[]): Promise<Response> {
  const { view } = session
  const { t } = view
  return accountPage(
    session,
    'security',
    html`<section class="card">
      <h2>${t('enroll.codes')}</h2>
      <p>${t('enroll.codes-lead')}</p>
      <ul class="codes" dir="ltr">${codes.map((code) => html`<li><code>${code}</code></li>`)}</ul>
      <a class="button" href="${view.link('/_hosted/account/security')}">${t('enroll.kept')}</a>
    </section>`,
    { done: t('enroll.done') },
  )
}
