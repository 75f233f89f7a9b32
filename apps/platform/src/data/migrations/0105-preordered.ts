export default [
  'alter table variants add column if not exists preordered integer not null default 0 check (preordered >= 0)',
]
