export default [
  // Carts that were left and told of; kept beyond the cart, which ends with its order.
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
  'drop index if exists carts_left',
  // Looked at once, and again where somebody came back to it since.
  'create index if not exists carts_not_looked_at on carts (updated_at) where abandoned_at is null or abandoned_at < updated_at',
]
