export default [
  // Forms of a contract under all of its holders: the unique index leaves the transferred ones out.
  'create index if not exists subscription_contracts_by_line on subscription_contracts (order_id, line_id)',
]
