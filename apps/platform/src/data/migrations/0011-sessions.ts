export default [
  'alter table token_families add column if not exists app_id text',
  'alter table token_families add column if not exists user_agent text',
  'alter table token_families add column if not exists address text',
  'alter table token_families add column if not exists last_seen_at timestamptz',
  `create table if not exists spent_refresh_tokens (
    hash bytea primary key,
    family_id uuid not null references token_families (id) on delete cascade,
    spent_at timestamptz not null
  )`,
  'create index if not exists spent_refresh_tokens_by_family on spent_refresh_tokens (family_id)',
]
