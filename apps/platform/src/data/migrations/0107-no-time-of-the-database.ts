/** Dates come from the site's clock: whoever writes a row tells them. */
export default [
  'alter table brands alter column created_at drop default',
  'alter table brands alter column updated_at drop default',
  'alter table ribbons alter column created_at drop default',
  'alter table ribbons alter column updated_at drop default',
]
