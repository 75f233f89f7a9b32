import { type RawBuilder, sql } from 'kysely'
import type { Trx } from '../../../../data/database.ts'
import { NOBODY } from '../../../../data/personal-data.ts'

export const measures = [
  'orders',
  'units',
  'gross',
  'discounts',
  'shipping',
  'tax',
  'fees',
  'total',
  'refunds',
  'returned_units',
  'returned',
] as const

const listed = (write: (name: string) => string) => sql.raw(measures.map(write).join(', '))

/** Adds rows of facts, or takes them off where `sign` is -1, to the days that they are part of. */
const intoDays = (facts: RawBuilder<unknown>, sign: 1 | -1) => sql`
  insert into sales_days (dimension, currency, day, key, parent, label, ${listed((name) => name)})
  select dimension, currency, day, key, max(parent), max(label), ${listed((name) => `${sign} * sum(${name})`)}
  from ${facts} group by dimension, currency, day, key
  order by dimension, currency, day, key
  on conflict (dimension, currency, day, key) do update set
    parent = excluded.parent, label = excluded.label, orders = sales_days.orders + excluded.orders,
    units = sales_days.units + excluded.units, gross = sales_days.gross + excluded.gross,
    discounts = sales_days.discounts + excluded.discounts, shipping = sales_days.shipping + excluded.shipping,
    tax = sales_days.tax + excluded.tax, fees = sales_days.fees + excluded.fees,
    total = sales_days.total + excluded.total, refunds = sales_days.refunds + excluded.refunds,
    returned_units = sales_days.returned_units + excluded.returned_units,
    returned = sales_days.returned + excluded.returned`

/** Takes what these orders came to off the figures. @returns customers whose orders they are */
export async function removeFacts(trx: Trx, ids: readonly string[]): Promise<string[]> {
  await sql`
    with gone as (delete from sales_facts where order_id = any(${ids}::uuid[]) returning *)
    ${intoDays(sql`gone`, -1)}`.execute(trx)
  const { rows } = await sql<{ customer: string }>`
    delete from sales_orders where order_id = any(${ids}::uuid[]) returning customer`.execute(trx)
  return rows.map(({ customer }) => customer)
}

interface Counting {
  readonly ids: readonly string[]
  readonly timeZone: string
  /** Minor units of one of each currency, as JSON: `{"USD":100}`. */
  readonly scales: string
}

const approved = ({ ids, timeZone, scales }: Counting) => sql`
  select o.id, o.currency, o.document as d, p.placed_at, (p.placed_at at time zone ${timeZone})::date as day,
    coalesce((${scales}::jsonb ->> o.currency)::numeric, 100) as scale,
    o.member_id, o.email
  from orders o
  cross join lateral (select coalesce((o.document ->> 'purchasedDate')::timestamptz, o.created_at)) as p (placed_at)
  where o.id = any(${ids}::uuid[]) and o.status = 'APPROVED'`

const minor = (json: string, scale = 'o.scale') =>
  sql.raw(`coalesce(round((${json})::numeric * ${scale}), 0)::bigint`)

/** Counts these orders as they stand: what is approved has a share in its day, in one row of each dimension that it has part in. */
export async function addFacts(trx: Trx, counting: Counting): Promise<void> {
  await sql`
    with o as (${approved(counting)}),
    lines as (
      select o.id, o.currency, o.day, (l ->> 'quantity')::bigint as units,
        least(coalesce((l ->> 'refundQuantity')::bigint, 0), (l ->> 'quantity')::bigint) as returned_units,
        coalesce(l #>> '{catalogReference,catalogItemId}', '') as product,
        coalesce(l #>> '{catalogReference,options,variantId}', '') as variant,
        coalesce(l #>> '{productName,original}', '') as label,
        ${minor(`coalesce(l #>> '{lineItemPrice,amount}', l #>> '{totalPriceBeforeTax,amount}')`)} as gross,
        ${minor(`l #>> '{totalDiscount,amount}'`)} as discounts,
        ${minor(`l #>> '{taxInfo,taxAmount,amount}'`)} as tax,
        ${minor(`coalesce(l #>> '{totalPriceAfterTax,amount}', l #>> '{lineItemPrice,amount}')`)} as total
      from o cross join lateral jsonb_array_elements(o.d -> 'lineItems') as l
    ),
    counted as (
      select *, case when units = 0 then 0 else round(total::numeric * returned_units / units) end::bigint as returned
      from lines
    ),
    whole as (
      select o.id, o.currency, o.day, o.d, o.scale, coalesce(s.units, 0) as units,
        coalesce(s.returned_units, 0) as returned_units, coalesce(s.returned, 0) as returned,
        ${minor(`o.d #>> '{priceSummary,subtotal,amount}'`)} as gross,
        ${minor(`o.d #>> '{priceSummary,discount,amount}'`)} as discounts,
        ${minor(`o.d #>> '{priceSummary,shipping,amount}'`)} as shipping,
        ${minor(`o.d #>> '{priceSummary,tax,amount}'`)} as tax,
        ${minor(`o.d #>> '{priceSummary,totalAdditionalFees,amount}'`)} as fees,
        ${minor(`o.d #>> '{priceSummary,total,amount}'`)} as total
      from o left join (
        select id, sum(units) as units, sum(returned_units) as returned_units, sum(returned) as returned
        from counted group by id
      ) as s on s.id = o.id
    ),
    reductions as (
      select o.id, coalesce(
          'coupon:' || (a #>> '{coupon,code}'), 'rule:' || (a #>> '{discountRule,id}'), 'merchant') as key,
        max(coalesce(a #>> '{coupon,name}', a #>> '{discountRule,name,original}', '')) as label,
        sum(${minor(`coalesce(a #>> '{coupon,amount,amount}', a #>> '{discountRule,amount,amount}',
          a #>> '{merchantDiscount,amount,amount}')`)}) as amount
      from whole o cross join lateral jsonb_array_elements(o.d -> 'appliedDiscounts') as a
      group by o.id, 2
    ),
    keys as (
      select id, 'ALL' as dimension, '' as key, '' as label, null::numeric as amount from whole
      union all select id, 'CHANNEL', coalesce(d #>> '{channelInfo,type}', 'UNSPECIFIED'), '', null from whole
      union all select id, 'COUNTRY', coalesce(
        d #>> '{shippingInfo,logistics,shippingDestination,address,country}',
        d #>> '{recipientInfo,address,country}', d #>> '{billingInfo,address,country}', ''), '', null from whole
      union all select id, 'DISCOUNT', key, label, amount from reductions
    ),
    facts as (
      select w.id, w.day, w.currency, k.dimension, k.key, '' as parent, k.label, 1 as orders, w.units, w.gross,
        coalesce(k.amount, w.discounts) as discounts, w.shipping, w.tax, w.fees, w.total, 0 as refunds,
        w.returned_units, w.returned
      from whole w join keys k on k.id = w.id
      union all
      select id, day, currency, 'PRODUCT', product, '', label, 1, units, gross, discounts, 0, tax, 0, total, 0,
        returned_units, returned from counted
      union all
      select id, day, currency, 'VARIANT', variant, product, label, 1, units, gross, discounts, 0, tax, 0, total, 0,
        returned_units, returned from counted where variant <> ''
      union all
      select w.id, (r.created_at at time zone ${counting.timeZone})::date, w.currency, k.dimension, k.key, '', k.label,
        0, 0, 0, 0, 0, 0, 0, 0, r.amount_minor, 0, 0
      from whole w join keys k on k.id = w.id
      join order_refunds r on r.order_id = w.id and r.status = 'SUCCEEDED'
    ),
    added as (
      insert into sales_facts (order_id, day, currency, dimension, key, parent, label,
        ${listed((name) => name)})
      select id, day, currency, dimension, key, max(parent), max(label), max(orders),
        ${sql.raw(
          measures
            .slice(1)
            .map((name) => `sum(${name})`)
            .join(', '),
        )}
      from facts group by id, day, currency, dimension, key
      returning *
    )
    ${intoDays(sql`added`, 1)}`.execute(trx)
}

/** Counts whose orders these are. @returns the customers */
export async function addOrders(trx: Trx, counting: Counting): Promise<string[]> {
  const { rows } = await sql<{ customer: string }>`
    with o as (${approved(counting)})
    insert into sales_orders (order_id, customer, currency, day, placed_at, total, is_first, first_day)
    select id, coalesce(member_id::text, case when email in ('', ${NOBODY}) then null else md5(lower(email)) end,
        'order ' || id), currency, day, placed_at, ${minor(`o.d #>> '{priceSummary,total,amount}'`)}, false, day
    from o returning customer`.execute(trx)
  return rows.map(({ customer }) => customer)
}

/** Finds anew which is the first order of each of these customers, and which day each one follows. */
export async function findFirsts(trx: Trx, customers: readonly string[]): Promise<void> {
  await sql`
    with found as (
      select order_id, row_number() over history = 1 as is_first, first_value(day) over history as first_day,
        lag(day) over (partition by customer, currency order by placed_at, order_id) as previous_day
      from sales_orders where customer = any(${customers}::text[])
      window history as (partition by customer order by placed_at, order_id)
    )
    update sales_orders s
    set is_first = f.is_first, first_day = f.first_day, previous_day = f.previous_day
    from found f where s.order_id = f.order_id and (s.is_first, s.first_day, s.previous_day)
      is distinct from (f.is_first, f.first_day, f.previous_day)`.execute(trx)
}
