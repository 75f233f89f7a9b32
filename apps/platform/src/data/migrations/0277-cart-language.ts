export default [
  // Of who filled it last, for what is written to them when it is left.
  'alter table carts add column if not exists buyer_language text',
]
