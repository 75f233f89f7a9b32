export default [
  // Pieces that were sold of late, by product: the order of best sellers.
  'create table if not exists product_sales (product_id uuid primary key, units bigint not null)',
]
