export default [
  `create table if not exists event_subscriptions (
    id uuid primary key,
    app_id text not null,
    url text not null,
    types text[],
    status text not null,
    disabled_reason text,
    failures integer not null default 0,
    open_until timestamptz,
    revision bigint not null,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  `create table if not exists event_deliveries (
    subscription_id uuid not null,
    event_id uuid not null,
    entity_id text not null,
    sequence bigint not null,
    status text not null,
    due_at timestamptz not null,
    attempts integer not null default 0,
    log jsonb not null default '[]',
    created_at timestamptz not null,
    finished_at timestamptz,
    primary key (subscription_id, event_id)
  )`,
  "create index if not exists event_deliveries_due on event_deliveries (subscription_id, due_at) where status = 'PENDING'",
  "create index if not exists event_deliveries_order on event_deliveries (subscription_id, entity_id, sequence) where status = 'PENDING'",
  "create index if not exists event_deliveries_dead on event_deliveries (subscription_id, created_at) where status = 'DEAD'",
  `create table if not exists event_keys (
    app_id text not null,
    generation integer not null,
    kid text not null,
    public_pem text not null,
    private_sealed bytea not null,
    active_at timestamptz not null,
    retires_at timestamptz,
    created_at timestamptz not null,
    primary key (app_id, generation)
  )`,
]
