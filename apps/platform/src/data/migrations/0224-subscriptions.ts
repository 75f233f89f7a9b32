export default [
  `create table if not exists subscription_contracts (
    id uuid primary key,
    order_id uuid not null,
    line_id uuid not null,
    member_id uuid,
    visitor_id uuid,
    email text not null,
    status text not null,
    document jsonb not null,
    cycle integer not null,
    next_at timestamptz,
    revision bigint not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    unique (order_id, line_id)
  )`,
  'create index if not exists subscription_contracts_of on subscription_contracts (member_id, created_at)',
  `create index if not exists subscription_contracts_due on subscription_contracts (next_at) where next_at is not null`,
]
