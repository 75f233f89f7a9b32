export default [
  'alter table loyalty_earning_rules add column if not exists source_app_id uuid',
  'alter table loyalty_earning_rules add column if not exists trigger_app_id text',
  // By tier; null is what `money_minor` and `points` say, for everybody.
  'alter table loyalty_earning_rules add column if not exists configs jsonb',
  'alter table loyalty_earning_rules add column if not exists deletable boolean not null default false',
  'alter table loyalty_earning_rules add column if not exists created_at timestamptz',
  'alter table loyalty_earning_rules add column if not exists updated_at timestamptz',
  'create index if not exists loyalty_earning_rules_by_trigger on loyalty_earning_rules (trigger_activity_type)',
  // One row: the day up to which birthdays have been looked at.
  `create table if not exists loyalty_birthdays (
    id integer primary key,
    through text not null
  )`,
]
