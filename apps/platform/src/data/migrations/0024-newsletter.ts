export default [
  // Consents to marketing by address, of members and of others, with when and where they were given.
  `create table if not exists marketing_consents (
    id uuid primary key,
    purpose text not null,
    email text not null,
    email_key text not null,
    language text not null,
    status text not null,
    source text not null,
    asked_at timestamptz not null,
    confirmed_at timestamptz,
    ended_at timestamptz,
    unique (purpose, email_key)
  )`,
  'create index if not exists marketing_consents_by_time on marketing_consents (asked_at, id)',
  'create index if not exists marketing_consents_by_email on marketing_consents (email_key, id)',
  // One press in the mail program ends what a letter belongs to (RFC 8058).
  'alter table mails add column if not exists unsubscribe_url text',
]
