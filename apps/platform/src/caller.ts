import { applicationError } from './errors.ts'
import { kept } from './kept.ts'
import { observed } from './observe.ts'
import { hashSecret, sameSecret } from './secrets.ts'
import type { Services } from './services.ts'

/** Who calls, by the token alone; nothing in a path or a body can change it. */
export type Caller =
  | { readonly type: 'NONE' }
  | { readonly type: 'VISITOR'; readonly visitorId: string; readonly familyId: string }
  | {
      readonly type: 'MEMBER'
      readonly memberId: string
      readonly contactId: string
      readonly visitorId?: string
      readonly familyId: string
    }
  | { readonly type: 'APP'; readonly appId: string }
  | { readonly type: 'USER'; readonly userId: string }

export type CallerType = Caller['type']

/** The access token comes bare, without a scheme word (wire §1.3); the owner's API key in the same header. */
export async function identify(
  services: Services,
  request: Request,
  allow: readonly CallerType[],
  publicRead = false,
): Promise<Caller> {
  const token = request.headers.get('authorization')
  const known = publicRead && token ? knownVisitor(services, token) : undefined
  const caller = known ?? (token ? await byToken(services, token, allow) : ({ type: 'NONE' } as const))
  if (!known && token && caller.type === 'VISITOR') remember(services, token, caller)
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
type Visitors = Map<string, { readonly caller: Visitor; readonly until: number }>
const visitorsOf = (services: Services) => kept<Visitors>(services, 'visitors', () => new Map())

function knownVisitor(services: Services, token: string): Visitor | undefined {
  const known = visitorsOf(services).get(token)
  return known && known.until > services.clock.now().getTime() ? known.caller : undefined
}

function remember(services: Services, token: string, caller: Visitor): void {
  const known = visitorsOf(services)
  known.delete(token)
  known.set(token, { caller, until: services.clock.now().getTime() + REMEMBERED })
  if (known.size > MOST_VISITORS) known.delete(known.keys().next().value as string)
}

async function byToken(services: Services, token: string, allow: readonly CallerType[]): Promise<Caller> {
  const { config } = services
  if (sameSecret(token, config.ownerKey)) {
    return allow.includes('USER') && !allow.includes('APP')
      ? { type: 'USER', userId: config.accountId }
      : { type: 'APP', appId: config.siteId }
  }
  if (!/^[\w.-]{20,200}$/.test(token)) throw unauthenticated('The access token is not valid')
  return byAccessToken(services, token)
}

async function byAccessToken({ db, clock }: Services, token: string): Promise<Caller> {
  const now = clock.now()
  const row = await db
    .selectFrom('accessTokens')
    .innerJoin('tokenFamilies', 'tokenFamilies.id', 'accessTokens.familyId')
    .leftJoin('members', 'members.id', 'tokenFamilies.memberId')
    .select([
      'tokenFamilies.id as familyId',
      'tokenFamilies.visitorId',
      'tokenFamilies.memberId',
      'tokenFamilies.appId',
      'members.contactId',
      'members.status',
    ])
    .where('accessTokens.hash', '=', hashSecret(token))
    .where('accessTokens.expiresAt', '>', now)
    .where('tokenFamilies.revokedAt', 'is', null)
    .executeTakeFirst()
  if (!row) throw unauthenticated('The access token is not valid, or no longer')
  const { familyId, visitorId, memberId, contactId, appId } = row
  if (appId) return { type: 'APP', appId }
  if (memberId && contactId) {
    if (row.status !== 'APPROVED') await refuseMember(db, memberId, now)
    return { type: 'MEMBER', memberId, contactId, familyId, ...(visitorId ? { visitorId } : {}) }
  }
  if (!visitorId) throw unauthenticated('The access token is not valid')
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
