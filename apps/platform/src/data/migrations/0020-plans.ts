export default [
  `create table if not exists plans (
    id uuid primary key,
    slug text not null unique,
    name text not null,
    summary text not null,
    perks jsonb not null,
    price_minor bigint not null,
    period text not null,
    position integer not null
  )`,
  `create table if not exists plan_orders (
    id uuid primary key,
    plan_id uuid not null references plans (id),
    member_id uuid not null,
    price_minor bigint not null,
    status text not null,
    checkout_data text,
    starts_at timestamptz not null,
    renews_at timestamptz not null,
    redirect_session_id uuid not null unique,
    created_at timestamptz not null
  )`,
  'create index if not exists plan_orders_by_member on plan_orders (member_id, created_at)',
]
