import { sql } from 'kysely'
import type { Db, Trx } from '../../../../data/database.ts'

interface Span {
  /** Orders of which the last parcel was sent between these. */
  readonly from: Date
  readonly to: Date
  readonly limit: number
}

interface Unasked {
  readonly id: string
  /** Date at which the last parcel was sent. */
  readonly sentAt: Date
}

/** Orders of members that were sent whole in that time and not refunded, and that have no request. */
export async function findUnasked(db: Db, { from, to, limit }: Span): Promise<Unasked[]> {
  const { rows } = await sql<Unasked>`
    select found.id, found.sent_at from (
      select o.id, o.updated_at, (select max(f.created_at) from fulfillments f where f.order_id = o.id) as sent_at
      from orders o
      where o.fulfillment_status = 'FULFILLED' and o.member_id is not null and o.status = 'APPROVED'
        and o.payment_status <> 'FULLY_REFUNDED' and o.updated_at >= ${from}
        and not exists (select 1 from review_requests r where r.order_id = o.id)
    ) as found
    where found.sent_at between ${from} and ${to} order by found.updated_at, found.id limit ${limit}`.execute(
    db,
  )
  return rows
}

/** The buyer of an order, the language in which it was placed, and how it stands. */
export async function findBuyer(trx: Trx, orderId: string) {
  return trx
    .selectFrom('orders')
    .leftJoin('members', 'members.id', 'orders.memberId')
    .select(['orders.memberId', 'orders.email', 'orders.status', 'paymentStatus', 'fulfillmentStatus'])
    .select(['members.contactId'])
    .select(sql<string | null>`document ->> 'buyerLanguage'`.as('language'))
    .where('orders.id', '=', orderId)
    .executeTakeFirst()
}

/** Products of an order that shoppers can see and its member has not reviewed, in the order of its lines. */
export async function findToReview(
  trx: Trx,
  {
    orderId,
    memberId,
    limit,
  }: { readonly orderId: string; readonly memberId: string; readonly limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from (
      select line #>> '{catalogReference,catalogItemId}' as product_id, place
      from orders o, jsonb_array_elements(o.document -> 'lineItems') with ordinality as l (line, place)
      where o.id = ${orderId}::uuid
    ) as bought
    join products p on p.id::text = bought.product_id and p.visible
    where not exists (select 1 from reviews r where r.product_id = p.id and r.member_id = ${memberId}::uuid)
    group by p.id order by min(bought.place) limit ${limit}`.execute(trx)
  return rows.map(({ id }) => id)
}

/** Products that the order holds, of those asked for. */
export async function findInOrder(
  trx: Trx,
  orderId: string,
  productIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select distinct line #>> '{catalogReference,catalogItemId}' as id
    from orders o, jsonb_array_elements(o.document -> 'lineItems') as l (line)
    where o.id = ${orderId}::uuid
      and line #>> '{catalogReference,catalogItemId}' = any(${[...productIds]}::text[])`.execute(trx)
  return new Set(rows.map(({ id }) => id))
}
