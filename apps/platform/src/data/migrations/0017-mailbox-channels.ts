export default [
  "alter table mails add column if not exists channel text not null default 'EMAIL'",
  'alter table mails add column if not exists transaction_id text',
]
