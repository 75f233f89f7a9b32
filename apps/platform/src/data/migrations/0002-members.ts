export default [
  `create table if not exists members (
    id uuid primary key,
    contact_id uuid not null unique,
    login_email text not null,
    email_key text not null unique,
    login_email_verified boolean not null,
    password_hash text,
    status text not null,
    privacy_status text not null,
    activity_status text not null,
    nickname text,
    slug text not null unique,
    title text,
    photo jsonb,
    cover jsonb,
    contact jsonb not null,
    revision bigint not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    last_login_at timestamptz,
    email_skeleton text,
    role text not null default 'MEMBER',
    -- Fields of a registration that the member's own profile and contact have no place for (wire §4.7):
    -- labels, language, tax id.
    identity_profile jsonb
  )`,
  'create index if not exists members_by_creation on members (created_at, id)',
  'create unique index if not exists members_by_email_skeleton on members (email_skeleton)',
  // Search of accounts: A the name, B the e-mail address and its parts; as in
  // areas/loyalty/accounts/store/fields.ts.
  `create index if not exists members_by_words on members using gin ((
    setweight(to_tsvector('simple', coalesce(contact ->> 'firstName', '') || ' ' || coalesce(contact ->> 'lastName', '') || ' ' || coalesce(nickname, '')), 'A')
    || setweight(to_tsvector('simple', translate(login_email, '@.+-_', '     ')), 'B')))`,
  "create index if not exists members_seen_by_creation on members (created_at, id) where status = 'APPROVED' and privacy_status = 'PUBLIC'",
  "create index if not exists members_seen_by_name on members (lower(coalesce(nickname, '')), id) where status = 'APPROVED' and privacy_status = 'PUBLIC'",
  "create index if not exists members_by_name on members (lower(coalesce(nickname, '')), id)",
  'create index if not exists members_by_status on members (status, created_at, id)',
  `create index if not exists members_by_last_sign_in
    on members (coalesce(last_login_at, '-infinity'::timestamptz), id)`,
  'create index if not exists members_by_privacy on members (privacy_status, created_at, id)',
  "create index if not exists members_muted on members (created_at, id) where activity_status = 'MUTED'",
  // Staff are members with a role beside it: one password, one set of factors, one session.
  `create table if not exists staff_users (
    id uuid primary key,
    member_id uuid not null unique references members (id) on delete cascade,
    role text not null check (role in ('OWNER', 'STAFF')),
    created_at timestamptz not null
  )`,
  `create table if not exists member_settings (
    id integer primary key,
    default_privacy text not null,
    revision bigint not null,
    join_policy text not null default 'OPEN'
  )`,
  `create table if not exists member_custom_fields (
    key text primary key,
    name text not null,
    type text not null,
    visibility text not null,
    revision bigint not null,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  `create table if not exists member_abouts (
    id uuid primary key,
    member_id uuid not null unique references members (id) on delete cascade,
    content jsonb not null,
    revision bigint not null,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  `create table if not exists member_about_phones (
    member_id uuid primary key references members (id) on delete cascade,
    phone text not null,
    code_hash bytea,
    attempts integer not null,
    sent integer not null,
    window_started_at timestamptz not null,
    expires_at timestamptz,
    verified_at timestamptz
  )`,
  `create table if not exists member_pictures (
    id uuid primary key,
    member_id uuid not null,
    kind text not null,
    bytes bytea not null,
    created_at timestamptz not null,
    unique (member_id, kind)
  )`,
  `create table if not exists member_follows (
    follower_id uuid not null references members (id) on delete cascade,
    followed_id uuid not null references members (id) on delete cascade,
    created_at timestamptz not null,
    primary key (follower_id, followed_id)
  )`,
  'create index if not exists member_follows_of on member_follows (follower_id, created_at, followed_id)',
  'create index if not exists member_followers_of on member_follows (followed_id, created_at, follower_id)',
  `create table if not exists member_blocks (
    member_id uuid not null references members (id) on delete cascade,
    blocked_member_id uuid not null references members (id) on delete cascade,
    created_at timestamptz not null,
    primary key (member_id, blocked_member_id)
  )`,
  'create index if not exists member_blocks_by_blocked on member_blocks (blocked_member_id, member_id)',
  `create table if not exists member_refused_letters (
    member_id uuid not null references members (id) on delete cascade,
    letter text not null,
    created_at timestamptz not null,
    primary key (member_id, letter)
  )`,
  `create table if not exists member_reports (
    id uuid primary key,
    reported_member_id uuid not null references members (id) on delete cascade,
    reporting_member_id uuid,
    category text not null,
    description text,
    created_at timestamptz not null
  )`,
  'create unique index if not exists member_reports_once on member_reports (reported_member_id, reporting_member_id)',
  'create index if not exists member_reports_by_reporter on member_reports (reporting_member_id)',
  'create index if not exists member_reports_by_creation on member_reports (created_at, id)',
  `create table if not exists reported_members (
    member_id uuid primary key references members (id) on delete cascade,
    report_count bigint not null,
    reviewed boolean not null,
    last_report_at timestamptz not null,
    created_at timestamptz not null
  )`,
  'create index if not exists reported_members_by_creation on reported_members (created_at, member_id)',
  `create table if not exists badges (
    id uuid primary key,
    title text not null,
    description text,
    background_color text not null,
    text_color text not null,
    icon text,
    permissions_enabled boolean not null,
    slug text not null unique,
    position integer not null,
    revision bigint not null,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  `create table if not exists badge_assignments (
    id uuid primary key,
    badge_id uuid not null references badges (id) on delete cascade,
    member_id uuid not null references members (id) on delete cascade,
    created_at timestamptz not null,
    unique (badge_id, member_id)
  )`,
  'create index if not exists badge_assignments_by_member on badge_assignments (member_id, badge_id)',
  `create table if not exists member_bulk_jobs (
    id uuid primary key,
    action text not null,
    content_assignee_id uuid,
    status text not null,
    total bigint not null,
    succeeded bigint not null default 0,
    failed bigint not null default 0,
    created_by jsonb,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  "create index if not exists member_bulk_jobs_open on member_bulk_jobs (created_at) where status = 'RUNNING'",
  `create table if not exists member_bulk_items (
    job_id uuid not null references member_bulk_jobs (id),
    member_id uuid not null,
    status text not null,
    error jsonb,
    primary key (job_id, member_id)
  )`,
  "create index if not exists member_bulk_items_waiting on member_bulk_items (job_id, member_id) where status = 'PENDING'",
  // No foreign key: the audit outlives its member.
  `create table if not exists member_audit (
    id uuid primary key,
    member_id uuid not null,
    action text not null,
    by_type text not null,
    by_id text,
    details jsonb not null,
    created_at timestamptz not null
  )`,
  'create index if not exists member_audit_of on member_audit (member_id, created_at, id)',
  'create index if not exists member_audit_by_creation on member_audit (created_at, id)',
]
