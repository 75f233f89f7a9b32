export default [
  `create table if not exists refund_requests (
    id uuid primary key,
    order_id uuid not null references orders (id) on delete cascade,
    request_key text not null,
    status text not null,
    line_items jsonb not null,
    reason text not null,
    message text,
    answer text,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    unique (order_id, request_key)
  )`,
  // One at a time of an order, whatever the code above it does.
  `create unique index if not exists refund_requests_open on refund_requests (order_id) where status = 'REQUESTED'`,
]
