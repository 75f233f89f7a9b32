export default [
  `create table if not exists loyalty_program (
    id integer primary key,
    name text not null,
    description text not null,
    point_name text not null,
    status text not null,
    revision bigint not null
  )`,
  `create table if not exists loyalty_tiers (
    id uuid primary key,
    name text not null,
    description text not null,
    required_points bigint not null unique check (required_points >= 0),
    revision bigint not null
  )`,
  `create table if not exists loyalty_earning_rules (
    id uuid primary key,
    title text not null,
    trigger_activity_type text not null,
    status text not null,
    money_minor bigint,
    points integer not null check (points >= 0),
    revision bigint not null
  )`,
  `create table if not exists loyalty_accounts (
    id uuid primary key,
    contact_id uuid not null unique,
    member_id uuid unique,
    balance bigint not null check (balance >= 0),
    earned bigint not null,
    adjusted bigint not null,
    redeemed bigint not null,
    expired bigint not null,
    tier_id uuid references loyalty_tiers (id),
    expiring_amount bigint,
    expiring_at timestamptz,
    revision bigint not null,
    last_activity_at timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  `create table if not exists loyalty_transactions (
    id uuid primary key,
    account_id uuid not null references loyalty_accounts (id),
    type text not null,
    amount bigint not null,
    description text,
    order_id uuid,
    idempotency_key text not null,
    created_at timestamptz not null,
    unique (account_id, idempotency_key)
  )`,
  'create index if not exists loyalty_transactions_by_account on loyalty_transactions (account_id, created_at desc, id)',
  `create table if not exists loyalty_entries (
    transaction_id uuid not null references loyalty_transactions (id),
    ledger text not null,
    amount bigint not null,
    primary key (transaction_id, ledger)
  )`,
]
