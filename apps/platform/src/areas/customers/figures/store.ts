import { type RawBuilder, sql } from 'kysely'
import type { Db, Trx } from '../../../data/database.ts'
import { NOBODY } from '../../../data/personal-data.ts'

/** Holds the figures for this transaction. @returns the currency in which they were counted so far */
export async function lockFigures(trx: Trx, currency: string): Promise<string> {
  await trx
    .insertInto('customerFigures')
    .values({ id: 1, currency })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await trx
    .selectFrom('customerFigures')
    .select('currency')
    .where('id', '=', 1)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return row.currency
}

/** Counts in another currency from now on: every order is counted again. */
export async function changeCurrency(trx: Trx, currency: string): Promise<void> {
  await trx.updateTable('customerFigures').set({ currency }).where('id', '=', 1).execute()
  await sql`insert into customer_changes (id, order_id)
    select gen_random_uuid(), order_id from customer_orders`.execute(trx)
}

/** Whether an order has changed since the last count, or the currency has. */
export async function hasChanges(db: Db, currency: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from customer_changes)
      or exists (select from customer_figures where currency <> ${currency}) as found`.execute(db)
  return rows[0]?.found === true
}

/** Takes the changes of some orders off the list. @returns the orders, each once */
export async function takeChanges(trx: Trx, most: number): Promise<string[]> {
  const { rows } = await sql<{ orderId: string }>`
    delete from customer_changes where id in (select id from customer_changes limit ${most}) returning order_id`.execute(
    trx,
  )
  return [...new Set(rows.map(({ orderId }) => orderId))]
}

const someone = sql`o.status <> 'INITIALIZED' and o.member_id is null and o.email not in ('', ${NOBODY})`
const buyer = (field: string) =>
  sql`nullif(coalesce(${sql.raw(`o.document #>> '{billingInfo,contactDetails,${field}}'`)},
    ${sql.raw(`o.document #>> '{recipientInfo,contactDetails,${field}}'`)}), '')`

/** Adds whoever bought for the first time: members by their contact, guests by their address. */
export async function addBuyers(trx: Trx, ids: readonly string[], date: Date): Promise<void> {
  await sql`
    insert into customers (id, member_id, created_at, updated_at)
    select distinct m.contact_id, m.id, m.created_at, ${date}::timestamptz
    from orders o join members m on m.id = o.member_id where o.id = any(${ids}::uuid[])
    on conflict do nothing`.execute(trx)
  await sql`
    with guests as (
      select distinct on (lower(o.email)) gen_random_uuid() as id, lower(o.email) as key, o.email,
        ${buyer('firstName')} as first_name, ${buyer('lastName')} as last_name, ${buyer('phone')} as phone,
        nullif(o.document ->> 'buyerLanguage', '') as language, o.created_at
      from orders o where o.id = any(${ids}::uuid[]) and ${someone}
        and not exists (select 1 from customer_emails e where e.email = lower(o.email))
      order by lower(o.email), o.created_at
    ),
    added as (
      insert into customers (id, email, first_name, last_name, phone, language, created_at, updated_at)
      select id, email, first_name, last_name, phone, language, created_at, ${date}::timestamptz from guests returning id
    )
    insert into customer_emails (email, customer_id) select key, guests.id from guests join added on added.id = guests.id
    on conflict do nothing`.execute(trx)
}

/** Amounts of approved orders by customer. */
export const shares = (where: RawBuilder<unknown>) => sql`
  select o.id as order_id, coalesce(own.id, guest.customer_id) as customer_id, o.currency, p.placed_at,
    o.total_minor, coalesce(r.amount, 0)::bigint as refunded_minor,
    upper(nullif(coalesce(o.document #>> '{shippingInfo,logistics,shippingDestination,address,country}',
      o.document #>> '{recipientInfo,address,country}', o.document #>> '{billingInfo,address,country}'), '')) as country
  from orders o
  cross join lateral (select coalesce((o.document ->> 'purchasedDate')::timestamptz, o.created_at)) as p (placed_at)
  left join customers own on own.member_id = o.member_id
  left join customer_emails guest on o.member_id is null and guest.email = lower(o.email)
  left join lateral (
    select sum(amount_minor) as amount from order_refunds where order_id = o.id and status = 'SUCCEEDED'
  ) as r on true
  where o.status = 'APPROVED' and ${where}`

/** Puts these orders' shares in anew. @returns customers whose figures change */
export async function writeShares(trx: Trx, ids: readonly string[]): Promise<string[]> {
  const gone = await sql<{ customerId: string }>`
    delete from customer_orders where order_id = any(${ids}::uuid[]) returning customer_id`.execute(trx)
  const come = await sql<{ customerId: string }>`
    insert into customer_orders (order_id, customer_id, currency, placed_at, total_minor, refunded_minor, country)
    select * from (${shares(sql`o.id = any(${ids}::uuid[])`)}) as s where s.customer_id is not null
    returning customer_id`.execute(trx)
  return [...new Set([...gone.rows, ...come.rows].map(({ customerId }) => customerId))]
}

/** Sums of shares `s`; the columns have the names that a customer's have. */
export const figures = (currency: string) => sql`
  count(*) filter (where s.currency = ${currency})::integer as orders_count,
  coalesce(sum(s.total_minor - s.refunded_minor) filter (where s.currency = ${currency}), 0)::bigint as spent_minor,
  coalesce(sum(s.refunded_minor) filter (where s.currency = ${currency}), 0)::bigint as refunded_minor,
  coalesce(round(sum(s.total_minor - s.refunded_minor) filter (where s.currency = ${currency})
    / nullif(count(*) filter (where s.currency = ${currency}), 0)), 0)::bigint as average_minor,
  min(s.placed_at) as first_order_at, max(s.placed_at) as last_order_at,
  (array_agg(s.country order by s.placed_at desc) filter (where s.country is not null))[1] as country`

/** Adds the shares of these customers up again. */
export async function sumShares(trx: Trx, customers: readonly string[], currency: string): Promise<void> {
  await sql`
    update customers c set orders_count = f.orders_count, spent_minor = f.spent_minor,
      refunded_minor = f.refunded_minor, average_minor = f.average_minor, first_order_at = f.first_order_at,
      last_order_at = f.last_order_at, country = coalesce(f.country, c.country)
    from unnest(${customers}::uuid[]) as t (id)
    cross join lateral (select ${figures(currency)} from customer_orders s where s.customer_id = t.id) as f
    where c.id = t.id`.execute(trx)
}
