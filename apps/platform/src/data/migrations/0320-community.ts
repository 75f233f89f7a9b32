// Members who may be seen by everybody have indexes of their own: a page of the directory never walks over the others.
const seen = "where status = 'APPROVED' and privacy_status = 'PUBLIC'"

export default [
  "alter table members add column if not exists role text not null default 'MEMBER'",
  `create index if not exists members_seen_by_creation on members (created_at, id) ${seen}`,
  `create index if not exists members_seen_by_name on members (lower(coalesce(nickname, '')), id) ${seen}`,
  `create index if not exists members_by_name on members (lower(coalesce(nickname, '')), id)`,
  'create index if not exists members_by_status on members (status, created_at, id)',
  'create index if not exists members_by_last_login on members (last_login_at, id)',
  `create table if not exists member_blocks (
    member_id uuid not null references members (id) on delete cascade,
    blocked_member_id uuid not null references members (id) on delete cascade,
    created_at timestamptz not null,
    primary key (member_id, blocked_member_id)
  )`,
  'create index if not exists member_blocks_by_blocked on member_blocks (blocked_member_id, member_id)',
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
  `create index if not exists member_bulk_jobs_open on member_bulk_jobs (created_at) where status = 'RUNNING'`,
  `create table if not exists member_bulk_items (
    job_id uuid not null references member_bulk_jobs (id),
    member_id uuid not null,
    status text not null,
    error jsonb,
    primary key (job_id, member_id)
  )`,
  `create index if not exists member_bulk_items_waiting on member_bulk_items (job_id, member_id) where status = 'PENDING'`,
]
