export default [
  // What runs the catalog did: one row for each call, and one for each thing it changed.
  `create table if not exists catalog_edits (
    id uuid primary key,
    call text not null,
    identity jsonb,
    undoes uuid,
    idempotency_key text unique,
    answer jsonb,
    row_count integer not null,
    created_at timestamptz not null
  )`,
  'create index if not exists catalog_edits_by_time on catalog_edits (created_at desc, id desc)',
  'create index if not exists catalog_edits_by_undone on catalog_edits (undoes)',
  `create table if not exists catalog_edit_rows (
    edit_id uuid not null references catalog_edits (id) on delete cascade,
    position integer not null,
    kind text not null,
    entity_id uuid not null,
    name text not null,
    action text not null,
    revision bigint,
    cells jsonb not null,
    primary key (edit_id, position)
  )`,
  'create index if not exists catalog_edit_rows_by_entity on catalog_edit_rows (entity_id, edit_id)',
]
