export default [
  // What was asked under an idempotency key: another request under the same key is refused. Edits of before have none.
  'alter table catalog_edits add column if not exists request text',
]
