export default [
  // Letters on their way to a mail server. A letter without a row here stays in the mailbox.
  `create table if not exists mail_queue (
    mail_id uuid primary key references mails (id) on delete cascade,
    status text not null check (status in ('PENDING', 'SENT', 'FAILED', 'SUPPRESSED', 'BOUNCED')),
    attempts integer not null,
    -- When it is sent, or, of one that a server has claimed, when another takes it over.
    due_at timestamptz not null,
    last_error text,
    finished_at timestamptz
  )`,
  `create index if not exists mail_queue_due on mail_queue (due_at) where status = 'PENDING'`,
  // Addresses that letters don't reach, or whose readers complained: as hashes, so that they outlive nobody.
  `create table if not exists mail_suppressions (
    address_hash text primary key,
    reason text not null check (reason in ('BOUNCE', 'COMPLAINT')),
    detail text not null,
    created_at timestamptz not null
  )`,
]
