export default [
  `alter table variants add column if not exists preorder jsonb`,
  // Until now all variants of a product were ordered ahead alike; the column of products is not read any more.
  `update variants set preorder = (select preorder from products where products.id = variants.product_id)
    where product_id in (select id from products where preorder is not null)`,
]
