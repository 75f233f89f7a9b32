export default [
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
  `create table if not exists member_follows (
    follower_id uuid not null references members (id) on delete cascade,
    followed_id uuid not null references members (id) on delete cascade,
    created_at timestamptz not null,
    primary key (follower_id, followed_id)
  )`,
  'create index if not exists member_follows_of on member_follows (follower_id, created_at, followed_id)',
  'create index if not exists member_followers_of on member_follows (followed_id, created_at, follower_id)',
]
