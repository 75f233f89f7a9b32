export default [
  // Events of products of one batch of a large change, which nobody had asked to be sent: one row instead of some thousands. Each is
  // read out of it again by who looks.
  `create table if not exists event_batches (
    id uuid primary key,
    entity_ids text[] not null,
    told json not null,
    events integer not null,
    identity jsonb,
    created_at timestamptz not null
  )`,
  // Compressing it would cost more than all the rest of telling them.
  'alter table event_batches alter column told set storage external',
  'create index if not exists event_batches_by_time on event_batches (created_at, id)',
]
