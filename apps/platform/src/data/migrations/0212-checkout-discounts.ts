export default ['alter table checkouts add column if not exists merchant_discounts jsonb']
