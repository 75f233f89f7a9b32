export default [
  `create table if not exists outbox (
    id uuid primary key,
    type text not null,
    entity_id text not null,
    payload jsonb not null,
    identity jsonb,
    created_at timestamptz not null,
    delivered_at timestamptz
  )`,
  `create index if not exists outbox_waiting on outbox (created_at) where delivered_at is null`,
]
