export default [
  // What is kept in memory of products learns here which are gone; by the database's clock, as their changes are.
  `create table if not exists deleted_products (
    product_id uuid primary key,
    deleted_at timestamptz not null
  )`,
  'create index if not exists deleted_products_by_time on deleted_products (deleted_at)',
  // Numbers of products are short and never given twice: who makes a product holds this row until it is there.
  `create table if not exists product_numbers (
    id integer primary key check (id = 1),
    last bigint not null
  )`,
  'insert into product_numbers (id, last) values (1, 0) on conflict do nothing',
  'alter table products add column if not exists seo_data jsonb',
]
