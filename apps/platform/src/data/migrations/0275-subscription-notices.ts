export default [
  // The day of which its buyer was told beforehand, so that each is told once.
  'alter table subscription_contracts add column if not exists noticed_for timestamptz',
]
