export default [
  // Named filters of customers.
  `create table if not exists customer_segments (
    id uuid primary key,
    name text not null,
    filter jsonb not null,
    revision bigint not null,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  'create unique index if not exists customer_segments_by_name on customer_segments (lower(name))',
  // Segments whose customers alone a rule is for.
  'alter table discount_rules add column if not exists segment_ids jsonb',
]
