export default [
  `create table if not exists hosted_sessions (
    hash bytea primary key,
    member_id uuid not null,
    family_id uuid not null,
    back_url text,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  'create index if not exists hosted_sessions_by_member on hosted_sessions (member_id)',
  `create table if not exists consents (
    member_id uuid not null,
    client_id uuid not null,
    scope text not null,
    given_at timestamptz not null,
    primary key (member_id, client_id)
  )`,
  'alter table redirect_sessions add column if not exists outcome text',
]
