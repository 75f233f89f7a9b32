export default [
  // A variant has an inventory item from its start; true once somebody deleted it, null while it is there.
  'alter table variants add column if not exists without_item boolean',
  // Of a job that changes stock: which variants of its products are meant.
  'alter table catalog_bulk_batches add column if not exists variant_ids uuid[]',
]
