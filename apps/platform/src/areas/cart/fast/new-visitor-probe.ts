import type { Services } from '../../../data/services.ts'
import { anonymousSessionOfAccessToken } from '../../../http/anonymous-sessions.ts'
import type { CacheProbe } from '../../../http/cache/cache-probe.ts'
import type { RequestHead } from '../../../http/exchange-type.ts'
import { probeCart } from './cart-probe.ts'
import { isShopper, lastTerms } from './new-visitors.ts'
import type { CartProbe } from './session-probe.ts'

type Site = Pick<Services, 'db' | 'clock' | 'siteCache' | 'config'>

/** Milliseconds after its beginning in which a session most likely has no cart. */
const NEW = 60_000

/** The probe of a session that has just begun, without a question: a first cart is written only if all of it is so. */
export async function newVisitorProbe(site: Site, request: RequestHead): Promise<CartProbe | undefined> {
  if (!site.config.fastPaths.firstPurchase) return undefined
  const termsRevision = lastTerms(site)
  const token = request.headers.get('authorization')
  const session = token && termsRevision ? await anonymousSessionOfAccessToken(site, token) : undefined
  const isNew = session && site.clock.now().getTime() - session.startedAt.getTime() <= NEW
  if (!isNew || isShopper(site, session.familyId)) return withoutEtag(await probeCart(site, request))
  const { familyId, visitorId } = session
  const caller = { type: 'VISITOR', visitorId, familyId } as const
  return { caller, etag: null, cartId: null, termsRevision, assumed: true }
}

/** The answer to a purchase is cached for nobody. */
function withoutEtag(probe: CartProbe | undefined): CartProbe | undefined {
  return (
    probe && { caller: probe.caller, etag: null, cartId: probe.cartId, termsRevision: probe.termsRevision }
  )
}

export function isAssumed(probe: CacheProbe | undefined): boolean {
  return (probe as CartProbe | undefined)?.assumed === true
}

/** Revision of the terms, where the caller has no cart yet. */
export function termsOfNewVisitor(probe: CacheProbe | undefined): string | undefined {
  const { cartId, termsRevision } = (probe ?? {}) as Partial<CartProbe>
  return cartId === null ? (termsRevision ?? undefined) : undefined
}
