export default [
  // A page of a product looks its guide up by the product and by its collections.
  'create index if not exists size_guides_by_product on size_guides using gin (product_ids)',
  'create index if not exists size_guides_by_collection on size_guides using gin (collection_ids)',
]
