export default [
  `create table if not exists coupons (
    id uuid primary key,
    code text not null,
    code_key text not null unique,
    name text not null,
    kind text not null,
    percent numeric(6, 3),
    amount_minor bigint check (amount_minor >= 0),
    minimum_subtotal_minor bigint not null check (minimum_subtotal_minor >= 0),
    usage_limit integer,
    used integer not null check (used >= 0 and (usage_limit is null or used <= usage_limit)),
    starts_at timestamptz,
    expires_at timestamptz,
    active boolean not null
  )`,
  `create table if not exists shipping_options (
    id uuid primary key,
    carrier_id uuid not null,
    code text not null unique,
    title text not null,
    kind text not null,
    countries jsonb not null,
    price_minor bigint not null check (price_minor >= 0),
    free_from_minor bigint,
    delivery_time text not null,
    instructions text,
    pickup_address jsonb,
    position integer not null
  )`,
  `create table if not exists tax_rates (
    id uuid primary key,
    country text not null,
    subdivision text,
    name text not null,
    rate numeric(8, 6) not null,
    unique (country, subdivision)
  )`,
  `create table if not exists carts (
    id uuid primary key,
    owner_type text not null,
    owner_id uuid not null,
    coupon_code text,
    buyer_note text,
    buyer_email text,
    contact_info jsonb,
    currency text not null,
    checkout_id uuid,
    revision bigint not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    unique (owner_type, owner_id)
  )`,
  `create table if not exists cart_lines (
    id uuid primary key,
    cart_id uuid not null references carts (id) on delete cascade,
    product_id uuid not null,
    variant_id uuid not null,
    options jsonb not null,
    quantity integer not null check (quantity between 1 and 100000),
    position integer not null,
    unique (cart_id, variant_id)
  )`,
]
