export default [
  // Which goods an order holds, so that they go back to where they came from, each once.
  // No reference to the order: goods are taken before its row is there, so that its number is locked but briefly.
  `create table if not exists order_stock (
    order_id uuid not null,
    line_id uuid not null,
    product_id uuid not null,
    variant_id uuid not null,
    quantity integer not null check (quantity > 0),
    source text not null,
    restored integer not null default 0 check (restored between 0 and quantity),
    primary key (order_id, line_id)
  )`,
  'create index if not exists orders_by_date on orders (created_at desc, id)',
  'create index if not exists orders_by_email on orders (lower(email))',
  'alter table orders alter column checkout_id drop not null',
  `create table if not exists fulfillments (
    id uuid primary key,
    order_id uuid not null references orders (id) on delete cascade,
    line_items jsonb not null,
    tracking jsonb,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  'create index if not exists fulfillments_of on fulfillments (order_id, created_at, id)',
  `create table if not exists orders_settings (
    id integer primary key,
    inventory_update_trigger text not null,
    create_invoice boolean not null,
    auto_generate_invoice boolean not null,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  `create table if not exists invoices (
    id uuid primary key,
    order_id uuid not null references orders (id) on delete cascade,
    number bigint not null unique,
    status text not null,
    issued_at timestamptz not null,
    due_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  'create index if not exists invoices_of on invoices (order_id, issued_at)',
  `insert into order_counter (id, last_number) values (2, 0) on conflict (id) do nothing`,
  `create table if not exists payment_requests (
    id uuid primary key,
    order_id uuid not null references orders (id) on delete cascade,
    amount_minor bigint not null check (amount_minor > 0),
    status text not null,
    expires_at timestamptz not null,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  'create index if not exists payment_requests_of on payment_requests (order_id, created_at)',
  `create index if not exists payment_requests_due on payment_requests (expires_at) where status = 'UNPAID'`,
]
