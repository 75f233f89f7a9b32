export default [
  `create table if not exists schedule (
    name text primary key,
    due_at timestamptz not null
  )`,
]
