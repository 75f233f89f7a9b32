import { type Outcome, seeOther } from '../../../areas/identity/index.ts'
import { callbackAddress, settleRedirectSession, useRedirectSession } from '../../../areas/redirects/index.ts'
import { readSession, startSession } from '../session.ts'
import { authorizeWith } from './answer.ts'
import type { Step } from './step.ts'

const nobody = {
  error: 'login_required',
  error_description: 'No member is signed in.',
} as const satisfies Outcome

/** Whether no form may be shown, whatever the intent (spec §7 "Redirect session", `preferences.prompt`). */
export function isSilent({ row }: Pick<Step, 'row'>): boolean {
  return row.details.prompt === 'none'
}

/** Answers where a form would stand: on to where signing in leads, or back with `login_required` (OpenID Connect §3.1.2.6). */
export async function answerSilently(step: Step): Promise<Response> {
  const { c, row, secret, view } = step
  if (row.intent === 'auth') return authorizeWith(step, nobody)
  const cookies = await signedIn(step)
  const status = cookies ? 'SUCCESS' : 'ERROR'
  await settleRedirectSession(c.var.services.db, row.id, status)
  if (cookies && row.intent !== 'login') {
    const parameters = row.intent === 'memberAccountPage' ? undefined : { session: secret }
    return seeOther(view.link(String(row.details.path), parameters), cookies)
  }
  const { postFlowUrl, loginUrl } = row.callbacks
  const back = postFlowUrl ?? loginUrl ?? view.store('/')
  return seeOther(callbackAddress(back, 'AUTHORIZE', status, cookies ? {} : nobody), cookies)
}

/** The cookies of who is there: by this browser's session, or by the one that the address was made in. */
async function signedIn({ c, row }: Step): Promise<string[] | undefined> {
  if (await readSession(c)) return []
  const { db, clock, config } = c.var.services
  const { memberId, familyId } = row
  if (!memberId || !familyId) return undefined
  const now = clock.now()
  const live = await db
    .selectFrom('tokenFamilies')
    .select('id')
    .where('id', '=', familyId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  if (!live || !(await useRedirectSession(db, row.id, now))) return undefined
  const backUrl = row.callbacks.postFlowUrl
  return [await startSession(db, { clock, config }, { memberId, familyId, backUrl })]
}
