export default [
  'alter table subscription_contracts add column if not exists paid_until timestamptz',
  'alter table subscription_contracts add column if not exists trial_ends_at timestamptz',
  'alter table subscription_contracts add column if not exists cancels_at timestamptz',
  'alter table subscription_contracts add column if not exists failure jsonb',
  'alter table subscription_contracts add column if not exists last_order_id uuid',
  'update subscription_contracts set paid_until = next_at where paid_until is null',
  // Whoever it was transferred to has a contract of the same line.
  'alter table subscription_contracts drop constraint if exists subscription_contracts_order_id_line_id_key',
  `create unique index if not exists subscription_contracts_once on subscription_contracts (order_id, line_id)
    where status <> 'TRANSFERRED'`,
]
