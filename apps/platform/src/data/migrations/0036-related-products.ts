export default [
  // Products that a merchant shows beside a product; null without a choice.
  'alter table products add column if not exists related jsonb',
  // Products that name another one, for its own page.
  "create index if not exists products_relating on products using gin ((related -> 'productIds')) where related is not null",
]
