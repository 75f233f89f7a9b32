import { queryProducts } from '../../calls/catalog/products.ts'
import type { Product } from '../../schemas/product.ts'
import type { PlatformClient } from '../../transport/client.ts'
import type { CallOptions } from '../../transport/options.ts'

/** Products of one request, and of all that names are read from. */
const PAGE = 100
const MOST = 2000

/** The products of a shop, for what catalog V1 has in its products alone. */
export async function allProducts(client: PlatformClient, options?: CallOptions): Promise<Product[]> {
  const found: Product[] = []
  for (;;) {
    const query = { paging: { limit: PAGE, offset: found.length } }
    const { products, metadata } = await queryProducts(client, { query }, options)
    found.push(...products)
    if (products.length < PAGE || found.length >= Math.min(MOST, metadata.total)) return found
  }
}
