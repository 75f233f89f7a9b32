import { callerOf, isToken, type SessionRow } from '../caller.ts'
import { hotQuery } from '../database.ts'
import type { Asking } from '../exchange.ts'
import { type Visit, visitOfAccess } from '../identity/visits.ts'
import { kept } from '../kept.ts'
import type { Sight } from '../kept-answers.ts'
import { Recent } from '../recent.ts'
import { hashSecret } from '../secrets.ts'
import type { Services } from '../services.ts'
import { padded, Together } from '../together.ts'
import { goodsMark } from './goods-sql.ts'

interface CartSight extends Sight {
  readonly cartId: string | null
  readonly tradeRevision: string | null
  /** Nobody was asked: whoever does not write under the same conditions looks first. */
  readonly guessed?: boolean
}

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
const look = hotQuery<Row>(`select asked.place::int as place, coalesce(f.id, asked.family_id) as family_id,
  coalesce(f.visitor_id, asked.visitor_id) as visitor_id, f.member_id, f.app_id,
  m.contact_id, m.status, c.id as cart_id, r.revision as trade_revision,
  case when c.id is not null and r.revision is not null
    then concat_ws(' ', c.id, c.revision, coalesce(c.checkout_id::text, '-'), r.revision, goods.mark) end as mark
from unnest($1::bytea[], $2::uuid[], $3::uuid[]) with ordinality as asked (hash, family_id, visitor_id, place)
left join access_tokens a on a.hash = asked.hash and a.expires_at > $4
left join token_families f on f.id = coalesce(a.family_id, asked.family_id)
left join members m on m.id = f.member_id
left join trade_revision r on r.id = 1
left join carts c on c.owner_type = case when f.member_id is null then 'VISITOR' else 'MEMBER' end
  and c.owner_id = coalesce(f.member_id, f.visitor_id, asked.visitor_id)
left join lateral (
  select string_agg(concat_ws(' ', l.quantity, ${goodsMark}), '|' order by l.position, l.id) as mark
  from cart_lines l
  left join variants v on v.id = l.variant_id
  left join products p on p.id = l.product_id
  left join tax_group_products g on g.product_id = l.product_id
  where l.cart_id = c.id
) goods on true
where coalesce(a.family_id, asked.family_id) is not null and f.revoked_at is null`)

type Site = Pick<Services, 'db' | 'clock' | 'kept' | 'config'>

/** A token that tells itself whose it is, or else its hash. */
type Asked = Visit | Buffer

/** Nobody for a token that another look has to judge. */
export async function sight(site: Site, request: Asking): Promise<CartSight | undefined> {
  const token = request.headers.get('authorization')
  if (!token || !isToken(token)) return undefined
  const eyes = kept(site, 'sights', () => new Together((asked: readonly Asked[]) => lookAt(site, asked)))
  return eyes.ask((await visitOfAccess(site, token)) ?? hashSecret(token))
}

async function lookAt(site: Site, asked: readonly Asked[]): Promise<(CartSight | undefined)[]> {
  const { db, clock } = site
  const hashes = asked.map((each) => (Buffer.isBuffer(each) ? each : null))
  const visits = asked.map((each) => (Buffer.isBuffer(each) ? undefined : each))
  const families = visits.map((visit) => visit?.familyId ?? null)
  const visitors = visits.map((visit) => visit?.visitorId ?? null)
  const { rows } = await db.executeQuery(
    look([padded(hashes), padded(families), padded(visitors), clock.now()]),
  )
  const [some] = rows
  if (some) memoryOf(site).tradeRevision = some.tradeRevision
  const sights: (CartSight | undefined)[] = asked.map(() => undefined)
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
  readonly shoppers: Recent<true>
}

const memoryOf = (site: Site) =>
  kept<Memory>(site, 'newcomers', () => ({ tradeRevision: null, shoppers: new Recent<true>(10_000) }))

/** Of a visit that has just begun without a question: a first cart is written only if all of this is so. */
export async function newcomerSight(site: Site, request: Asking): Promise<CartSight | undefined> {
  const { tradeRevision, shoppers } = memoryOf(site)
  const token = request.headers.get('authorization')
  const visit = token && tradeRevision ? await visitOfAccess(site, token) : undefined
  if (!visit || shoppers.get(visit.familyId)) return sight(site, request)
  if (site.clock.now().getTime() - visit.startedAt.getTime() > NEW) return sight(site, request)
  const { familyId, visitorId } = visit
  const caller = { type: 'VISITOR', visitorId, familyId } as const
  return { caller, mark: null, cartId: null, tradeRevision, guessed: true }
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
