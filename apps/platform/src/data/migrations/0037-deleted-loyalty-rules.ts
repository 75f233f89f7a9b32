export default [
  // Names of rules that are no more, for reports about the points that they gave.
  'create table if not exists loyalty_deleted_rules (id uuid primary key, title text not null)',
]
