export default [
  // Properties that the merchant set; an empty column is as the platform was configured.
  'alter table site_properties add column if not exists version integer not null default 0',
  'alter table site_properties add column if not exists site_display_name text',
  'alter table site_properties add column if not exists business_name text',
  'alter table site_properties add column if not exists email text',
  'alter table site_properties add column if not exists phone text',
  'alter table site_properties add column if not exists address jsonb',
  'alter table site_properties add column if not exists weight_unit text',
  'alter table site_properties add column if not exists dimensions_unit text',
  'alter table site_properties add column if not exists payment_currency text',
  'alter table site_properties add column if not exists display_currencies jsonb',
]
