export default [
  "alter table staff_users add column if not exists status text not null default 'ACTIVE'",
  `create table if not exists staff_settings (
    id integer primary key,
    require_second_factor boolean not null,
    revision bigint not null
  )`,
  // No foreign keys: the log outlives its authors. Of persons it has ids alone.
  `create table if not exists audit_log (
    id uuid primary key,
    by_type text not null,
    by_id text not null,
    member_id uuid,
    operation text not null,
    area text not null,
    kind text not null,
    object_id text,
    changes jsonb not null,
    created_at timestamptz not null
  )`,
  'create index if not exists audit_log_by_time on audit_log (created_at, id)',
  'create index if not exists audit_log_by_member on audit_log (member_id, created_at, id)',
  'create index if not exists audit_log_by_kind on audit_log (kind, created_at, id)',
  'create index if not exists audit_log_by_object on audit_log (object_id, created_at, id)',
]
