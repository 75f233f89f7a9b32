export default [
  // Keys of letters that staff asked for, kept for a day: the same key sends once.
  `create table if not exists letter_keys (
    key text primary key,
    created_at timestamptz not null
  )`,
  'create index if not exists letter_keys_by_time on letter_keys (created_at)',
]
