import { sql } from 'kysely'
import type { Db, Trx } from '../../../data/database.ts'
import type { RequestStatus } from '../tables.ts'

interface Span {
  /** Orders of which the last parcel was sent between these. */
  readonly from: Date
  readonly to: Date
  readonly limit: number
}

/** Orders of members that were sent whole in that time and not refunded, and whose buyers were not asked yet. */
export async function findUnasked(db: Db, { from, to, limit }: Span): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select o.id from orders o
    where o.fulfillment_status = 'FULFILLED' and o.member_id is not null and o.status = 'APPROVED'
      and o.payment_status <> 'FULLY_REFUNDED' and o.updated_at >= ${from}
      and not exists (select 1 from review_requests r where r.order_id = o.id)
      and (select max(f.created_at) from fulfillments f where f.order_id = o.id) between ${from} and ${to}
    order by o.updated_at, o.id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The buyer of an order, and the language in which it was placed. */
export async function findBuyer(trx: Trx, orderId: string) {
  return trx
    .selectFrom('orders')
    .select(['memberId', 'email'])
    .select(sql<string | null>`document ->> 'buyerLanguage'`.as('language'))
    .where('id', '=', orderId)
    .executeTakeFirst()
}

/** Products of an order that shoppers can see and its member has not reviewed, in the order of its lines. */
export async function findToReview(trx: Trx, orderId: string, memberId: string, limit: number) {
  const { rows } = await sql<{ name: string; slug: string }>`
    select p.name, p.slug from (
      select line #>> '{catalogReference,catalogItemId}' as product_id, place
      from orders o, jsonb_array_elements(o.document -> 'lineItems') with ordinality as l (line, place)
      where o.id = ${orderId}::uuid
    ) as bought
    join products p on p.id::text = bought.product_id and p.visible
    where not exists (select 1 from reviews r where r.product_id = p.id and r.member_id = ${memberId}::uuid)
    group by p.id, p.name, p.slug order by min(bought.place) limit ${limit}`.execute(trx)
  return rows
}

/** False where the order has its request already. */
export async function insertRequest(
  trx: Trx,
  row: {
    readonly orderId: string
    readonly memberId: string
    readonly status: RequestStatus
    readonly createdAt: Date
  },
): Promise<boolean> {
  const added = await trx
    .insertInto('reviewRequests')
    .values(row)
    .onConflict((conflict) => conflict.column('orderId').doNothing())
    .returning('orderId')
    .executeTakeFirst()
  return added !== undefined
}
