export default [
  `create table if not exists login_attempts (
    account bytea primary key,
    window_started_at timestamptz not null,
    attempts integer not null
  )`,
  `create table if not exists verifications (
    hash bytea primary key,
    member_id uuid not null references members (id) on delete cascade,
    visitor_id uuid,
    code_hash bytea not null,
    attempts integer not null,
    sent integer not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  `create table if not exists recoveries (
    hash bytea primary key,
    member_id uuid not null references members (id) on delete cascade,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
]
