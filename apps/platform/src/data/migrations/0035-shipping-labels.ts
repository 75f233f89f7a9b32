export default [
  // One row: provider, account, packages and the place that parcels leave from.
  `create table if not exists label_settings (
    id integer primary key check (id = 1),
    document jsonb not null,
    updated_at timestamptz not null
  )`,
  // A label that was bought, with what is printed on it.
  `create table if not exists shipping_labels (
    id uuid primary key,
    order_id uuid not null references orders (id) on delete cascade,
    fulfillment_id uuid,
    request_key text not null,
    provider text not null,
    reference text not null,
    status text not null,
    carrier text not null,
    service text not null,
    tracking_number text not null,
    amount_minor bigint not null,
    currency text not null,
    document jsonb not null,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  'create unique index if not exists shipping_labels_by_key on shipping_labels (order_id, request_key)',
]
