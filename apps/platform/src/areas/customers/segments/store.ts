import { type Selectable, type SqlBool, sql } from 'kysely'
import { type Db, jsonb, type Trx } from '../../../data/database.ts'
import { toCondition } from '../../../data/query-language/filter.ts'
import { figures, shares } from '../figures/store.ts'
import { customerFields } from '../people/store/fields.ts'
import { fromCustomers } from '../people/store/list.ts'
import type { SegmentTables } from './tables.ts'

export type SegmentRow = Selectable<SegmentTables['customerSegments']>

export function findSegments(db: Db): Promise<SegmentRow[]> {
  return db.selectFrom('customerSegments').selectAll().orderBy('name').orderBy('id').execute()
}

export function findSegment(db: Db, id: string): Promise<SegmentRow | undefined> {
  return db.selectFrom('customerSegments').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Lets segments be written one after the other, so that their number stays within its limit. */
export async function lockSegments(trx: Trx): Promise<SegmentRow[]> {
  return trx.selectFrom('customerSegments').selectAll().orderBy('id').forUpdate().execute()
}

export async function insertSegment(trx: Trx, row: SegmentRow): Promise<void> {
  await trx
    .insertInto('customerSegments')
    .values({ ...row, filter: jsonb(row.filter) })
    .execute()
}

export async function updateSegment(trx: Trx, { id, filter, ...row }: SegmentRow): Promise<void> {
  await trx
    .updateTable('customerSegments')
    .set({ ...row, filter: jsonb(filter) })
    .where('id', '=', id)
    .execute()
}

export async function deleteSegment(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('customerSegments').where('id', '=', id).execute()
}

/** Names of discount rules, coupons and campaigns of points that are for a segment. */
export async function findRulesOf(db: Db, segmentId: string): Promise<string[]> {
  const ids = JSON.stringify([segmentId])
  const { rows } = await sql<{ name: string }>`
    select name from discount_rules where segment_ids @> ${ids}::jsonb
    union select name from coupons where segment_ids @> ${ids}::jsonb
    union select name from loyalty_campaigns where segment_ids @> ${ids}::jsonb order by name`.execute(db)
  return rows.map(({ name }) => name)
}

export interface Asked {
  readonly currency: string
  readonly now: Date
  /** Order that does not count: whoever is new is still new with it. */
  readonly without?: string
}

/** Customers of each filter, counted in one pass over all of them. */
export async function countEach(
  db: Db,
  filters: readonly unknown[],
  { currency, now }: Asked,
): Promise<number[]> {
  if (filters.length === 0) return []
  const fields = customerFields(currency, now)
  const counts = filters.map(
    (filter) => sql<number>`count(*) filter (where ${toCondition(filter, fields, 'filter')})::integer`,
  )
  const { rows } = await sql<{ counts: number[] }>`
    select array[${sql.join(counts)}] as counts ${fromCustomers()} where c.merged_into is null`.execute(db)
  return rows[0]?.counts ?? []
}

export async function countIn(db: Db, filter: unknown, { currency, now }: Asked): Promise<number> {
  const condition = toCondition(filter, customerFields(currency, now), 'filter')
  const { rows } = await sql<{ count: number }>`
    select count(*) as count ${fromCustomers()} where c.merged_into is null and ${condition}`.execute(db)
  return rows[0]?.count ?? 0
}

/** A member's customer, with the figures of this very moment: those of the list may be a minute old. */
const asOfNow = (memberId: string, currency: string, without: string | null) => sql`(
  select c.id, c.member_id, c.created_at, c.email, c.tags, c.language, coalesce(f.country, c.country) as country,
    f.orders_count, f.spent_minor, f.average_minor, f.last_order_at
  from customers c cross join lateral (
    select ${figures(currency)} from (
      ${shares(sql`o.member_id = ${memberId}::uuid and o.id is distinct from ${without}::uuid`)}
      union all
      select * from customer_orders
      where customer_id = c.id and order_id not in (select id from orders where member_id = ${memberId}::uuid)
    ) as s
  ) as f
  where c.member_id = ${memberId}::uuid)`

/** Segments, out of these, that the member is in now. */
export async function segmentsWith(
  db: Db,
  memberId: string,
  segments: readonly SegmentRow[],
  { currency, now, without }: Asked,
): Promise<string[]> {
  const fields = customerFields(currency, now)
  const tests = segments.map(
    ({ id, filter }) => sql<SqlBool>`case when ${toCondition(filter, fields, 'filter')} then ${id}::text end`,
  )
  const { rows } = await sql<{ ids: (string | null)[] }>`
    select array[${sql.join(tests)}] as ids ${fromCustomers(asOfNow(memberId, currency, without ?? null))}`.execute(
    db,
  )
  return (rows[0]?.ids ?? []).filter((id): id is string => id !== null)
}
