export default [
  // What the merchant is putting together: a new order, or changes of one that is there.
  `create table if not exists draft_orders (
    id uuid primary key,
    status text not null,
    source_order_id uuid,
    order_id uuid,
    lines jsonb not null,
    terms jsonb not null,
    revision bigint not null,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  'create index if not exists draft_orders_by_date on draft_orders (created_at desc, id)',
]
