import type { Caller } from '../base/caller-type.ts'
import { type Db, hotQuery, runHot } from '../data/database.ts'

/**
 * Says whose a token is and whether they may use the site. No other file may ask `access_tokens`, or whether a session was
 * ended, by a statement of its own: the fast paths put their statements together from these parts.
 */

/** A session, with what is known of its member. */
export interface SessionRow {
  readonly familyId: string
  readonly visitorId: string | null
  readonly memberId: string | null
  readonly appId: string | null
  readonly contactId: string | null
  readonly status: string | null
}

/** SQL of the columns of a `SessionRow`, from `sessionTables`. */
export const sessionColumns = `f.id as "familyId", f.visitor_id as "visitorId", f.member_id as "memberId",
  f.app_id as "appId", m.contact_id as "contactId", m.status`

/** SQL: access tokens `a` with the session `f` that was not ended, and the member `m` of those that have one. */
export const sessionTables = `access_tokens a
join token_families f on f.id = a.family_id and f.revoked_at is null
left join members m on m.id = f.member_id`

/** SQL: whether the token `a` has this hash and has not run out; both are expressions. */
const isTokenOf = (hash: string, now: string) => `a.hash = ${hash} and a.expires_at > ${now}`

/** SQL: the same for tokens that are not of the staff. */
export const isShopperTokenOf = (hash: string, now: string) => `${isTokenOf(hash, now)} and a.user_id is null`

/** SQL: whether a session was ended, by an expression for its id, or for one of several: `any($1)`. */
export const isEndedSession = (familyId: string) =>
  `exists (select from token_families f where f.id = ${familyId} and f.revoked_at is not null)`

/** The caller of a session: nobody for a member who may not use the site, and for a session of nobody. */
export function callerOfSession(row: SessionRow): Caller | undefined {
  const { familyId, visitorId, memberId, contactId, appId } = row
  if (appId) return { type: 'APP', appId }
  if (memberId && contactId)
    return row.status === 'APPROVED'
      ? { type: 'MEMBER', memberId, contactId, familyId, ...(visitorId ? { visitorId } : {}) }
      : undefined
  return visitorId ? { type: 'VISITOR', visitorId, familyId } : undefined
}

interface TokenRow extends SessionRow {
  /** User id of a staff member. */
  readonly userId: string | null
}

/** Asked by every call of a member: written once, prepared by each connection. */
const ofToken = hotQuery<TokenRow>(
  `select ${sessionColumns}, a.user_id as "userId" from ${sessionTables} where ${isTokenOf('$1', '$2')}`,
)

interface TokenFacts extends TokenRow {
  readonly clientId: string
  readonly expiresAt: Date
}

const factsOfToken = hotQuery<TokenFacts>(
  `select ${sessionColumns}, a.user_id as "userId", f.client_id as "clientId", a.expires_at as "expiresAt"
   from ${sessionTables} where ${isTokenOf('$1', '$2')}`,
)

/** Session of a token with its client and its end; undefined where it does not count. */
export async function findTokenFacts(db: Db, hash: Buffer, now: Date): Promise<TokenFacts | undefined> {
  const [row] = await runHot(db, factsOfToken([hash, now]))
  return row
}

export async function findSession(db: Db, hash: Buffer, now: Date): Promise<TokenRow | undefined> {
  const [row] = await runHot(db, ofToken([hash, now]))
  return row
}

const ended = hotQuery<{ ended: boolean }>(`select ${isEndedSession('$1')} as ended`)

export async function wasEnded(db: Db, familyId: string): Promise<boolean> {
  const [row] = await runHot(db, ended([familyId]))
  return row?.ended === true
}

export async function endSessionsOf(db: Db, memberId: string, now: Date): Promise<void> {
  await db
    .updateTable('tokenFamilies')
    .set({ revokedAt: now })
    .where('memberId', '=', memberId)
    .where('revokedAt', 'is', null)
    .execute()
}
