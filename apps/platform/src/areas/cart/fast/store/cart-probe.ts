import { padToPlanSize } from '../../../../base/batcher.ts'
import { type Db, hotQuery, runHot } from '../../../../data/database.ts'
import type { AnonymousSession } from '../../../../http/anonymous-sessions.ts'
import {
  isEndedSession,
  isShopperTokenOf,
  type SessionRow,
  sessionColumns,
  sessionTables,
} from '../../../../http/caller-store.ts'
import { productEtag } from '../../store/product-sql.ts'

export interface TokenRow extends SessionRow {
  /** From 1, in the list of hashes. */
  readonly place: number
  readonly etag: string | null
  readonly cartId: string | null
  readonly termsRevision: string | null
}

/**
 * The session of each token, and an ETag of all that its cart's price is made from: none without a cart, and none where
 * the terms have no revision. Of products all columns of the variant count, whoever writes them, and of the product
 * those that prices are counted with; those that are only looked at go by its time of change.
 */
const ofTokens = hotQuery<TokenRow>(`select asked.place::int as place, ${sessionColumns}, c.id as "cartId",
  r.revision as "termsRevision",
  case when c.id is not null and r.revision is not null
    then concat_ws(' ', c.id, c.revision, coalesce(c.checkout_id::text, '-'), r.revision, products.etag) end as etag
from unnest($1::bytea[]) with ordinality as asked (hash, place)
join (${sessionTables}) on ${isShopperTokenOf('asked.hash', '$2')}
left join trade_revision r on r.id = 1
left join carts c on c.owner_type = case when f.member_id is null then 'VISITOR' else 'MEMBER' end
  and c.owner_id = coalesce(f.member_id, f.visitor_id)
left join lateral (
  select string_agg(concat_ws(' ', l.quantity, ${productEtag}), '|' order by l.position, l.id) as etag
  from cart_lines l
  left join variants v on v.id = l.variant_id
  left join products p on p.id = l.product_id
  where l.cart_id = c.id
) products on true`)

export function probeTokens(db: Db, hashes: readonly Buffer[], now: Date): Promise<TokenRow[]> {
  return runHot(db, ofTokens([padToPlanSize(hashes), now]))
}

export interface CartRow {
  /** From 1, in the list of sessions. */
  readonly place: number
  readonly cartId: string | null
  readonly revision: number | null
  readonly checkoutId: string | null
  readonly termsRevision: string | null
}

export interface LineRow extends CartRow {
  readonly lineId: string | null
  readonly quantity: number
  readonly productId: string
  readonly variantId: string
  readonly etag: string
}

const cartColumns = `c.id as "cartId", c.revision, c.checkout_id as "checkoutId",
  (select revision from trade_revision where id = 1) as "termsRevision"`

const lineColumns = `l.id as "lineId", l.quantity, l.product_id as "productId", l.variant_id as "variantId", ${productEtag} as etag`

const lines = `left join cart_lines l on l.cart_id = c.id
left join variants v on v.id = l.variant_id
left join products p on p.id = l.product_id`

const list = `unnest($1::uuid[], $2::uuid[]) with ordinality as asked (family_id, visitor_id, place)
left join carts c on c.owner_type = 'VISITOR' and c.owner_id = asked.visitor_id`
const ofList = `where asked.visitor_id is not null and not ${isEndedSession('asked.family_id')}`

/** Most come alone, which costs a fifth less than a list of one. */
const one = `(select 1) as alone left join carts c on c.owner_type = 'VISITOR' and c.owner_id = $2::uuid`
const ofOne = `where not ${isEndedSession('$1::uuid')}`

interface Query<Row> {
  readonly one: ReturnType<typeof hotQuery<Row>>
  readonly list: ReturnType<typeof hotQuery<Row>>
}

const full: Query<LineRow> = {
  one: hotQuery(`select 1 as place, ${cartColumns}, ${lineColumns} from ${one} ${lines} ${ofOne}`),
  list: hotQuery(
    `select asked.place::int as place, ${cartColumns}, ${lineColumns} from ${list} ${lines} ${ofList}`,
  ),
}

const cheap: Query<CartRow> = {
  one: hotQuery(`select 1 as place, ${cartColumns} from ${one} ${ofOne}`),
  list: hotQuery(`select asked.place::int as place, ${cartColumns} from ${list} ${ofList}`),
}

type Sessions = readonly Pick<AnonymousSession, 'familyId' | 'visitorId'>[]

/** A row for each line of each session's cart, none for a session that was ended. */
export function probeSessions(db: Db, sessions: Sessions): Promise<LineRow[]> {
  return rowsOf(db, full, sessions)
}

/** A row for each session, without lines and products: a third of the cost. */
export function probeSessionsCheaply(db: Db, sessions: Sessions): Promise<CartRow[]> {
  return rowsOf(db, cheap, sessions)
}

function rowsOf<Row>(db: Db, query: Query<Row>, sessions: Sessions): Promise<Row[]> {
  const [only] = sessions
  if (only && sessions.length === 1) return runHot(db, query.one([only.familyId, only.visitorId]))
  const lists = [sessions.map(({ familyId }) => familyId), sessions.map(({ visitorId }) => visitorId)]
  return runHot(db, query.list(lists.map(padToPlanSize)))
}
