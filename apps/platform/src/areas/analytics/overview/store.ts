import { sql } from 'kysely'
import type { Db } from '../../../data/database.ts'

export interface Tasks {
  readonly ordersToSend: number
  readonly ordersUnpaid: number
  readonly ordersToDecide: number
  readonly refundRequests: number
  readonly lowStock: number
  readonly outOfStock: number
  readonly reports: number
  readonly reviewsToDecide: number
  readonly abandonedCarts: number
}

/** Counts work that waits for staff as the tabs of their lists do, without the archive. Carts left before `since` are too old to be asked about. */
export async function readTasks(
  db: Db,
  { lowStock, since }: { readonly lowStock: number; readonly since: Date },
): Promise<Tasks> {
  const { rows } = await sql<Tasks>`
    select
      (select count(*) from orders where status = 'APPROVED'
        and fulfillment_status in ('NOT_FULFILLED', 'PARTIALLY_FULFILLED')
        and payment_status in ('PAID', 'PARTIALLY_REFUNDED')
        and document ->> 'archived' is distinct from 'true') as orders_to_send,
      (select count(*) from orders where status = 'APPROVED'
        and payment_status in ('NOT_PAID', 'PENDING', 'PENDING_MERCHANT', 'PARTIALLY_PAID', 'DECLINED')
        and document ->> 'archived' is distinct from 'true') as orders_unpaid,
      (select count(*) from orders where status = 'PENDING'
        and document ->> 'archived' is distinct from 'true') as orders_to_decide,
      (select count(*) from refund_requests where status = 'REQUESTED') as refund_requests,
      (select count(*) from variants where track_quantity and without_item is null
        and quantity between 1 and coalesce(low_stock_at, ${lowStock})) as low_stock,
      (select count(*) from variants where without_item is null and
        case when track_quantity then quantity <= 0 else not in_stock end) as out_of_stock,
      (select count(*) from reported_members) as reports,
      (select count(*) from reviews where status = 'IN_MODERATION') as reviews_to_decide,
      (select count(*) from abandoned_carts where status = 'ABANDONED' and abandoned_at >= ${since}) as abandoned_carts`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw new Error('A count has one row')
  return row
}

export interface Steps {
  readonly products: boolean
  readonly shipping: boolean
  readonly taxes: boolean
  readonly timeZone: boolean
  readonly orders: boolean
}

/** Reads which of the first steps of a shop are done. */
export async function readSteps(db: Db): Promise<Steps> {
  const { rows } = await sql<Steps>`
    select exists (select 1 from products where visible) as products,
      exists (select 1 from shipping_options) as shipping,
      exists (select 1 from tax_rates) as taxes,
      exists (select 1 from site_properties) as time_zone,
      exists (select 1 from orders) as orders`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A question has one answer')
  return row
}

export interface ActivityFound {
  readonly orderId: string
  readonly number: number
  readonly type: string
  readonly createdDate: string
  readonly by: string | null
}

/** Last things that happened to orders since a moment, the newest first. */
export async function readActivities(db: Db, since: Date, most: number): Promise<ActivityFound[]> {
  const { rows } = await sql<ActivityFound>`
    select o.id as order_id, o.number, a ->> 'activityType' as type, a ->> 'createdDate' as created_date,
      coalesce(a ->> 'authorEmail', a ->> 'authorAppName', a ->> 'authorAppId') as by
    from (
      select id, number, document from orders where updated_at >= ${since} order by updated_at desc limit 200
    ) as o
    cross join lateral jsonb_array_elements(o.document -> 'activities') as a
    where a ->> 'createdDate' >= ${since.toISOString()}
    order by 4 desc, 3 limit ${most}`.execute(db)
  return rows
}
