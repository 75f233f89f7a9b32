// Staff page through the contracts of every shopper, newest first.
export default [
  'create index if not exists subscription_contracts_by_date on subscription_contracts (created_at, id)',
]
