export default [
  // Of the units that were refunded and put back into stock, how many had been sent before, by line. Orders of before have none.
  'alter table orders add column if not exists returned jsonb',
]
