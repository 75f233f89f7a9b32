export default [
  'alter table products add column if not exists publication jsonb',
  // Dates of products that wait for them, which the schedule asks for again and again.
  "create index if not exists products_scheduled on products ((publication->>'date')) where publication->>'date' is not null",
]
