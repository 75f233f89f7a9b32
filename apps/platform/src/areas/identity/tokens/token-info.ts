import { after } from '../../../base/clock.ts'
import { hashSecret } from '../../../base/secrets.ts'
import type { Services } from '../../../data/services.ts'
import { anonymousSessionOfAccessToken } from '../../../http/anonymous-sessions.ts'
import { isToken } from '../../../http/caller.ts'
import { callerOfSession, findTokenFacts, wasEnded } from '../../../http/caller-store.ts'

const seconds = (date: Date) => Math.floor(date.getTime() / 1000)
const inactive = { active: false } as const

/**
 * State of an access token (wire §2.1). A refresh token is told as inactive, so that nobody takes one for an access token
 * (RFC 7662 §2.2).
 */
export async function tokenInfo(services: Services, token: string) {
  const { db, clock, config } = services
  if (!isToken(token)) return inactive
  const site = { active: true, accountId: config.accountId, siteId: config.siteId }
  const visit = await anonymousSessionOfAccessToken(services, token)
  if (visit) {
    if (await wasEnded(db, visit.familyId)) return inactive
    const { clientId, visitorId: subjectId, startedAt } = visit
    const until = after({ now: () => startedAt }, config.accessTokenSeconds)
    return { ...site, subjectType: 'VISITOR', subjectId, exp: seconds(until), clientId }
  }
  const row = await findTokenFacts(db, hashSecret(token), clock.now())
  const caller = row && callerOfSession(row)
  if (!row || !caller) return inactive
  const facts = { ...site, exp: seconds(row.expiresAt), clientId: row.clientId }
  if (row.userId) return { ...facts, subjectType: 'USER', subjectId: row.userId }
  if (caller.type === 'MEMBER') return { ...facts, subjectType: 'MEMBER', subjectId: caller.memberId }
  if (caller.type === 'APP') return { ...facts, subjectType: 'APP', subjectId: caller.appId }
  return { ...facts, subjectType: 'VISITOR', subjectId: row.visitorId ?? '' }
}
