export default [
  `create table if not exists token_families (
    id uuid primary key,
    client_id text not null,
    visitor_id uuid,
    member_id uuid references members (id) on delete cascade,
    refresh_hash bytea not null unique,
    authenticated_at timestamptz,
    created_at timestamptz not null,
    idle_until timestamptz not null,
    expires_at timestamptz not null,
    revoked_at timestamptz
  )`,
  'create index if not exists token_families_by_member on token_families (member_id)',
  `create table if not exists access_tokens (
    hash bytea primary key,
    family_id uuid not null references token_families (id) on delete cascade,
    expires_at timestamptz not null
  )`,
  'create index if not exists access_tokens_by_family on access_tokens (family_id)',
  `create table if not exists session_tokens (
    hash bytea primary key,
    member_id uuid not null references members (id) on delete cascade,
    visitor_id uuid,
    authenticated_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  `create table if not exists authorization_codes (
    hash bytea primary key,
    client_id text not null,
    redirect_uri text,
    code_challenge text not null,
    member_id uuid not null references members (id) on delete cascade,
    visitor_id uuid,
    authenticated_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz,
    family_id uuid
  )`,
]
