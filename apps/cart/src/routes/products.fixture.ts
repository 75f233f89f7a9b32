import type { Shopper } from '@galleria/federation/testing'
import { type Product, queryProducts } from '@galleria/platform-client/products'

/** Products of the small seed to buy: with stock to spare, and nothing to choose or to write. */
export async function plainProducts({ client }: Shopper): Promise<readonly Product[]> {
  const { products } = await queryProducts(client, { query: {} })
  return products.filter(
    ({ productOptions, customTextFields, stock, productType }) =>
      productOptions.length + (customTextFields?.length ?? 0) === 0 &&
      stock.inventoryStatus === 'IN_STOCK' &&
      (stock.quantity ?? 99) > 9 &&
      productType === 'physical',
  )
}
