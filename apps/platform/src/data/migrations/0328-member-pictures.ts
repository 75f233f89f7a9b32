export default [
  `create table if not exists member_pictures (
    id uuid primary key,
    member_id uuid not null,
    kind text not null,
    bytes bytea not null,
    created_at timestamptz not null,
    unique (member_id, kind)
  )`,
]
