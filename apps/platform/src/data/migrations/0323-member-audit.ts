// Names its member without a foreign key: what was decided of somebody outlives them.
export default [
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
