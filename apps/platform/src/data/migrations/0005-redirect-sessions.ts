export default [
  `create table if not exists redirect_sessions (
    id uuid primary key,
    hash bytea not null unique,
    intent text not null,
    client_id text,
    details jsonb not null,
    callbacks jsonb not null,
    visitor_id uuid,
    member_id uuid,
    family_id uuid,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
]
