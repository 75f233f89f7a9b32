export default [
  // What each account counts towards its tier, and when time alone may change it.
  'alter table loyalty_accounts add column if not exists tier_points bigint not null default 0',
  'alter table loyalty_accounts add column if not exists tier_updated_at timestamptz',
  'alter table loyalty_accounts add column if not exists tier_due_at timestamptz',
  'alter table loyalty_accounts add column if not exists reckoned bigint not null default 0',
  'alter table loyalty_accounts add column if not exists expiry_warned_for timestamptz',
  'alter table loyalty_accounts add column if not exists reward_available boolean not null default false',
  'update loyalty_accounts set tier_points = greatest(0, earned + least(0, adjusted)) where tier_points = 0',
  'alter table loyalty_transactions add column if not exists balance_after bigint not null default 0',
  'alter table loyalty_transactions add column if not exists info jsonb',
  'alter table loyalty_transactions add column if not exists digest text',
  'alter table loyalty_transactions add column if not exists spent bigint',
  `update loyalty_transactions t set balance_after = known.balance_after
    from (select id, sum(amount) over (partition by account_id order by created_at, id) as balance_after
      from loyalty_transactions) as known
    where known.id = t.id`,
  // The counter-accounts stand beside the balance, and no statement can change one without the other.
  'alter table loyalty_accounts drop constraint if exists loyalty_accounts_balanced',
  `alter table loyalty_accounts add constraint loyalty_accounts_balanced
    check (balance = earned + adjusted - redeemed - expired)`,
  'alter table loyalty_transactions drop constraint if exists loyalty_transactions_type',
  `alter table loyalty_transactions add constraint loyalty_transactions_type
    check (type in ('UNKNOWN', 'EARN', 'REDEEM', 'ADJUST', 'REFUND', 'EXPIRE'))`,
  'drop table if exists loyalty_entries',
  `create or replace view loyalty_entries as
    select id as transaction_id, 'member' as ledger, amount from loyalty_transactions
    union all
    select id, case type when 'EARN' then 'issued' when 'EXPIRE' then 'expired'
      when 'REDEEM' then 'redeemed' when 'REFUND' then 'redeemed' else 'adjusted' end, -amount
    from loyalty_transactions`,
  'create index if not exists loyalty_transactions_of_account on loyalty_transactions (account_id, created_at, id)',
  'drop index if exists loyalty_transactions_by_account',
  'create index if not exists loyalty_transactions_by_time on loyalty_transactions (created_at, id)',
  // What the program says of expiry, and what the tiers go by.
  'alter table loyalty_program add column if not exists icon jsonb',
  'alter table loyalty_program add column if not exists created_at timestamptz',
  'alter table loyalty_program add column if not exists updated_at timestamptz',
  `alter table loyalty_program add column if not exists expiration_status text not null default 'DISABLED'`,
  'alter table loyalty_program add column if not exists expiration_months integer',
  'alter table loyalty_program add column if not exists expiring_percentage integer not null default 100',
  'alter table loyalty_program add column if not exists expires_on timestamptz',
  'alter table loyalty_program add column if not exists reckoning bigint not null default 0',
  'alter table loyalty_tiers add column if not exists icon jsonb',
  'alter table loyalty_tiers add column if not exists created_at timestamptz',
  'alter table loyalty_tiers add column if not exists updated_at timestamptz',
  `create table if not exists loyalty_tier_settings (
    id integer primary key,
    status text not null,
    duration_in_months integer,
    basis text not null default 'POINTS',
    base_definition jsonb,
    reckoning bigint not null default 0,
    revision bigint not null,
    created_at timestamptz,
    updated_at timestamptz
  )`,
  // A shop that has tiers already goes on having them.
  `insert into loyalty_tier_settings (id, status, revision)
    select 1, 'ACTIVE', 1 where exists (select 1 from loyalty_tiers) on conflict (id) do nothing`,
]
