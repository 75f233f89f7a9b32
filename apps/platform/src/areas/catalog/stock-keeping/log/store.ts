import type { EventIdentity } from '@galleria/platform-client/events'
import { sql } from 'kysely'
import type { Db, Trx } from '../../../../data/database.ts'
import { defaultLocation } from '../locations/store.ts'
import type { StockLogKind } from '../tables.ts'

/** Change of one variant's quantity, whose row is locked. */
export interface LoggedChange {
  readonly productId: string
  readonly variantId: string
  readonly change: number
  /** Quantity afterwards, of all locations. */
  readonly after: number
  /** Location of the pieces; undefined for the default. */
  readonly locationId?: string | null | undefined
}

interface Cause {
  readonly kind: StockLogKind
  readonly date: Date
  readonly orderId?: string | undefined
  readonly editId?: string | undefined
  readonly transferId?: string | undefined
  readonly identity: EventIdentity | null
}

/** Numbers go on within each variant: whoever changes it holds its row. */
export async function insertLog(trx: Trx, rows: readonly LoggedChange[], cause: Cause): Promise<void> {
  const { kind, date, orderId = null, editId = null, identity } = cause
  const { transferId = null } = cause
  const placed = rows.map((row, place) => ({ ...row, place }))
  await sql`insert into stock_log (variant_id, number, product_id, change, after, kind, order_id,
      edit_id, transfer_id, location_id, identity, created_at)
    select r."variantId",
      coalesce((select max(known.number) from stock_log known where known.variant_id = r."variantId"), 0)
        + row_number() over (partition by r."variantId" order by r.place),
      r."productId", r.change, r.after, ${kind}, ${orderId}::uuid, ${editId}::uuid,
      ${transferId}::uuid, coalesce(r."locationId", ${defaultLocation}),
      ${identity ? JSON.stringify(identity) : null}::jsonb, ${date}
    from jsonb_to_recordset(${JSON.stringify(placed)}::jsonb) as r("variantId" uuid, "productId" uuid,
      change integer, after integer, "locationId" uuid, place integer)`.execute(trx)
}

interface LogRow {
  readonly number: number
  readonly change: number
  readonly after: number
  readonly kind: StockLogKind
  readonly orderId: string | null
  readonly orderNumber: string | null
  readonly editId: string | null
  readonly transferId: string | null
  readonly transferReference: string | null
  readonly locationId: string | null
  readonly locationName: string | null
  readonly call: string | null
  readonly reason: string | null
  readonly identity: EventIdentity | null
  readonly by: string | null
  readonly createdAt: Date
}

export interface LogPage {
  readonly variantId: string
  /** Rows before this one. */
  readonly before?: number | undefined
  readonly kind?: StockLogKind | undefined
  readonly locationId?: string | undefined
  readonly limit: number
}

/** Changes of one variant, newest first. */
export async function readLog(db: Db, asked: LogPage): Promise<LogRow[]> {
  const { variantId, before, kind, locationId, limit } = asked
  const beyond = before === undefined ? sql`true` : sql`l.number < ${before}`
  const wanted = kind ? sql`l.kind = ${kind}` : sql`true`
  const there = locationId ? sql`location_id = ${locationId}::uuid` : sql`true`
  const { rows } = await sql<LogRow>`
    with page as (
      select l.*, coalesce(l.identity, e.identity) as who, e.call, e.reason from (
        select stock_log.*, sum(change) over (order by number) as left_there
        from stock_log where variant_id = ${variantId}::uuid and ${there}) l
      left join catalog_edits e on e.id = l.edit_id
      where ${beyond} and ${wanted}
      order by l.number desc limit ${limit})
    select page.number, page.change, ${locationId ? sql`page.left_there::integer as after` : sql`page.after`}, page.kind, page.order_id, o.number::text as order_number, page.edit_id, page.call, page.reason,
      page.transfer_id, t.reference as transfer_reference, page.location_id, b.name as location_name,
      page.who as identity,
      coalesce(w.nickname, w.login_email, k.name) as by, page.created_at
    from page
    left join orders o on o.id = page.order_id
    left join stock_transfers t on t.id = page.transfer_id
    left join business_locations b on b.id = page.location_id
    left join staff_users s on s.id::text = page.who ->> 'wixUserId'
    left join members w on w.id = s.member_id
    left join api_keys k on k.id::text = page.who ->> 'appId'
    order by page.number desc`.execute(db)
  return rows
}

/** Sum of the changes of a variant, of one location or of all. */
export async function sumLog(
  db: Db,
  { variantId, locationId }: Pick<LogPage, 'variantId' | 'locationId'>,
): Promise<number> {
  const there = locationId ? sql`location_id = ${locationId}::uuid` : sql`true`
  const { rows } = await sql<{ sum: string | null }>`
    select sum(change) as sum from stock_log where variant_id = ${variantId}::uuid and ${there}`.execute(db)
  return Number(rows[0]?.sum ?? 0)
}
