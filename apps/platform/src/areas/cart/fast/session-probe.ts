import { LRUCache } from 'lru-cache'
import { kept } from '../../../base/kept.ts'
import { padded, Together } from '../../../base/together.ts'
import { askHot, hotQuery } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import type { Asking } from '../../../http/asking.ts'
import type { Sight } from '../../../http/kept-answers.ts'
import type { Visit } from '../../../http/visits.ts'
import { goodsSeen } from '../store/product-sql.ts'

export interface CartSight extends Sight {
  readonly cartId: string | null
  readonly tradeRevision: string | null
  /** Nobody was asked: whoever does not write under the same conditions looks first. */
  readonly guessed?: boolean
}

interface CartRow {
  readonly place: number
  readonly cartId: string | null
  readonly revision: number | null
  readonly checkoutId: string | null
  readonly tradeRevision: string | null
}

interface LineRow extends CartRow {
  readonly lineId: string | null
  readonly quantity: number
  readonly productId: string
  readonly variantId: string
  readonly mark: string
}

const cartSeen = `c.id as "cartId", c.revision, c.checkout_id as "checkoutId",
  (select revision from trade_revision where id = 1) as "tradeRevision"`

const goodsOfLines = `l.id as "lineId", l.quantity, l.product_id as "productId", l.variant_id as "variantId", ${goodsSeen} as mark`

const lines = `left join cart_lines l on l.cart_id = c.id
left join variants v on v.id = l.variant_id
left join products p on p.id = l.product_id`

const listed = `unnest($1::uuid[], $2::uuid[]) with ordinality as asked (family_id, visitor_id, place)
left join token_families f on f.id = asked.family_id
left join carts c on c.owner_type = 'VISITOR' and c.owner_id = asked.visitor_id`

const isThere = 'where asked.visitor_id is not null and f.revoked_at is null'

/** Most come alone, which costs a fifth less than a list of one. */
const alone = `(select 1) as alone left join carts c on c.owner_type = 'VISITOR' and c.owner_id = $2::uuid`

const isThereAlone =
  'where not exists (select 1 from token_families f where f.id = $1::uuid and f.revoked_at is not null)'

/** A row for each line, none for a visit that was ended. */
const look = {
  alone: hotQuery<LineRow>(`select 1 as place, ${cartSeen}, ${goodsOfLines}
from ${alone} ${lines} ${isThereAlone}`),
  all: hotQuery<LineRow>(`select asked.place::int as place, ${cartSeen}, ${goodsOfLines}
from ${listed} ${lines} ${isThere}`),
}

/** The same without lines and goods: a third of the cost. */
const glance = {
  alone: hotQuery<CartRow>(`select 1 as place, ${cartSeen} from ${alone} ${isThereAlone}`),
  all: hotQuery<CartRow>(`select asked.place::int as place, ${cartSeen} from ${listed} ${isThere}`),
}

/** What a cart held at a revision of it. */
interface Contents extends Pick<CartRow, 'cartId' | 'revision'> {
  readonly lines: readonly { readonly id: string; readonly quantity: number; readonly goods: string }[]
}

interface Goods {
  readonly mark: string
  /** By this process's own clock, before the database was asked. */
  readonly askedAt: number
}

type Site = Pick<Services, 'db' | 'clock' | 'kept' | 'config'>
type Seen = CartSight | undefined

/** Milliseconds for which goods are believed to be as they were seen, as what all may read is (`readIndex`). */
const BELIEVED = 100
/** Milliseconds after somebody wrote something in which they are shown what the rows say, and servers' clocks may differ. */
const JUST_NOW = 5_000
const MOST = 5_000

const memoryOf = (site: Site) =>
  kept(site, 'visits seen', () => ({
    contents: new LRUCache<string, Contents>({ max: MOST }),
    goods: new LRUCache<string, Goods>({ max: MOST }),
    looks: new Together((asked: readonly Visit[]) => ofVisits(asked, (visits) => lookAt(site, visits))),
    glances: new Together((asked: readonly Visit[]) =>
      ofVisits(asked, async (visits) => byPlace(await rowsOf(site, glance, visits), ([row]) => row)),
    ),
  }))

/**
 * Of a visit, which tells itself whose it is. Cart, session and trade are asked for each time; what others did to its
 * goods may be a tenth of a second old.
 */
export async function visitSight(site: Site, request: Asking, visit: Visit): Promise<Seen> {
  const { contents, goods, looks, glances } = memoryOf(site)
  const known = believes(site, request) ? contents.get(visit.visitorId) : undefined
  const marks = known && marksOf(known, goods)
  if (!known || marks === undefined) return looks.ask(visit)
  const row = await glances.ask(visit)
  if (!row) return undefined
  if (row.cartId !== known.cartId || row.revision !== known.revision) return looks.ask(visit)
  const seen = sightOf(visit, row, marks)
  return seen.mark ? { ...seen, again: () => looks.ask(visit) } : seen
}

/** In development tables are changed by hand, and whoever does wants to see it. */
function believes({ config, clock }: Site, { headers }: Asking): boolean {
  if (config.development) return false
  const wroteAt = headers.get('x-wix-consistent')
  return wroteAt === null || Number(wroteAt) + JUST_NOW < clock.now().getTime()
}

/** Undefined where any of its goods was not seen lately. */
function marksOf({ lines }: Contents, goods: LRUCache<string, Goods>): string | undefined {
  const since = performance.now() - BELIEVED
  const marks: string[] = []
  for (const line of lines) {
    const seen = goods.get(line.goods)
    if (!seen || seen.askedAt < since) return undefined
    marks.push(`${line.id} ${line.quantity} ${seen.mark}`)
  }
  return marks.sort().join('|')
}

async function lookAt(site: Site, visits: readonly Visit[]): Promise<Map<number, Seen>> {
  const { contents, goods } = memoryOf(site)
  const askedAt = performance.now()
  return byPlace(await rowsOf(site, look, visits), (rows) => {
    const [{ place, cartId, revision }] = rows
    const lines = rows.flatMap(({ lineId, quantity, variantId, productId, mark }) => {
      if (!lineId) return []
      const key = `${variantId} ${productId}`
      goods.set(key, { mark, askedAt })
      return { id: lineId, quantity, goods: key, mark }
    })
    const visit = visits[place - 1]
    if (!visit) return undefined
    contents.set(visit.visitorId, { cartId, revision, lines })
    // In whatever order the lines came: which stands where is counted in the cart's revision.
    const marks = lines.map(({ id, quantity, mark }) => `${id} ${quantity} ${mark}`)
    return sightOf(visit, rows[0], marks.sort().join('|'))
  })
}

/** A page asks for several things at once: its visit is looked at once. */
async function ofVisits<Found>(
  asked: readonly Visit[],
  find: (visits: readonly Visit[]) => Promise<Map<number, Found>>,
): Promise<(Found | undefined)[]> {
  const visits = [...new Map(asked.map((visit) => [visit.familyId, visit])).values()]
  const places = new Map(visits.map(({ familyId }, index) => [familyId, index + 1]))
  const found = await find(visits)
  return asked.map(({ familyId }) => found.get(places.get(familyId) ?? 0))
}

function rowsOf<Row>(
  { db }: Site,
  query: { readonly alone: ReturnType<typeof hotQuery<Row>>; readonly all: ReturnType<typeof hotQuery<Row>> },
  visits: readonly Visit[],
): Promise<Row[]> {
  const [only] = visits
  if (only && visits.length === 1) return askHot(db, query.alone([only.familyId, only.visitorId]))
  const lists = [visits.map(({ familyId }) => familyId), visits.map(({ visitorId }) => visitorId)]
  return askHot(db, query.all(lists.map(padded)))
}

function byPlace<Row extends CartRow, Found>(
  rows: readonly Row[],
  found: (rows: readonly [Row, ...Row[]]) => Found,
): Map<number, Found> {
  const all = Map.groupBy(rows, ({ place }) => place)
  return new Map([...all].map(([place, rows]) => [place, found(rows as [Row, ...Row[]])]))
}

function sightOf({ familyId, visitorId }: Visit, row: CartRow, goods: string): CartSight {
  const { cartId, revision, checkoutId, tradeRevision } = row
  const caller = { type: 'VISITOR', visitorId, familyId } as const
  const priced = cartId && tradeRevision
  const mark = priced ? `${cartId} ${revision} ${checkoutId ?? '-'} ${tradeRevision} ${goods}` : null
  return { caller, mark, cartId, tradeRevision }
}
