export default [
  // From where it is sold: what is taxed at the business is taxed there.
  'alter table checkouts add column if not exists business_location_id uuid',
]
