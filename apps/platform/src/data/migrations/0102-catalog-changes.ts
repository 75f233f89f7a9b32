export default [
  // When anything of the product last changed, stock included: what is kept in memory is refreshed by it.
  'alter table products add column if not exists changed_at timestamptz not null default now()',
  'create index if not exists products_by_change on products (changed_at)',
]
