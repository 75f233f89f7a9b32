export default [
  `create table if not exists translations (
    id uuid primary key,
    schema_id uuid not null,
    entity_id text not null,
    locale text not null,
    fields jsonb not null,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  'create unique index if not exists translations_entity on translations (locale, schema_id, entity_id)',
  'create index if not exists translations_changed on translations (updated_at)',
]
