export default [
  // Goods on their way to a location: from another one, or from a supplier where no source is named.
  `create table if not exists stock_transfers (
    id uuid primary key,
    reference text not null,
    note text not null,
    from_location_id uuid,
    to_location_id uuid not null,
    expected_on text,
    status text not null,
    history jsonb not null,
    revision bigint not null,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  'create index if not exists stock_transfers_by_time on stock_transfers (created_at desc, id)',
  `create table if not exists stock_transfer_lines (
    transfer_id uuid not null references stock_transfers (id) on delete cascade,
    variant_id uuid not null,
    position integer not null,
    product_id uuid not null,
    -- Names at the time it was written: a transfer outlives its products.
    name text not null,
    sku text,
    quantity integer not null,
    received integer not null,
    -- Lost or rejected.
    rejected integer not null,
    -- Pieces on their way, zero unless the transfer is in transit.
    incoming integer not null,
    primary key (transfer_id, variant_id)
  )`,
  'create index if not exists stock_transfer_lines_incoming on stock_transfer_lines (variant_id) where incoming > 0',
  'alter table stock_log add column if not exists transfer_id uuid',
  'alter table stock_log add column if not exists location_id uuid',
]
