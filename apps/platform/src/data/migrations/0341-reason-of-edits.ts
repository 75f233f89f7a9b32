export default [
  // Why a stock was changed, as whoever did it said: edits of anything else have none.
  'alter table catalog_edits add column if not exists reason text',
]
