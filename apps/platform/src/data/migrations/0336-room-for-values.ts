export default [
  // Prices of all variants change at once: where a page has room, the new row needs no entry in any index.
  'alter table variants set (fillfactor = 75)',
]
