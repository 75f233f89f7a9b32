export default [
  `create table if not exists back_in_stock_requests (
    id uuid primary key,
    product_id uuid not null references products (id) on delete cascade,
    variant_id uuid not null references variants (id) on delete cascade,
    email text not null,
    email_key text not null,
    language text not null,
    status text not null,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  // One open request per person and variant, whatever is sent twice at once.
  `create unique index if not exists back_in_stock_open on back_in_stock_requests (variant_id, email_key)
    where status = 'RECEIVED'`,
]
