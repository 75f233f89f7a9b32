export default [
  // Staff who unsubscribed somebody; nobody where the reader of the address did it.
  'alter table marketing_consents add column if not exists ended_by_type text',
  'alter table marketing_consents add column if not exists ended_by_id text',
]
