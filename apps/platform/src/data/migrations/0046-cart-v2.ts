export default [
  // What only Cart V2 has of a purchase: settings, references, forms.
  'alter table checkouts add column if not exists purchase jsonb',
]
