const measures = `
    orders integer not null,
    units bigint not null,
    gross bigint not null,
    discounts bigint not null,
    shipping bigint not null,
    tax bigint not null,
    fees bigint not null,
    total bigint not null,
    refunds bigint not null,
    returned_units bigint not null,
    returned bigint not null`

export default [
  // Orders that were written since the figures were last counted: one row per change, deleted by the count.
  'create table if not exists order_changes (id uuid primary key, order_id uuid not null)',
  // Share of one order in one row of the daily figures, so that it can be taken off again.
  `create table if not exists sales_facts (
    order_id uuid not null,
    day date not null,
    currency text not null,
    dimension text not null,
    key text not null,
    parent text not null,
    label text not null,${measures},
    primary key (order_id, day, dimension, key)
  )`,
  // The sum of all shares by day.
  `create table if not exists sales_days (
    dimension text not null,
    currency text not null,
    day date not null,
    key text not null,
    parent text not null,
    label text not null,${measures},
    primary key (dimension, currency, day, key)
  )`,
  'create index if not exists sales_days_of on sales_days (dimension, key, day)',
  'create index if not exists sales_days_below on sales_days (parent, day)',
  // Counted orders by customer: which is their first one, and when that was.
  `create table if not exists sales_orders (
    order_id uuid primary key,
    customer text not null,
    currency text not null,
    day date not null,
    placed_at timestamptz not null,
    total bigint not null,
    is_first boolean not null,
    first_day date not null
  )`,
  'create index if not exists sales_orders_of on sales_orders (customer, placed_at, order_id)',
  'create index if not exists sales_orders_by_day on sales_orders (currency, day)',
  // Lock of the count: a single row, id 1.
  'create table if not exists sales_state (id integer primary key, time_zone text not null)',
  'insert into order_changes (id, order_id) select gen_random_uuid(), id from orders',
]
