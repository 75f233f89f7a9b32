export default [
  `alter table outbox add column if not exists sequence bigint not null default 0`,
  `alter table outbox add column if not exists revision bigint`,
  `alter table outbox add column if not exists modified_fields jsonb`,
  `drop index if exists outbox_waiting`,
  `alter table outbox drop column if exists delivered_at`,
  `create index if not exists outbox_by_time on outbox (created_at, id)`,
  `create table if not exists event_sequences (
    entity_id text primary key,
    sequence bigint not null
  )`,
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
  `create index if not exists event_deliveries_due on event_deliveries (subscription_id, due_at) where status = 'PENDING'`,
  `create index if not exists event_deliveries_order on event_deliveries (subscription_id, entity_id, sequence) where status = 'PENDING'`,
  `create index if not exists event_deliveries_dead on event_deliveries (subscription_id, created_at) where status = 'DEAD'`,
]
