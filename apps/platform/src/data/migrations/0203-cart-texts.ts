export default [
  "alter table cart_lines add column if not exists texts_key text not null default ''",
  // Two engravings of one variant are two lines.
  'alter table cart_lines drop constraint if exists cart_lines_cart_id_variant_id_key',
  'create unique index if not exists cart_lines_item on cart_lines (cart_id, variant_id, texts_key)',
]
