export default [
  // Ids of further ribbons, beside the one that catalog V1 knows; null where there is none.
  'alter table products add column if not exists additional_ribbon_ids jsonb',
  // True where only members may buy it, else null.
  'alter table products add column if not exists members_only boolean',
]
