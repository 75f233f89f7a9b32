export default [
  // What a collection counts is all its products less the hidden ones, of which there are few: no look at any product.
  'create index if not exists products_hidden on products (id) where not visible',
]
