export default [
  `create table if not exists staff_sessions (
    hash bytea primary key,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
]
