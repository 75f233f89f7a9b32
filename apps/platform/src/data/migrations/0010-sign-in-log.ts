export default [
  `create table if not exists sign_in_log (
    id uuid primary key,
    event text not null,
    member_id uuid references members (id) on delete cascade,
    account bytea,
    address text not null,
    user_agent text,
    details jsonb not null,
    created_at timestamptz not null
  )`,
  'create index if not exists sign_in_log_by_member on sign_in_log (member_id, created_at desc)',
  'create index if not exists sign_in_log_by_date on sign_in_log (created_at)',
  'alter table login_attempts add column if not exists last_at timestamptz',
]
