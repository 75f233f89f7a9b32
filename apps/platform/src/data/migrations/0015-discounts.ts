export default [
  'alter table coupons add column if not exists tiers jsonb',
  // Whether other rules and coupons may count beside it.
  'alter table coupons add column if not exists combines boolean not null default true',
  'alter table discount_rules add column if not exists combines boolean not null default true',
]
