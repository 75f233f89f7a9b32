export default [
  // Keeps, by line, how many of the refunded and restocked units had been sent. Earlier orders have none.
  'alter table orders add column if not exists returned jsonb',
]
