import {
  activateFactor,
  enrollable,
  enrollFactor,
  removeFactor,
  requireRecentLogin,
  seeOther,
} from '../../../areas/identity/index.ts'
import { createRedirectSession } from '../../../areas/redirects/index.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import type { App } from '../../../http/route.ts'
import { type Member, withMember, withMemberForm } from '../account/layout.ts'
import { pageClient } from '../client.ts'
import { describeError, type Problem } from '../problem.ts'
import { enrollmentPage, recoveryCodesPage } from './enrollment-page.ts'
import { securitySection } from './section.ts'
import { changeSessions, sessionsSection } from './sessions.ts'

const base = '/_hosted/account/security'

/** Factors, sessions and devices of a member. */
export function securityPages(app: App): void {
  app.get(base, (c) => withMember(c, securitySection))
  app.post(base, (c) => withMemberForm(c, enroll))
  app.post(`${base}/activate`, (c) => withMemberForm(c, activate))
  app.post(`${base}/remove`, (c) => withMemberForm(c, remove))
  app.post('/_hosted/account/by-name', (c) => withMemberForm(c, openByName))
  app.get('/_hosted/account/sessions', (c) => withMember(c, sessionsSection))
  app.post('/_hosted/account/sessions', (c) => withMemberForm(c, changeSessions))
}

const typeOf = (form: URLSearchParams) => enrollable.find((each) => each === form.get('type'))

function enroll(session: Member, form: URLSearchParams): Promise<Response> {
  const { c, member, familyId } = session
  const { services } = c.var
  const type = typeOf(form)
  return catchProblem(session, type, async () => {
    if (!type) return securitySection(session)
    await requireRecentLogin(services.db, services.clock, familyId)
    const phone = form.get('phone') ?? undefined
    const begun = await enrollFactor(services, { memberId: member.id, type, phone }, pageClient(c))
    return enrollmentPage(session, type, begun)
  })
}

async function activate(session: Member, form: URLSearchParams): Promise<Response> {
  const { c, view, member } = session
  const type = typeOf(form)
  const enrollmentId = form.get('enrollmentId') ?? ''
  if (!type || !isUuid(enrollmentId)) return securitySection(session)
  const text = (name: string) => form.get(name)?.trim() || undefined
  try {
    const { recoveryCodes } = await activateFactor(
      c.var.services,
      {
        memberId: member.id,
        type,
        enrollmentId,
        code: text('code'),
        credential: text('credential'),
        name: text('name'),
      },
      pageClient(c),
    )
    if (recoveryCodes) return recoveryCodesPage(session, recoveryCodes)
    return securitySection(session, { done: view.t('enroll.done') })
  } catch (error) {
    const problem = describeError(view, error)
    if (type === 'WEBAUTHN') return securitySection(session, { problem })
    const { secret, uri, hint } = { secret: text('secret'), uri: text('uri'), hint: text('hint') }
    const totp = secret && uri?.startsWith('otpauth://') ? { totp: { secret, uri } } : {}
    return enrollmentPage(session, type, { enrollmentId, ...totp, ...(hint ? { hint } : {}) }, problem)
  }
}

function remove(session: Member, form: URLSearchParams): Promise<Response> {
  const { c, view, member, familyId } = session
  const { services } = c.var
  return catchProblem(session, undefined, async () => {
    await requireRecentLogin(services.db, services.clock, familyId)
    const factorId = form.get('factorId') ?? ''
    if (isUuid(factorId)) await removeFactor(services, { memberId: member.id, factorId }, pageClient(c))
    return securitySection(session, { done: view.t('security.removed') })
  })
}

async function catchProblem(
  session: Member,
  type: Problem['type'],
  work: () => Promise<Response>,
): Promise<Response> {
  try {
    return await work()
  } catch (error) {
    const problem = describeError(session.view, error)
    if (problem.code === 'LOGIN_TOO_OLD') return reauthenticate(session)
    return securitySection(session, { problem: type ? { ...problem, type } : problem })
  }
}

/** To the sign-in page, whose end leads back here with this same session made fresh. */
async function reauthenticate(session: Member): Promise<Response> {
  const { view } = session
  return seeOther(view.link('/_hosted/login', { request_uri: await addressFor(session) }))
}

/** On a development machine: the same page under the name that a passkey can belong to. */
async function openByName(session: Member): Promise<Response> {
  const { view } = session
  const secret = await addressFor(session)
  const base = new URL(view.config.publicUrl)
  if (view.config.development && base.hostname === '127.0.0.1') base.hostname = 'localhost'
  return seeOther(new URL(view.link('/_hosted/account/security', { session: secret }), base).href)
}

async function addressFor({ c, view, member, familyId, backUrl }: Member): Promise<string> {
  const { secret } = await createRedirectSession(c.var.services, {
    intent: 'memberAccountPage',
    details: { path: '/_hosted/account/security', language: view.language.code },
    callbacks: backUrl ? { postFlowUrl: backUrl } : {},
    caller: { type: 'MEMBER', memberId: member.id, contactId: member.contactId, familyId },
    url: new URL('/_hosted/account/security', view.config.publicUrl),
  })
  return secret
}
