export default [
  `create table if not exists loyalty_program (
    id integer primary key,
    name text not null,
    description text not null,
    point_name text not null,
    status text not null,
    revision bigint not null,
    icon jsonb,
    created_at timestamptz,
    updated_at timestamptz,
    expiration_status text not null default 'DISABLED',
    expiration_months integer,
    expiring_percentage integer not null default 100,
    expires_on timestamptz,
    reckoning bigint not null default 0
  )`,
  `create table if not exists loyalty_tiers (
    id uuid primary key,
    name text not null,
    description text not null,
    required_points bigint not null unique check (required_points >= 0),
    revision bigint not null,
    icon jsonb,
    created_at timestamptz,
    updated_at timestamptz
  )`,
  'create unique index if not exists loyalty_tiers_by_name on loyalty_tiers (name)',
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
  `create table if not exists loyalty_earning_rules (
    id uuid primary key,
    title text not null,
    trigger_activity_type text not null,
    status text not null,
    money_minor bigint,
    points integer not null check (points >= 0),
    revision bigint not null,
    source_app_id uuid,
    trigger_app_id text,
    -- Points by tier, null: 'money_minor' and 'points' hold for everybody.
    configs jsonb,
    deletable boolean not null default false,
    created_at timestamptz,
    updated_at timestamptz
  )`,
  'create index if not exists loyalty_earning_rules_by_trigger on loyalty_earning_rules (trigger_activity_type)',
  // One row: last day whose birthdays have been looked at.
  'create table if not exists loyalty_birthdays (id integer primary key, through text not null)',
  `create table if not exists loyalty_accounts (
    id uuid primary key,
    contact_id uuid not null unique,
    member_id uuid unique,
    balance bigint not null check (balance >= 0),
    earned bigint not null,
    adjusted bigint not null,
    redeemed bigint not null,
    expired bigint not null,
    -- No foreign key: a job takes a deleted tier from its accounts.
    tier_id uuid,
    expiring_amount bigint,
    expiring_at timestamptz,
    revision bigint not null,
    last_activity_at timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    -- Points that count towards the tier, and the time at which it may change by itself.
    tier_points bigint not null default 0,
    tier_updated_at timestamptz,
    tier_due_at timestamptz,
    reckoned bigint not null default 0,
    expiry_warned_for timestamptz,
    reward_available boolean not null default false,
    constraint loyalty_accounts_balanced check (balance = earned + adjusted - redeemed - expired)
  )`,
  'create index if not exists loyalty_accounts_by_creation on loyalty_accounts (created_at, id)',
  'create index if not exists loyalty_accounts_by_balance on loyalty_accounts (balance, id)',
  'create index if not exists loyalty_accounts_due_to_expire on loyalty_accounts (expiring_at) where expiring_at is not null',
  'create index if not exists loyalty_accounts_due_to_recalculate on loyalty_accounts (tier_due_at) where tier_due_at is not null',
  'create index if not exists loyalty_accounts_reckoned on loyalty_accounts (reckoned)',
  `create table if not exists loyalty_transactions (
    id uuid primary key,
    account_id uuid not null references loyalty_accounts (id),
    type text not null,
    amount bigint not null,
    description text,
    order_id uuid,
    idempotency_key text not null,
    created_at timestamptz not null,
    balance_after bigint not null default 0,
    info jsonb,
    digest text,
    spent bigint,
    unique (account_id, idempotency_key),
    constraint loyalty_transactions_type check (type in ('UNKNOWN', 'EARN', 'REDEEM', 'ADJUST', 'REFUND', 'EXPIRE'))
  )`,
  'create index if not exists loyalty_transactions_of_account on loyalty_transactions (account_id, created_at, id)',
  'create index if not exists loyalty_transactions_by_time on loyalty_transactions (created_at, id)',
  `create or replace view loyalty_entries as
    select id as transaction_id, 'member' as ledger, amount from loyalty_transactions
    union all
    select id, case type when 'EARN' then 'issued' when 'EXPIRE' then 'expired'
      when 'REDEEM' then 'redeemed' when 'REFUND' then 'redeemed' else 'adjusted' end, -amount
    from loyalty_transactions`,
  `create table if not exists loyalty_followed_channels (
    id uuid primary key,
    account_id uuid not null references loyalty_accounts (id),
    channel text not null,
    created_at timestamptz not null,
    unique (account_id, channel)
  )`,
  `create table if not exists loyalty_rewards (
    id uuid primary key,
    name text not null,
    active boolean not null,
    type text not null,
    terms jsonb not null,
    revision bigint not null,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  // Costs of active rewards; a null tier is everybody whose own tier is not named.
  `create table if not exists loyalty_reward_costs (
    id uuid primary key,
    reward_id uuid not null references loyalty_rewards (id),
    tier_id uuid,
    cost bigint not null check (cost > 0)
  )`,
  'create index if not exists loyalty_reward_costs_by_reward on loyalty_reward_costs (reward_id)',
  // One row: how often rewards changed, and up to which change every account has been looked at.
  `create table if not exists loyalty_reward_reach (
    id integer primary key,
    wanted bigint not null,
    done bigint not null,
    trigger text not null
  )`,
  "insert into loyalty_reward_reach (id, wanted, done, trigger) values (1, 0, 0, 'REWARD_UPDATED') on conflict (id) do nothing",
  `create table if not exists loyalty_coupons (
    id uuid primary key,
    account_id uuid not null references loyalty_accounts (id),
    member_id uuid,
    reward_id uuid not null,
    reward_type text not null,
    reward_name text not null,
    transaction_id uuid not null unique,
    coupon_id uuid not null unique,
    code text not null,
    specification jsonb not null,
    cost bigint not null check (cost > 0),
    status text not null,
    application text not null,
    order_id uuid,
    refund_transaction_id uuid unique,
    expires_at timestamptz not null,
    deleted boolean not null default false,
    revision bigint not null,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  'create index if not exists loyalty_coupons_by_account on loyalty_coupons (account_id, created_at, id)',
  'create index if not exists loyalty_coupons_by_end on loyalty_coupons (application, expires_at)',
  'create index if not exists loyalty_coupons_by_order on loyalty_coupons (order_id)',
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
  "create index if not exists loyalty_bulk_jobs_open on loyalty_bulk_jobs (created_at) where status = 'RUNNING'",
  `create table if not exists loyalty_bulk_items (
    job_id uuid not null references loyalty_bulk_jobs (id),
    account_id uuid not null,
    status text not null,
    transaction_id uuid,
    error jsonb,
    primary key (job_id, account_id)
  )`,
  "create index if not exists loyalty_bulk_items_waiting on loyalty_bulk_items (job_id, account_id) where status = 'PENDING'",
  `create table if not exists loyalty_import_files (
    id uuid primary key,
    size bigint not null,
    complete boolean not null,
    created_at timestamptz not null
  )`,
  `create table if not exists loyalty_import_chunks (
    file_id uuid not null references loyalty_import_files (id),
    position integer not null,
    bytes bytea not null,
    primary key (file_id, position)
  )`,
  `create table if not exists loyalty_imports (
    id uuid primary key,
    file_id uuid not null references loyalty_import_files (id),
    file_name text,
    file_url text not null,
    status text not null,
    header jsonb,
    sample_rows jsonb,
    mapping jsonb,
    parsed_rows bigint,
    parse_error text,
    done_rows bigint not null,
    success_count bigint not null,
    failure_count bigint not null,
    leased_until timestamptz,
    revision bigint not null,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  'create index if not exists loyalty_imports_by_status on loyalty_imports (status, created_at)',
  `create table if not exists loyalty_import_errors (
    import_id uuid not null references loyalty_imports (id),
    row_number bigint not null,
    email text not null,
    points text not null,
    reason text not null,
    primary key (import_id, row_number)
  )`,
]
