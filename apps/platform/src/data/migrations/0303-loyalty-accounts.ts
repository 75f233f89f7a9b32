export default [
  'create index if not exists loyalty_accounts_by_creation on loyalty_accounts (created_at, id)',
  'create index if not exists loyalty_accounts_by_balance on loyalty_accounts (balance, id)',
  'create index if not exists loyalty_accounts_due_to_expire on loyalty_accounts (expiring_at) where expiring_at is not null',
  'create index if not exists loyalty_accounts_due_to_recalculate on loyalty_accounts (tier_due_at) where tier_due_at is not null',
  'create index if not exists loyalty_accounts_reckoned on loyalty_accounts (reckoned)',
  // A tier that is taken away is taken from its accounts by the job, not by the one who takes it away.
  'alter table loyalty_accounts drop constraint if exists loyalty_accounts_tier_id_fkey',
  'create unique index if not exists loyalty_tiers_by_name on loyalty_tiers (name)',
  // What accounts are searched by: A the name, B the e-mail address and its parts; as in areas/loyalty/accounts/fields.ts.
  `create index if not exists members_by_words on members using gin ((
    setweight(to_tsvector('simple', coalesce(contact ->> 'firstName', '') || ' ' || coalesce(contact ->> 'lastName', '') || ' ' || coalesce(nickname, '')), 'A')
    || setweight(to_tsvector('simple', translate(login_email, '@.+-_', '     ')), 'B')))`,
  `create table if not exists loyalty_followed_channels (
    id uuid primary key,
    account_id uuid not null references loyalty_accounts (id),
    channel text not null,
    created_at timestamptz not null,
    unique (account_id, channel)
  )`,
  `create table if not exists loyalty_bulk_jobs (
    id uuid primary key,
    status text not null,
    amount bigint,
    balance bigint,
    description text,
    total bigint not null,
    succeeded bigint not null default 0,
    failed bigint not null default 0,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  `create index if not exists loyalty_bulk_jobs_open on loyalty_bulk_jobs (created_at) where status = 'RUNNING'`,
  `create table if not exists loyalty_bulk_items (
    job_id uuid not null references loyalty_bulk_jobs (id),
    account_id uuid not null,
    status text not null,
    transaction_id uuid,
    error jsonb,
    primary key (job_id, account_id)
  )`,
  `create index if not exists loyalty_bulk_items_waiting on loyalty_bulk_items (job_id, account_id) where status = 'PENDING'`,
]
