export default [
  // Counts and sums of the list of orders read an index, not a document of each order.
  `alter table orders add column if not exists archived boolean not null
    generated always as (coalesce((document #>> '{archived}')::boolean, false)) stored`,
  `create index if not exists orders_by_state on orders (archived, status, payment_status, fulfillment_status)
    include (total_minor)`,
  'create index if not exists orders_by_total on orders (total_minor, id)',
]
