export default [
  // Number under which the merchant is registered for tax in a region, such as a VAT number.
  'alter table tax_regions add column if not exists tax_id text',
]
