export default [
  // Keys that the owner made for programs. Revoked ones stay, because histories name them.
  `create table if not exists api_keys (
    id uuid primary key,
    revision integer not null,
    name text not null,
    prefix text not null,
    hash bytea not null unique,
    permissions jsonb not null,
    created_by_type text not null,
    created_by_id text not null,
    created_at timestamptz not null,
    expires_at timestamptz,
    last_used_at timestamptz,
    revoked_at timestamptz
  )`,
]
