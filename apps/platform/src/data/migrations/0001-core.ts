export default [
  `create table if not exists outbox (
    id uuid primary key,
    type text not null,
    entity_id text not null,
    identity jsonb,
    created_at timestamptz not null,
    sequence bigint not null default 0,
    revision bigint,
    modified_fields jsonb,
    payload json
  ) with (toast_tuple_target = 8160)`,
  'create index if not exists outbox_by_time on outbox (created_at, id)',
  'create table if not exists event_sequences (entity_id text primary key, sequence bigint not null)',
  'create table if not exists schedule (name text primary key, due_at timestamptz not null)',
  // Time zone of the shop. Without a row it is the one that the platform was started with.
  `create table if not exists site_properties (
    id integer primary key,
    time_zone text not null,
    updated_at timestamptz not null
  )`,
]
