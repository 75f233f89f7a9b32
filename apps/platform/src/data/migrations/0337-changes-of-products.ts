export default [
  // Which products changed, in the order of changes: who keeps them in memory asks this list, and products themselves need no
  // index on what every change writes.
  `create table if not exists product_changes (
    changed_at timestamptz not null,
    id uuid not null,
    product_ids uuid[] not null,
    primary key (changed_at, id)
  )`,
  'drop index if exists products_by_change',
  'drop index if exists products_by_update',
  // By price shoppers' lists are sorted in memory.
  'drop index if exists products_by_sale_price',
  // With room in its page for one more, a product's next version needs no entry in any index.
  'alter table products set (fillfactor = 80)',
]
