export default [
  'alter table carts add column if not exists merchant_discounts jsonb',
  'alter table carts add column if not exists business_location_id uuid',
  'alter table carts add column if not exists selected_shipping jsonb',
  'alter table carts add column if not exists override_checkout_url text',
  'alter table carts add column if not exists extended_fields jsonb',
  'alter table carts add column if not exists contact_id uuid',
  // What a line is beside a variant and a number: its own price, a membership that pays for it, a subscription.
  'alter table cart_lines add column if not exists details jsonb',
]
