export default [
  // Number of pieces at which a variant is low; null is as the store has it.
  'alter table variants add column if not exists low_stock_at integer',
  // One row, `id` 1; none until it is first changed.
  `create table if not exists stock_settings (
    id integer primary key check (id = 1),
    low_stock_at integer not null,
    updated_at timestamptz not null
  )`,
  // Every change of a quantity, in the order of the variant: sums of it are the quantity. Rows of deleted
  // variants stay, and go on where one comes back.
  `create table if not exists stock_log (
    variant_id uuid not null,
    number integer not null,
    product_id uuid not null,
    change integer not null,
    -- Quantity of the variant afterwards.
    after integer not null,
    kind text not null,
    order_id uuid,
    edit_id uuid,
    identity jsonb,
    created_at timestamptz not null,
    primary key (variant_id, number)
  )`,
  `insert into stock_log (variant_id, number, product_id, change, after, kind, created_at)
    select variants.id, 1, variants.product_id, variants.quantity, variants.quantity, 'OPENING', products.created_at
    from variants join products on products.id = variants.product_id
    where variants.track_quantity and variants.quantity > 0
    on conflict do nothing`,
  // Pieces of a line that are on the shelf and belong to a buyer: to send, and not sent.
  'alter table order_stock add column if not exists committed integer not null default 0',
  `update order_stock set committed = greatest(0, least(order_stock.quantity - order_stock.restored,
      order_stock.quantity - order_stock.restored
        + coalesce((orders.returned -> order_stock.line_id::text ->> 'restocked')::integer, 0)
        - coalesce((select sum((line ->> 'quantity')::integer) from fulfillments
            cross join lateral jsonb_array_elements(fulfillments.line_items) as line
            where fulfillments.order_id = order_stock.order_id and line ->> 'id' = order_stock.line_id::text), 0)))
    from orders
    where orders.id = order_stock.order_id and order_stock.source = 'SHELF'
      and orders.status not in ('CANCELED', 'REJECTED')`,
  'create index if not exists order_stock_committed on order_stock (variant_id) where committed > 0',
]
