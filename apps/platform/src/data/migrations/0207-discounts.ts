export default [
  'alter table coupons add column if not exists fixed_price_minor bigint',
  'alter table coupons add column if not exists buy_pieces integer',
  'alter table coupons add column if not exists free_pieces integer',
  'alter table coupons add column if not exists scopes jsonb',
  'alter table coupons add column if not exists limit_per_customer integer',
  // Bought with points by one member, and good for nobody else.
  'alter table coupons add column if not exists member_id uuid',
  `create table if not exists discount_rules (
    id uuid primary key,
    name text not null,
    active boolean not null,
    starts_at timestamptz,
    ends_at timestamptz,
    trigger jsonb not null,
    reduction jsonb not null,
    scopes jsonb,
    used bigint not null,
    revision bigint not null,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  `create table if not exists additional_fees (
    id uuid primary key,
    code text not null unique,
    name text not null,
    amount_minor bigint not null check (amount_minor >= 0),
    source text not null,
    scopes jsonb,
    below_subtotal_minor bigint,
    tax_group_id uuid,
    active boolean not null
  )`,
]
