export default [
  // Null: where the goods go.
  'alter table additional_fees add column if not exists taxed_at text',
]
