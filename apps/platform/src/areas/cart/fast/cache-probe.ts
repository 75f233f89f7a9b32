import { LRUCache } from 'lru-cache'
import { kept } from '../../../base/kept.ts'
import { hashSecret } from '../../../base/secrets.ts'
import { padded, Together } from '../../../base/together.ts'
import { askHot, hotQuery } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import type { Asking } from '../../../http/asking.ts'
import { callerOf, isToken, type SessionRow } from '../../../http/caller.ts'
import type { Sight } from '../../../http/kept-answers.ts'
import { visitOfAccess } from '../../../http/visits.ts'
import { goodsSeen } from '../store/product-sql.ts'
import { type CartSight, visitSight } from './session-probe.ts'

interface Row extends SessionRow {
  readonly place: number
  readonly mark: string | null
  readonly cartId: string | null
  readonly tradeRevision: string | null
}

/**
 * What a cart's price is made from, in a few letters, for any number of tokens at once: none without a cart, and none
 * where trade has no revision. Of goods all columns of the variant count, whoever writes them, and of the product
 * what is counted with; what only is looked at goes by its time of change.
 */
const look = hotQuery<Row>(`select asked.place::int as place, f.id as "familyId",
  f.visitor_id as "visitorId", f.member_id as "memberId", f.app_id as "appId", m.contact_id as "contactId",
  m.status, c.id as "cartId", r.revision as "tradeRevision",
  case when c.id is not null and r.revision is not null
    then concat_ws(' ', c.id, c.revision, coalesce(c.checkout_id::text, '-'), r.revision, goods.mark) end as mark
from unnest($1::bytea[]) with ordinality as asked (hash, place)
join access_tokens a on a.hash = asked.hash and a.expires_at > $2 and a.user_id is null
join token_families f on f.id = a.family_id and f.revoked_at is null
left join members m on m.id = f.member_id
left join trade_revision r on r.id = 1
left join carts c on c.owner_type = case when f.member_id is null then 'VISITOR' else 'MEMBER' end
  and c.owner_id = coalesce(f.member_id, f.visitor_id)
left join lateral (
  select string_agg(concat_ws(' ', l.quantity, ${goodsSeen}), '|' order by l.position, l.id) as mark
  from cart_lines l
  left join variants v on v.id = l.variant_id
  left join products p on p.id = l.product_id
  where l.cart_id = c.id
) goods on true`)

type Site = Pick<Services, 'db' | 'clock' | 'kept' | 'config'>
type Seen = CartSight | undefined

/** Nobody for a token that another look has to judge. */
export async function sight(site: Site, request: Asking): Promise<Seen> {
  const token = request.headers.get('authorization')
  if (!token || !isToken(token)) return undefined
  const visit = await visitOfAccess(site, token)
  const seen = await (visit ? visitSight(site, request, visit) : sessionsOf(site).ask(hashSecret(token)))
  if (seen) memoryOf(site).tradeRevision = seen.tradeRevision
  return seen
}

const sessionsOf = (site: Site) =>
  kept(site, 'sessions seen', () => new Together((asked: readonly Buffer[]) => ofSessions(site, asked)))

async function ofSessions(site: Site, hashes: readonly Buffer[]): Promise<Seen[]> {
  const rows = await askHot(site.db, look([padded(hashes), site.clock.now()]))
  const sights: Seen[] = hashes.map(() => undefined)
  for (const { place, mark, cartId, tradeRevision, ...session } of rows) {
    const caller = callerOf(session)
    if (caller) sights[place - 1] = { caller, mark, cartId, tradeRevision }
  }
  return sights
}

/** Milliseconds after its beginning in which a visit most likely has no cart. */
const NEW = 60_000

interface Memory {
  tradeRevision: string | null
  /** Visits that may have a cart. */
  readonly shoppers: LRUCache<string, true>
}

const memoryOf = (site: Site) =>
  kept<Memory>(site, 'newcomers', () => ({
    tradeRevision: null,
    shoppers: new LRUCache<string, true>({ max: 10_000 }),
  }))

/** Of a visit that has just begun without a question: a first cart is written only if all of this is so. */
export async function newcomerSight(site: Site, request: Asking): Promise<CartSight | undefined> {
  const { tradeRevision, shoppers } = memoryOf(site)
  const token = request.headers.get('authorization')
  const visit = token && tradeRevision ? await visitOfAccess(site, token) : undefined
  const isNew = visit && site.clock.now().getTime() - visit.startedAt.getTime() <= NEW
  if (!isNew || shoppers.get(visit.familyId)) return withoutMark(await sight(site, request))
  const { familyId, visitorId } = visit
  const caller = { type: 'VISITOR', visitorId, familyId } as const
  return { caller, mark: null, cartId: null, tradeRevision, guessed: true }
}

/** What a purchase answers is kept for nobody. */
function withoutMark(seen: Seen): Seen {
  return seen && { caller: seen.caller, mark: null, cartId: seen.cartId, tradeRevision: seen.tradeRevision }
}

/** It has a cart now, or had one: from here on it is looked at. */
export function guessNoMore(site: Site, familyId: string): void {
  memoryOf(site).shoppers.set(familyId, true)
}

/** It may be another one: the next look tells. */
export function forgetTrade(site: Site): void {
  memoryOf(site).tradeRevision = null
}

export function isGuessed(sight: Sight | undefined): boolean {
  return (sight as CartSight | undefined)?.guessed === true
}

/** Trade, where whoever asks has no cart yet. */
export function tradeOfNewcomer(sight: Sight | undefined): string | undefined {
  const { cartId, tradeRevision } = (sight ?? {}) as Partial<CartSight>
  return cartId === null ? (tradeRevision ?? undefined) : undefined
}
