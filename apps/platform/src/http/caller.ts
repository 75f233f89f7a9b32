import { LRUCache } from 'lru-cache'
import type { Caller, CallerType } from '../base/caller-type.ts'
import { applicationError } from '../base/errors.ts'
import { kept } from '../base/kept.ts'
import { observed } from '../base/observe.ts'
import { hashSecret } from '../base/secrets.ts'
import { askHot, hotQuery } from '../data/database.ts'
import type { Services } from '../data/services.ts'
import type { Asking } from './asking.ts'
import { isOwnerKey } from './owner-key.ts'
import type { Permission } from './permissions/audiences.ts'
import { staffUser } from './staff-user.ts'
import { type Visit, visitOfAccess } from './visits.ts'
import { vouchedToken } from './vouched.ts'

export type { Caller, CallerType } from '../base/caller-type.ts'

/**
 * The access token comes bare, without a scheme word (wire §1.3); the owner's API key in the same header, alone or,
 * where the call takes it, after the token and a comma.
 */
export async function identify(
  services: Services,
  request: Asking,
  allow: readonly CallerType[],
  { publicRead = false, ownerOnly = false, withKey }: Looking = {},
): Promise<Caller> {
  const token = request.headers.get('authorization')
  const vouched = withKey ? vouchedToken(services.config, token) : undefined
  if (vouched) return admit(vouchedFor(services, await byToken(services, vouched, allow), allow), allow)
  const known = publicRead && token ? knownVisitor(services, token) : undefined
  const caller = known ?? (token ? await byToken(services, token, allow) : ({ type: 'NONE' } as const))
  if (!known && token && caller.type === 'VISITOR') remember(services, token, caller)
  if (caller.type === 'USER' && caller.role !== 'OWNER' && ownerOnly) {
    throw applicationError(403, 'OWNER_ONLY', 'This is for the owner of the store, not for its staff')
  }
  return admit(asProgram(services, caller, allow), allow)
}

interface Looking extends Partial<Pick<Permission, 'ownerOnly' | 'withKey'>> {
  /** The same for every visitor: a token that was good a moment ago will do. */
  readonly publicRead?: boolean | undefined
}

/** The caller that a key vouches for: the shopper, elevated, or the program whose key it is (wire §2.7 "SignOn"). */
function vouchedFor({ config }: Services, caller: Caller, allow: readonly CallerType[]): Caller {
  // Ignore the key of callers that are more than a shopper.
  if (caller.type !== 'VISITOR' && caller.type !== 'MEMBER') return caller
  return allow.includes(caller.type) ? { ...caller, elevated: true } : { type: 'APP', appId: config.siteId }
}

/** Calls that only know the owner's programs know its staff as one of them. */
function asProgram({ config }: Services, caller: Caller, allow: readonly CallerType[]): Caller {
  const program = caller.type === 'USER' && !allow.includes('USER') && allow.includes('APP')
  return program ? { type: 'APP', appId: config.siteId } : caller
}

/** Throws for somebody whom this call is not for. */
export function admit(caller: Caller, allow: readonly CallerType[]): Caller {
  const seen = observed()
  if (seen) seen.caller = caller
  if (allow.includes(caller.type)) return caller
  if (caller.type === 'NONE') throw unauthenticated('This call needs an access token')
  throw applicationError(403, 'PERMISSION_DENIED', 'This identity may not make this call', {
    identityType: caller.type,
  })
}

type Visitor = Extract<Caller, { type: 'VISITOR' }>

/** Milliseconds for which a visitor's token need not be looked up again, where all visitors get the same. */
const REMEMBERED = 10_000
const MOST_VISITORS = 10_000
interface KnownVisitor {
  readonly caller: Visitor
  readonly until: number
}
const visitorsOf = (services: Services) =>
  kept(services, 'visitors', () => new LRUCache<string, KnownVisitor>({ max: MOST_VISITORS }))

function knownVisitor(services: Services, token: string): Visitor | undefined {
  const known = visitorsOf(services).get(token)
  return known && known.until > services.clock.now().getTime() ? known.caller : undefined
}

function remember(services: Services, token: string, caller: Visitor): void {
  visitorsOf(services).set(token, { caller, until: services.clock.now().getTime() + REMEMBERED })
}

async function byToken(services: Services, token: string, allow: readonly CallerType[]): Promise<Caller> {
  const { config } = services
  if (isOwnerKey(config, token)) {
    return allow.includes('USER') && !allow.includes('APP')
      ? { type: 'USER', userId: config.accountId, role: 'OWNER' }
      : { type: 'APP', appId: config.siteId }
  }
  if (!isToken(token)) throw unauthenticated('The access token is not valid')
  return byAccessToken(services, token)
}

/** A session, with what is known of its member. */
export interface SessionRow {
  readonly familyId: string
  readonly visitorId: string | null
  readonly memberId: string | null
  readonly appId: string | null
  readonly contactId: string | null
  readonly status: string | null
}

/** Nobody for a member who may not use the site, and for a session of nobody. */
export function callerOf(row: SessionRow): Caller | undefined {
  const { familyId, visitorId, memberId, contactId, appId } = row
  if (appId) return { type: 'APP', appId }
  if (memberId && contactId)
    return row.status === 'APPROVED'
      ? { type: 'MEMBER', memberId, contactId, familyId, ...(visitorId ? { visitorId } : {}) }
      : undefined
  return visitorId ? { type: 'VISITOR', visitorId, familyId } : undefined
}

/** Of what a token may look like at all. */
export function isToken(text: string): boolean {
  return /^[\w.-]{20,200}$/.test(text)
}

/** Asked by every call of a member: written once, prepared by each connection. */
const session = hotQuery<SessionRow & { readonly userId: string | null }>(`select f.id as "familyId",
  f.visitor_id as "visitorId", f.member_id as "memberId", f.app_id as "appId", a.user_id as "userId",
  m.contact_id as "contactId", m.status
from access_tokens a
join token_families f on f.id = a.family_id and f.revoked_at is null
left join members m on m.id = f.member_id
where a.hash = $1 and a.expires_at > $2`)

const endedFamily = hotQuery<{ id: string }>(
  'select id from token_families where id = $1 and revoked_at is not null',
)

async function byAccessToken(services: Services, token: string): Promise<Caller> {
  const { db, clock } = services
  const visit = await visitOfAccess(services, token)
  if (visit) return stillThere(db, visit)
  const now = clock.now()
  const [row] = await askHot(db, session([hashSecret(token), now]))
  if (!row) throw unauthenticated('The access token is not valid, or no longer')
  const caller = callerOf(row)
  if (caller && row.userId) return ofStaff(services, row.userId)
  if (caller) return caller
  if (row.memberId && row.contactId) await refuseMember(db, row.memberId, now)
  throw unauthenticated('The access token is not valid')
}

async function ofStaff({ db }: Services, id: string): Promise<Caller> {
  const user = await staffUser(db, { id })
  if (!user) throw unauthenticated('Whoever had this access token is not of the staff any more')
  return user
}

async function stillThere(db: Services['db'], { familyId, visitorId }: Visit): Promise<Caller> {
  const [ended] = await askHot(db, endedFamily([familyId]))
  if (ended) throw unauthenticated('The access token is not valid, or no longer')
  return { type: 'VISITOR', visitorId, familyId }
}

/** A member who was blocked while signed in loses every session at the next call. */
async function refuseMember(db: Services['db'], memberId: string, now: Date): Promise<never> {
  await db
    .updateTable('tokenFamilies')
    .set({ revokedAt: now })
    .where('memberId', '=', memberId)
    .where('revokedAt', 'is', null)
    .execute()
  throw applicationError(403, 'MEMBER_NOT_ACTIVE', 'This member may not use the site')
}

function unauthenticated(description: string) {
  return applicationError(401, 'UNAUTHENTICATED', description)
}
