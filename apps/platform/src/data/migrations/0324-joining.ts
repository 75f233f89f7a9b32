export default [
  "alter table member_settings add column if not exists join_policy text not null default 'OPEN'",
]
