export default [
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
    merchant_discounts jsonb,
    business_location_id uuid,
    selected_shipping jsonb,
    override_checkout_url text,
    extended_fields jsonb,
    contact_id uuid,
    abandoned_at timestamptz,
    -- Language of the last person who filled it, for the letter about an abandoned cart.
    buyer_language text,
    unique (owner_type, owner_id)
  )`,
  // Carts to look at: those never looked at, and those changed since.
  'create index if not exists carts_not_looked_at on carts (updated_at) where abandoned_at is null or abandoned_at < updated_at',
  `create table if not exists cart_lines (
    id uuid primary key,
    cart_id uuid not null references carts (id) on delete cascade,
    product_id uuid not null,
    variant_id uuid not null,
    options jsonb not null,
    quantity integer not null check (quantity between 1 and 100000),
    position integer not null,
    texts_key text not null default '',
    -- Parts of a line beside variant and number: its own price, a membership that pays for it, a
    -- subscription.
    details jsonb
  )`,
  'create unique index if not exists cart_lines_item on cart_lines (cart_id, variant_id, texts_key)',
  // Abandoned carts that were told of; kept beyond the cart, which ends with its order.
  `create table if not exists abandoned_carts (
    cart_id uuid primary key,
    status text not null,
    buyer jsonb not null,
    total_minor bigint not null,
    currency text not null,
    activities jsonb not null,
    cart_created_at timestamptz not null,
    abandoned_at timestamptz not null,
    recovered_at timestamptz
  )`,
  'create index if not exists abandoned_carts_by_date on abandoned_carts (abandoned_at desc, cart_id)',
  `create table if not exists checkouts (
    id uuid primary key,
    cart_id uuid not null unique,
    owner_type text not null,
    owner_id uuid not null,
    status text not null,
    lines jsonb not null,
    coupon_code text,
    email text,
    shipping_destination jsonb,
    billing_info jsonb,
    shipping_code text,
    buyer_note text,
    channel_type text not null,
    currency text not null,
    shown_total_minor bigint,
    order_id uuid,
    revision bigint not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    merchant_discounts jsonb,
    -- Sealed code: a reader of the table can spend no card.
    gift_card bytea,
    gift_card_minor bigint,
    tip jsonb,
    override_checkout_url text,
    custom_fields jsonb,
    buyer_language text,
    -- Abandoned once nobody touches it for a while, recovered by the link that was sent.
    abandoned_at timestamptz,
    recovered_at timestamptz,
    -- Plans that are to pay for lines of it.
    memberships jsonb,
    -- Place of sale: taxes that go by the business are taken there.
    business_location_id uuid
  )`,
  "create index if not exists checkouts_left on checkouts (updated_at) where status = 'OPEN' and abandoned_at is null",
  // Templates that a link or a button opens a checkout with, again and again.
  `create table if not exists checkout_templates (
    id uuid primary key,
    status text not null,
    document jsonb not null,
    revision bigint not null,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  `create table if not exists checkout_settings (
    id integer primary key,
    document jsonb not null,
    revision bigint not null,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
]
