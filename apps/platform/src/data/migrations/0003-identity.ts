export default [
  // One row, `id` 1: the nonce that this site's visitors' tokens are signed with, beside the secret of the
  // configuration.
  'create table if not exists visit_keys (id integer primary key, nonce bytea not null)',
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
    revoked_at timestamptz,
    app_id text,
    user_agent text,
    address text,
    last_seen_at timestamptz
  )`,
  // Members' families alone: visitors' families, which are most of them, are not looked up by member.
  'create index if not exists token_families_of_members on token_families (member_id) where member_id is not null',
  `create table if not exists access_tokens (
    hash bytea primary key,
    family_id uuid not null references token_families (id) on delete cascade,
    expires_at timestamptz not null,
    user_id uuid
  )`,
  'create index if not exists access_tokens_by_family on access_tokens (family_id)',
  `create table if not exists spent_refresh_tokens (
    hash bytea primary key,
    family_id uuid not null references token_families (id) on delete cascade,
    spent_at timestamptz not null
  )`,
  'create index if not exists spent_refresh_tokens_by_family on spent_refresh_tokens (family_id)',
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
  `create table if not exists hosted_sessions (
    hash bytea primary key,
    member_id uuid not null,
    family_id uuid not null,
    back_url text,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  'create index if not exists hosted_sessions_by_member on hosted_sessions (member_id)',
  `create table if not exists staff_sessions (
    hash bytea primary key,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    -- Owner of the session, which ends with their sign-in.
    member_id uuid not null,
    family_id uuid not null
  )`,
  `create table if not exists consents (
    member_id uuid not null,
    client_id uuid not null,
    scope text not null,
    given_at timestamptz not null,
    primary key (member_id, client_id)
  )`,
  `create table if not exists login_attempts (
    account bytea primary key,
    window_started_at timestamptz not null,
    attempts integer not null,
    last_at timestamptz
  )`,
  `create table if not exists solved_captchas (
    hash bytea primary key,
    expires_at timestamptz not null
  )`,
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
  `create table if not exists verifications (
    hash bytea primary key,
    member_id uuid not null references members (id) on delete cascade,
    visitor_id uuid,
    code_hash bytea not null,
    attempts integer not null,
    sent integer not null,
    expires_at timestamptz not null,
    used_at timestamptz,
    proven jsonb not null default '["PASSWORD"]',
    ends_in_session boolean not null default true
  )`,
  `create table if not exists recoveries (
    hash bytea primary key,
    member_id uuid references members (id) on delete cascade,
    expires_at timestamptz not null,
    used_at timestamptz,
    return_url text
  )`,
  `create table if not exists factors (
    id uuid primary key,
    member_id uuid not null references members (id) on delete cascade,
    type text not null,
    name text,
    phone text,
    sealed_secret bytea,
    last_step bigint,
    credential_id text unique,
    public_key bytea,
    counter bigint,
    transports jsonb,
    rp_id text,
    created_at timestamptz not null,
    last_used_at timestamptz
  )`,
  'create index if not exists factors_by_member on factors (member_id)',
  `create table if not exists enrollments (
    id uuid primary key,
    member_id uuid not null references members (id) on delete cascade,
    type text not null,
    sealed_secret bytea,
    code_hash bytea,
    phone text,
    challenge text,
    rp_id text,
    attempts integer not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  `create table if not exists recovery_codes (
    hash bytea primary key,
    member_id uuid not null references members (id) on delete cascade,
    used_at timestamptz
  )`,
  'create index if not exists recovery_codes_by_member on recovery_codes (member_id)',
  `create table if not exists second_steps (
    id uuid primary key,
    hash bytea not null unique,
    member_id uuid not null references members (id) on delete cascade,
    visitor_id uuid,
    proven jsonb not null,
    by_rule jsonb not null,
    reason text not null,
    factor_type text,
    code_hash bytea,
    challenge_id uuid,
    challenge text,
    rp_id text,
    attempts integer not null,
    sent integer not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  `create table if not exists push_requests (
    id uuid primary key,
    hash bytea not null unique,
    second_step_id uuid not null references second_steps (id) on delete cascade,
    user_agent text,
    address text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    answer text,
    answered_at timestamptz
  )`,
  `create table if not exists trusted_devices (
    hash bytea primary key,
    member_id uuid not null references members (id) on delete cascade,
    user_agent text,
    created_at timestamptz not null,
    last_used_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  'create index if not exists trusted_devices_by_member on trusted_devices (member_id)',
]
