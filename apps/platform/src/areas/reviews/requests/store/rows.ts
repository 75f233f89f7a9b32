import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db, Trx } from '../../../../data/database.ts'
import { findOne } from '../../../../data/find-one.ts'
import type { ReviewTables } from '../../tables.ts'

export type RequestRow = Selectable<ReviewTables['reviewRequests']>

/** False where the order has a row already. */
export async function insertRequest(
  trx: Trx,
  row: Insertable<ReviewTables['reviewRequests']>,
): Promise<boolean> {
  const added = await trx
    .insertInto('reviewRequests')
    .values(row)
    .onConflict((conflict) => conflict.column('orderId').doNothing())
    .returning('orderId')
    .executeTakeFirst()
  return added !== undefined
}

/** Replaces the products of a request. A review that its member wrote before belongs to it at once. */
export async function writeItems(
  trx: Trx,
  { orderId, memberId }: Pick<RequestRow, 'orderId' | 'memberId'>,
  productIds: readonly string[],
): Promise<void> {
  await trx.deleteFrom('reviewRequestItems').where('orderId', '=', orderId).execute()
  if (productIds.length === 0) return
  await sql`insert into review_request_items (order_id, position, product_id, review_id)
    select ${orderId}::uuid, i.place - 1, i.product_id, r.id
    from unnest(${[...productIds]}::uuid[]) with ordinality as i (product_id, place)
    left join reviews r on r.product_id = i.product_id and r.member_id = ${memberId}::uuid`.execute(trx)
}

export function lockRequest(trx: Trx, id: string): Promise<RequestRow | undefined> {
  return findOne(trx.selectFrom('reviewRequests').selectAll().where('id', '=', id), { lock: true })
}

export function lockRequestOf(trx: Trx, orderId: string): Promise<RequestRow | undefined> {
  return findOne(trx.selectFrom('reviewRequests').selectAll().where('orderId', '=', orderId), { lock: true })
}

/** Writes columns under the next revision. */
export async function updateRequest(
  trx: Trx,
  orderId: string,
  changes: Updateable<ReviewTables['reviewRequests']>,
): Promise<void> {
  await trx
    .updateTable('reviewRequests')
    .set((row) => ({ ...changes, revision: row('revision', '+', 1) }))
    .where('orderId', '=', orderId)
    .execute()
}

interface Due {
  readonly now: Date
  /** Whether the settings ask: without them, what calls made goes alone. */
  readonly asks: boolean
  readonly limit: number
}

/** Requests whose day has come. */
export async function findDue(db: Db, { now, asks, limit }: Due): Promise<string[]> {
  let due = db
    .selectFrom('reviewRequests')
    .select('id')
    .where('status', '=', 'SCHEDULED')
    .where('sendDate', '<=', now)
  if (!asks) due = due.where('source', '=', 'APP')
  const rows = await due.orderBy('sendDate').orderBy('id').limit(limit).execute()
  return rows.map(({ id }) => id)
}

/** Products of a request as its letter names them, and whether they are reviewed. */
export function findAsked(trx: Trx, orderId: string) {
  return trx
    .selectFrom('reviewRequestItems as i')
    .leftJoin('products as p', 'p.id', 'i.productId')
    .select(['p.name', 'p.slug', 'p.visible', 'i.reviewId'])
    .where('i.orderId', '=', orderId)
    .orderBy('i.position')
    .execute()
}

interface Written {
  readonly memberId: string
  readonly productId: string
  readonly reviewId: string
  readonly date: Date
}

/** Notes a review at the requests that asked for it. One that waits and has no product left to ask about is canceled. */
export async function markReviewed(
  trx: Trx,
  { memberId, productId, reviewId, date }: Written,
): Promise<void> {
  // Locked before their items, as whoever replaces the products of a request does.
  const { rows } = await sql<{ orderId: string }>`
    select r.order_id from review_requests r where r.member_id = ${memberId}::uuid and exists (
      select 1 from review_request_items i
      where i.order_id = r.order_id and i.product_id = ${productId}::uuid and i.review_id is null)
    order by r.order_id for update`.execute(trx)
  if (rows.length === 0) return
  const orderIds = rows.map(({ orderId }) => orderId)
  await sql`update review_request_items set review_id = ${reviewId}::uuid
    where order_id = any(${orderIds}::uuid[]) and product_id = ${productId}::uuid`.execute(trx)
  const isDone = sql`r.status = 'SCHEDULED' and not exists (
    select 1 from review_request_items i where i.order_id = r.order_id and i.review_id is null)`
  await sql`update review_requests r set revision = r.revision + 1, updated_at = ${date},
      status = case when ${isDone} then 'CANCELED' else r.status end,
      reason = case when ${isDone} then 'REVIEWED' else r.reason end
    where r.order_id = any(${orderIds}::uuid[])`.execute(trx)
}

/** Moves the day of what the settings made and has not been sent. */
export async function moveWaiting(trx: Trx, days: number, date: Date): Promise<void> {
  if (days === 0) return
  await sql`update review_requests set revision = revision + 1, updated_at = ${date},
      send_date = send_date + ${days * 86_400} * interval '1 second'
    where status = 'SCHEDULED' and source = 'SHOP'`.execute(trx)
}
