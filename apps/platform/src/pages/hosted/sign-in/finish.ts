import {
  createFamily,
  grantCode,
  requestOf,
  seeOther,
  useSessionToken,
} from '../../../areas/identity/index.ts'
import {
  callbackAddress,
  findClient,
  settleRedirectSession,
  useRedirectSession,
} from '../../../areas/redirects/index.ts'
import { hashSecret } from '../../../base/secrets.ts'
import { transaction } from '../../../data/database.ts'
import { pageClient } from '../client.ts'
import { needsConsent } from '../consents.ts'
import { startSession } from '../session.ts'
import { authorizeWith } from './answer.ts'
import { consentPage } from './consent.ts'
import { expiredPage, type Step } from './step.ts'

/** Signed in: the code goes to who asked for it, or the page that wanted to know who is there opens. */
export async function finish(step: Step, sessionToken: string): Promise<Response> {
  const { c, row } = step
  if (row.intent !== 'auth') return openPage(step, sessionToken)
  const { services } = c.var
  const asks = await needsConsent(services, requestOf(row), hashSecret(sessionToken))
  if (asks) return consentPage(step, sessionToken)
  const code = await grantCode(services, row, hashSecret(sessionToken))
  return code ? authorizeWith(step, { code }) : expiredPage(c)
}

async function openPage({ c, row, secret, view }: Step, sessionToken: string): Promise<Response> {
  const { services } = c.var
  const { db, clock, config } = services
  const now = clock.now()
  const clientId = findClient(config, row.clientId ?? undefined)?.id ?? config.clients[0]?.id ?? ''
  const cookie = await transaction(db, async (trx) => {
    const proof = await useSessionToken(trx, hashSecret(sessionToken), now)
    if (!proof) return undefined
    const { memberId, authenticatedAt } = proof
    const { familyId } = row
    const isSame = familyId !== null && row.memberId === memberId
    if (isSame) {
      // Proven once more: the same session, as fresh as a new one.
      await trx.updateTable('tokenFamilies').set({ authenticatedAt }).where('id', '=', familyId).execute()
    }
    const client = pageClient(c)
    const family = isSame
      ? { id: familyId }
      : await createFamily(trx, services, { clientId, visitorId: null, memberId, authenticatedAt, client })
    await settleRedirectSession(trx, row.id, 'SUCCESS')
    const backUrl = row.callbacks.postFlowUrl
    return startSession(trx, services, { memberId, familyId: family.id, ...(backUrl ? { backUrl } : {}) })
  })
  if (!cookie) return expiredPage(c)
  if (row.intent === 'login' || row.intent === 'memberAccountPage') {
    await useRedirectSession(db, row.id, now)
    const { path, parameters } = row.details
    if (row.intent === 'login' && row.callbacks.postFlowUrl) {
      return seeOther(callbackAddress(row.callbacks.postFlowUrl, 'AUTHORIZE', 'SUCCESS'), [cookie])
    }
    const home = view.link(
      typeof path === 'string' ? path : '/_hosted/account/info',
      parameters as Record<string, string> | undefined,
    )
    return seeOther(home, [cookie])
  }
  const { path } = row.details
  return seeOther(view.link(String(path), { session: secret }), [cookie])
}
