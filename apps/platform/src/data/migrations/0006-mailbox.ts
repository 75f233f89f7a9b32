export default [
  `create table if not exists mails (
    id uuid primary key,
    recipient text not null,
    subject text not null,
    body text not null,
    html text,
    code text,
    created_at timestamptz not null
  )`,
  'create index if not exists mails_by_recipient on mails (recipient, created_at desc)',
]
