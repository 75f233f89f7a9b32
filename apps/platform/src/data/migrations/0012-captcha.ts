export default [
  `create table if not exists solved_captchas (
    hash bytea primary key,
    expires_at timestamptz not null
  )`,
]
