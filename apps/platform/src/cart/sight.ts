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
import { goodsSeen } from './goods-sql.ts'

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
const look = hotQuery<Row>(`select asked.place::int as place, f.id as family_id,
  f.visitor_id, f.member_id, f.app_id,
  m.contact_id, m.status, c.id as cart_id, r.revision as trade_revision,
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

interface VisitRow {
  readonly place: number
  readonly cartId: string | null
  readonly revision: number
  readonly checkoutId: string | null
  readonly tradeRevision: string | null
  readonly lineId: string | null
  readonly quantity: number
  readonly mark: string
}

const seen = `c.id as cart_id, c.revision, c.checkout_id,
  (select revision from trade_revision where id = 1) as trade_revision,
  l.id as line_id, l.quantity, ${goodsSeen} as mark`

const goods = `left join cart_lines l on l.cart_id = c.id
left join variants v on v.id = l.variant_id
left join products p on p.id = l.product_id`

/**
 * The same for visits, which tell themselves whose they are: a row for each line, none for a visit that was ended. Half
 * the cost of the one above, since nothing is gathered and no session looked for.
 */
const lookAtVisits = hotQuery<VisitRow>(`select asked.place::int as place, ${seen}
from unnest($1::uuid[], $2::uuid[]) with ordinality as asked (family_id, visitor_id, place)
left join token_families f on f.id = asked.family_id
left join carts c on c.owner_type = 'VISITOR' and c.owner_id = asked.visitor_id
${goods}
where asked.visitor_id is not null and f.revoked_at is null`)

/** Most come alone, which costs a fifth less than a list of one. */
const lookAtVisit = hotQuery<VisitRow>(`select 1 as place, ${seen}
from (select 1) as alone
left join carts c on c.owner_type = 'VISITOR' and c.owner_id = $2::uuid
${goods}
where not exists (select 1 from token_families f where f.id = $1::uuid and f.revoked_at is not null)`)

type Site = Pick<Services, 'db' | 'clock' | 'kept' | 'config'>
type Seen = CartSight | undefined

/** Nobody for a token that another look has to judge. */
export async function sight(site: Site, request: Asking): Promise<Seen> {
  const token = request.headers.get('authorization')
  if (!token || !isToken(token)) return undefined
  const eyes = kept(site, 'sights', () => ({
    visits: new Together((asked: readonly Visit[]) => ofVisits(site, asked)),
    sessions: new Together((asked: readonly Buffer[]) => ofSessions(site, asked)),
  }))
  const visit = await visitOfAccess(site, token)
  return visit ? eyes.visits.ask(visit) : eyes.sessions.ask(hashSecret(token))
}

async function ofSessions(site: Site, hashes: readonly Buffer[]): Promise<Seen[]> {
  const { rows } = await site.db.executeQuery(look([padded(hashes), site.clock.now()]))
  remember(site, rows[0])
  const sights: Seen[] = hashes.map(() => undefined)
  for (const { place, mark, cartId, tradeRevision, ...session } of rows) {
    const caller = callerOf(session)
    if (caller) sights[place - 1] = { caller, mark, cartId, tradeRevision }
  }
  return sights
}

async function ofVisits(site: Site, asked: readonly Visit[]): Promise<Seen[]> {
  // A page asks for several things at once: its visit is looked at once.
  const visits = [...new Map(asked.map((visit) => [visit.familyId, visit])).values()]
  const rows = await rowsOf(site, visits)
  remember(site, rows[0])
  const all = Map.groupBy(rows, ({ place }) => place)
  const sights = new Map(
    visits.map((visit, index) => [visit.familyId, sightOf(visit, all.get(index + 1) ?? [])]),
  )
  return asked.map(({ familyId }) => sights.get(familyId))
}

async function rowsOf({ db }: Site, visits: readonly Visit[]): Promise<VisitRow[]> {
  const [only] = visits
  const query =
    only && visits.length === 1
      ? lookAtVisit([only.familyId, only.visitorId])
      : lookAtVisits([
          padded(visits.map(({ familyId }) => familyId)),
          padded(visits.map(({ visitorId }) => visitorId)),
        ])
  return (await db.executeQuery(query)).rows
}

function sightOf({ familyId, visitorId }: Visit, lines: readonly VisitRow[]): Seen {
  const [row] = lines
  if (!row) return undefined
  const { cartId, tradeRevision } = row
  const caller = { type: 'VISITOR', visitorId, familyId } as const
  return { caller, mark: cartId && tradeRevision ? markOf(row, lines) : null, cartId, tradeRevision }
}

/** In whatever order the lines came: which stands where is counted in the cart's revision. */
function markOf(row: VisitRow, lines: readonly VisitRow[]): string {
  const { cartId, revision, checkoutId, tradeRevision } = row
  const goods = lines.map(({ lineId, quantity, mark }) => (lineId ? `${lineId} ${quantity} ${mark}` : ''))
  return `${cartId} ${revision} ${checkoutId ?? '-'} ${tradeRevision} ${goods.sort().join('|')}`
}

function remember(site: Site, row: Pick<VisitRow, 'tradeRevision'> | undefined): void {
  if (row) memoryOf(site).tradeRevision = row.tradeRevision
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
