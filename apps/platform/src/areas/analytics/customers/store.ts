import { sql } from 'kysely'
import type { Db } from '../../../data/database.ts'
import type { Days, Period } from '../range.ts'

interface Scope {
  readonly range: Days
  readonly currency: string
}

const within = ({ range: { from, to }, currency }: Scope) =>
  sql`currency = ${currency} and day between ${from}::date and ${to}::date`

export interface CustomerRow {
  readonly key: string
  readonly newOrders: number
  readonly newTotal: number
  readonly returningOrders: number
  readonly returningTotal: number
}

export async function customerRows(db: Db, scope: Scope, period: Period): Promise<CustomerRow[]> {
  // Days first: there are few of them, and each row has only to find its day.
  const { rows } = await sql<CustomerRow>`
    select to_char(date_trunc(${period.toLowerCase()}, day::timestamp), 'YYYY-MM-DD') as key,
      sum(new_orders)::bigint as new_orders, sum(new_total)::bigint as new_total,
      sum(returning_orders)::bigint as returning_orders, sum(returning_total)::bigint as returning_total
    from (
      select day, count(*) filter (where is_first) as new_orders,
        coalesce(sum(total) filter (where is_first), 0) as new_total,
        count(*) filter (where not is_first) as returning_orders,
        coalesce(sum(total) filter (where not is_first), 0) as returning_total
      from sales_orders where ${within(scope)} group by day
    ) as days group by 1 order by 1`.execute(db)
  return rows
}

/** Buyers, each once by their first order of the range, and how many of them bought for the first time. */
export async function countCustomers(db: Db, scope: Scope) {
  const { rows } = await sql<{ customers: number; newCustomers: number; orders: number }>`
    select count(*) filter (where previous_day is null or previous_day < ${scope.range.from}::date) as customers,
      count(*) filter (where is_first) as new_customers, count(*) as orders
    from sales_orders where ${within(scope)}`.execute(db)
  return rows[0] ?? { customers: 0, newCustomers: 0, orders: 0 }
}

export interface CohortRow {
  readonly first: string
  readonly month: string
  readonly buyers: number
  readonly orders: number
  readonly total: number
}

/** Buyers and what they bought by the month of their first order and the month of the order, from a month on. */
export async function cohortRows(db: Db, { from, currency }: { from: string; currency: string }) {
  const { rows } = await sql<CohortRow>`
    select to_char(first_day, 'YYYY-MM') as first, to_char(day, 'YYYY-MM') as month,
      sum(buyers)::bigint as buyers, sum(orders)::bigint as orders, sum(total)::bigint as total
    from (
      select first_day, day, count(*) as orders, sum(total) as total,
        count(*) filter (where previous_day is null or previous_day < date_trunc('month', day::timestamp)) as buyers
      from sales_orders where currency = ${currency} and first_day >= ${from}::date and day >= ${from}::date
      group by first_day, day
    ) as days group by 1, 2 order by 1, 2`.execute(db)
  return rows
}
