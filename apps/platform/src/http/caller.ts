import { LRUCache } from 'lru-cache'
import type { Caller, CallerType } from '../base/caller-type.ts'
import { applicationError } from '../base/errors.ts'
import { observed } from '../base/observe.ts'
import { hashSecret } from '../base/secrets.ts'
import { siteCache } from '../base/site-cache.ts'
import type { Db } from '../data/database.ts'
import type { Services } from '../data/services.ts'
import { type AnonymousSession, anonymousSessionOfAccessToken } from './anonymous-sessions.ts'
import { callerOfApiKey, isApiKey } from './api-key.ts'
import { callerOfSession, endSessionsOf, findSession, wasEnded } from './caller-store.ts'
import { elevatedToken } from './elevated-token.ts'
import type { RequestHead } from './exchange-type.ts'
import { isOwnerKey } from './owner-key.ts'
import type { Permission } from './permissions/audiences.ts'
import { checkRights } from './permissions/rights.ts'
import type { Need } from './permissions/staff-areas.ts'
import { staffUser } from './staff-user.ts'

export type { Caller, CallerType } from '../base/caller-type.ts'

/**
 * The access token comes bare, without a scheme word (wire §1.3); the owner's API key in the same header, alone or,
 * where the call takes it, after the token and a comma.
 */
export async function identify(
  services: Services,
  request: RequestHead,
  allow: readonly CallerType[],
  { publicRead = false, ownerOnly = false, withKey, need, onCaller }: IdentifyOptions = {},
): Promise<Caller> {
  const token = request.headers.get('authorization')
  const elevated = withKey ? elevatedToken(services.config, token) : undefined
  if (elevated) return admit(elevate(services, await byToken(services, elevated, allow), allow), allow)
  const remembers = publicRead && services.config.fastPaths.visitorCache
  const known = remembers && token ? cachedVisitor(services, token) : undefined
  const caller = known ?? (token ? await byToken(services, token, allow) : ({ type: 'NONE' } as const))
  if (!known && token && caller.type === 'VISITOR') remember(services, token, caller)
  checkRights(caller, { ownerOnly, need })
  onCaller?.(caller)
  return admit(asProgram(services, caller, allow), allow)
}

interface IdentifyOptions extends Partial<Pick<Permission, 'ownerOnly' | 'withKey'>> {
  /** The same for every visitor: a token that was good a moment ago will do. */
  readonly publicRead?: boolean | undefined
  /** Area that the role of staff, or the permissions of an API key, must open. */
  readonly need?: Need | undefined
  /** Told whose token it is, before staff count as a program. */
  readonly onCaller?: (caller: Caller) => void
}

/** The caller that a key vouches for: the shopper, elevated, or the program whose key it is (wire §2.7 "SignOn"). */
function elevate({ config }: Services, caller: Caller, allow: readonly CallerType[]): Caller {
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
  if (caller.type === 'NONE')
    throw unauthenticated('This call needs an access token. Send it as `Authorization`.')
  throw applicationError(403, 'PERMISSION_DENIED', 'This caller has no permission for this call.', {
    identityType: caller.type,
  })
}

type Visitor = Extract<Caller, { type: 'VISITOR' }>

/** Milliseconds for which a visitor's token need not be looked up again, where all visitors get the same. */
const REMEMBERED = 10_000
const MOST_VISITORS = 10_000
interface CachedVisitor {
  readonly caller: Visitor
  readonly until: number
}
const visitorsOf = (services: Services) =>
  siteCache(services, 'visitors', () => new LRUCache<string, CachedVisitor>({ max: MOST_VISITORS }))

function cachedVisitor(services: Services, token: string): Visitor | undefined {
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
  if (isApiKey(token)) return callerOfApiKey(services, token)
  if (!isToken(token)) throw unauthenticated('The access token is wrong. Sign in again.')
  return byAccessToken(services, token)
}

/** Tells what may be a token at all from any other text. */
export function isToken(text: string): boolean {
  return /^[\w.-]{20,200}$/.test(text)
}

async function byAccessToken(services: Services, token: string): Promise<Caller> {
  const { db, clock } = services
  const anonymous = await anonymousSessionOfAccessToken(services, token)
  if (anonymous) return ofAnonymousSession(db, anonymous)
  const now = clock.now()
  const row = await findSession(db, hashSecret(token), now)
  if (!row) throw unauthenticated('The access token is wrong or has expired. Refresh it or sign in again.')
  const caller = callerOfSession(row)
  if (caller && row.userId) return ofStaff(services, row.userId)
  if (caller) return caller
  if (row.memberId && row.contactId) await refuseMember(db, row.memberId, now)
  throw unauthenticated('The access token is wrong. Sign in again.')
}

async function ofStaff({ db }: Services, id: string): Promise<Caller> {
  const user = await staffUser(db, { id })
  if (!user) throw unauthenticated('The owner of this access token is no longer staff.')
  return user
}

async function ofAnonymousSession(db: Db, { familyId, visitorId }: AnonymousSession): Promise<Caller> {
  if (await wasEnded(db, familyId))
    throw unauthenticated('The access token is wrong or has expired. Refresh it or sign in again.')
  return { type: 'VISITOR', visitorId, familyId }
}

/** Ends every session of a member who was blocked while signed in, at their next call. */
async function refuseMember(db: Db, memberId: string, now: Date): Promise<never> {
  await endSessionsOf(db, memberId, now)
  throw applicationError(403, 'MEMBER_NOT_ACTIVE', "This member's account isn't approved or is blocked.")
}

function unauthenticated(description: string) {
  return applicationError(401, 'UNAUTHENTICATED', description)
}
