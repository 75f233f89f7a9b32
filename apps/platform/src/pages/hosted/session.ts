import { getCookie } from 'hono/cookie'
import type { MemberRow } from '../../areas/identity/index.ts'
import { after } from '../../base/clock.ts'
import { hashSecret, newSecret } from '../../base/secrets.ts'
import type { Db } from '../../data/database.ts'
import type { Services } from '../../data/services.ts'
import { clearedCookie, makeCookie } from './cookie.ts'
import type { Ctx } from './view.ts'

const COOKIE = 'galleria-account'
const LIFE_SECONDS = 60 * 60

export interface HostedSession {
  readonly member: MemberRow
  readonly familyId: string
  readonly backUrl: string | null
  /** When this sign-in last proved itself by a password or a factor. */
  readonly authenticatedAt: Date | null
}

/** The cookie that opens the account section to this browser. */
export async function startSession(
  db: Db,
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  session: { readonly memberId: string; readonly familyId: string; readonly backUrl?: string | undefined },
): Promise<string> {
  const secret = newSecret()
  await db
    .insertInto('hostedSessions')
    .values({
      hash: hashSecret(secret),
      memberId: session.memberId,
      familyId: session.familyId,
      backUrl: session.backUrl ?? null,
      createdAt: clock.now(),
      expiresAt: after(clock, LIFE_SECONDS),
    })
    .execute()
  return makeCookie(config, COOKIE, secret, LIFE_SECONDS)
}

/** Session of the visitor; undefined once it was ended elsewhere, or the member blocked. */
export async function readSession(c: Ctx): Promise<HostedSession | undefined> {
  const secret = getCookie(c, COOKIE)
  if (!secret) return undefined
  const { db, clock } = c.var.services
  const now = clock.now()
  const row = await db
    .selectFrom('hostedSessions')
    .innerJoin('tokenFamilies', 'tokenFamilies.id', 'hostedSessions.familyId')
    .innerJoin('members', 'members.id', 'hostedSessions.memberId')
    .selectAll('members')
    .select(['hostedSessions.familyId', 'hostedSessions.backUrl', 'tokenFamilies.authenticatedAt'])
    .where('hostedSessions.hash', '=', hashSecret(secret))
    .where('hostedSessions.expiresAt', '>', now)
    .where('tokenFamilies.revokedAt', 'is', null)
    .where('tokenFamilies.expiresAt', '>', now)
    .where('members.status', '=', 'APPROVED')
    .executeTakeFirst()
  if (!row) return undefined
  const { familyId, backUrl, authenticatedAt, ...member } = row
  return { member, familyId, backUrl, authenticatedAt }
}

export async function endSession(c: Ctx): Promise<string> {
  const { db, config } = c.var.services
  const secret = getCookie(c, COOKIE)
  if (secret) await db.deleteFrom('hostedSessions').where('hash', '=', hashSecret(secret)).execute()
  return clearedCookie(config, COOKIE)
}
