/** A privileged call with the owner's key, and a call of one's own with a full entity: what products cost the shop. */
import { defineCall, z } from '@galleria/platform-client'
import { apiKey, createElevatedClient } from '@galleria/platform-client/elevated'
import { Product } from '@galleria/platform-client/entities/catalog'
import { getProduct } from '@galleria/platform-client/operations/catalog/products'
import { queryProducts } from '@galleria/platform-client/products'
import { site } from './lib/site.ts'

const credentials = apiKey({ key: site.apiKey, siteId: site.siteId })
const client = createElevatedClient({ baseUrl: site.url, credentials })

// The client's own calls hold what pages show. Costs are not among it, so this asks for the whole entity.
const getProductWithCosts = defineCall<
  { id: string; includeMerchantSpecificData: true },
  { product: Product }
>(getProduct, () => z.object({ product: Product }))

const { products } = await queryProducts(client, { query: { paging: { limit: 5 } } })
for (const { id } of products) {
  const { product } = await getProductWithCosts(client, { id, includeMerchantSpecificData: true })
  const { profit, profitMargin } = product.costAndProfitData ?? {}
  console.log(product.name, product.priceData.price, 'of which profit', profit ?? '?', profitMargin ?? '?')
}
