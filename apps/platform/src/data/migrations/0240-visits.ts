export default [
  // One row, `id` 1: what this site's visitors' tokens are signed with, beside the secret of the configuration.
  'create table if not exists visit_keys (id integer primary key, nonce bytea not null)',
]
