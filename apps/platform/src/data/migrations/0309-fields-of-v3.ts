export default [
  // What catalog V3 tells of a product beside what V1 knows.
  'alter table products add column if not exists rich_description jsonb',
  'alter table products add column if not exists tags jsonb',
  'alter table products add column if not exists visible_in_pos boolean',
  'alter table products add column if not exists main_category_id uuid',
  'alter table products add column if not exists extended_fields jsonb',
  'alter table products add column if not exists fulfiller_id uuid',
  'alter table products add column if not exists delivery_profile_id uuid',
  'alter table variants add column if not exists barcode text',
  'alter table variants add column if not exists product_dimensions jsonb',
  'alter table variants add column if not exists package_dimensions jsonb',
  // So much of a unit is in this variant, where that is not what the product itself has.
  'alter table variants add column if not exists unit_quantity jsonb',
]
