/** Finds products with facets, pages through the older catalog, and asks what a choice comes to. */
import { productOptionsAvailability, queryProducts } from '@galleria/platform-client/products'
import { searchProducts } from '@galleria/platform-client/products-v3'
import { itemsOf, offsetPages, productQuery, query } from '@galleria/platform-client/query'
import { visitor } from './lib/session.ts'

const client = await visitor()

const found = await searchProducts(client, {
  search: {
    search: { expression: 'vase', fuzzy: true },
    cursorPaging: { limit: 5 },
    aggregations: [{ name: 'brands', type: 'VALUE', fieldPath: 'brand.name' }],
  },
})
console.log('Found', found.products.map(({ name }) => name).join(', '))

const dear = query(productQuery).where('price', '$gt', 100).sort('price', 'DESC').build()
const pages = offsetPages((page: typeof dear) => queryProducts(client, { query: page }), dear)
let count = 0
for await (const product of itemsOf(pages, 'products')) {
  if (count++ < 3) console.log(product.name, product.priceData.formatted.price)
}
console.log(count, 'products cost more than 100')

const bySlug = query(productQuery).where('slug', '$eq', 'studio-overshirt').build()
const [shirt] = (await queryProducts(client, { query: bySlug })).products
if (!shirt) throw new Error('The store does not have the shirt')
const options = Object.fromEntries(
  shirt.productOptions.map(({ name, choices }) => [name, choices[0]?.description ?? '']),
)
const { selectedVariant, availableForPurchase } = await productOptionsAvailability(client, {
  id: shirt.id,
  options,
})
console.log(options, availableForPurchase ? 'can be had' : 'is gone', selectedVariant?.sku)
