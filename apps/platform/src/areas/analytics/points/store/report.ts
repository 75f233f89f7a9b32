import type { KnownOf, PointsSource } from '@galleria/platform-client/enums'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../../data/database.ts'
import type { Days, Period } from '../../range.ts'
import {
  change,
  endOfDay,
  entriesBetween,
  entrySums,
  measures,
  type PointMeasures,
  rowSums,
  startOfDay,
} from './entries.ts'

type Source = KnownOf<typeof PointsSource>

/** Points of one source alone: a rule, campaign or reward, or one kind of other movement. */
export interface PointsFilter {
  readonly source: Source
  readonly key: string
}

export interface Scope {
  readonly range: Days
  readonly timeZone: string
  readonly filter?: PointsFilter | undefined
}

/** Condition of rows that a report is about. */
export const isOf = (filter: PointsFilter | undefined) =>
  filter ? sql`source = ${filter.source} and key = ${filter.key}` : sql`true`

/**
 * Rows by day of a range: counted ones, and those of the days that are not over yet from the ledger. One statement reads both,
 * and up to which day is counted, so none is in both.
 */
const rowsOf = ({ range: { from, to }, timeZone, filter }: Scope) => sql`(
  with counted as (select coalesce(max(through), '-infinity'::date) as through from loyalty_days_state),
  moved as (
    select day, source, key, label, ${sql.raw(measures.join(', '))} from loyalty_days
    where day between ${from}::date and ${to}::date
    union all
    select (e.created_at at time zone ${timeZone})::date, e.source, e.key, max(e.label), ${entrySums}
    from ${entriesBetween(
      sql`(select greatest(${startOfDay(from, timeZone)}, ${endOfDay(sql`through`, timeZone)}) from counted)`,
      endOfDay(to, timeZone),
    )} as e group by 1, 2, 3
  )
  select * from moved
  where ${isOf(filter)}
)`

type Row = PointMeasures & { readonly key: string }

export async function totalsOf(db: Db, scope: Scope): Promise<PointMeasures> {
  const { rows } = await sql<PointMeasures>`select ${rowSums} from ${rowsOf(scope)} as s`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A sum has one row')
  return row
}

export async function rowsByPeriod(db: Db, scope: Scope, period: Period): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select to_char(date_trunc(${period.toLowerCase()}, s.day::timestamp), 'YYYY-MM-DD') as key, ${rowSums}
    from ${rowsOf(scope)} as s group by 1 order by 1`.execute(db)
  return rows
}

/** Name that a rule, campaign or reward has now; the last one of a deleted rule. */
const nameOf = (source: RawBuilder<unknown>, key: RawBuilder<unknown>) => sql`coalesce(
  (select title from loyalty_earning_rules where ${source} = 'RULE' and id::text = ${key}),
  (select title from loyalty_deleted_rules where ${source} = 'RULE' and id::text = ${key}),
  (select name from loyalty_campaigns where ${source} = 'CAMPAIGN' and id::text = ${key}),
  (select name from loyalty_rewards where ${source} = 'REWARD' and id::text = ${key}))`

/** Name of what moved points, as it is now, else as it was when it did; undefined of other movements. */
export async function readLabel(db: Db, { source, key }: PointsFilter): Promise<string | undefined> {
  const { rows } = await sql<{ label: string | null }>`
    select coalesce(${nameOf(sql`${source}`, sql`${key}`)},
      (select max(label) from loyalty_days where source = ${source} and key = ${key})) as label`.execute(db)
  return rows[0]?.label || undefined
}

type SourceRow = Row & { readonly source: Source; readonly label: string }

/** Rows by what moved points, those that moved most first, with the names that things have now. */
export async function rowsBySource(db: Db, scope: Scope, limit: number): Promise<SourceRow[]> {
  const { rows } = await sql<SourceRow>`
    with found as (
      select source, key, max(label) as label, ${rowSums} from ${rowsOf(scope)} as s group by source, key
    )
    select source, key, ${sql.raw(measures.join(', '))},
      coalesce(${nameOf(sql`found.source`, sql`found.key`)}, label) as label
    from found order by earned + redeemed + returned + abs(reversed) + abs(adjusted) + expired desc, source, key
    limit ${limit}`.execute(db)
  return rows
}

/** Points that all accounts had together before a day. */
export async function outstandingBefore(db: Db, day: string, timeZone: string): Promise<number> {
  const { rows } = await sql<{ points: number }>`
    with counted as (select coalesce(max(through), '-infinity'::date) as through from loyalty_days_state)
    select (
      (select coalesce(sum(${change}), 0) from loyalty_days where day < ${day}::date) +
      (select coalesce(sum(amount), 0) from loyalty_transactions
        where created_at >= (select ${endOfDay(sql`through`, timeZone)} from counted)
          and created_at < ${startOfDay(day, timeZone)})
    )::bigint as points`.execute(db)
  return rows[0]?.points ?? 0
}
