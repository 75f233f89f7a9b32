import { queryProducts } from '../../calls/catalog/products.ts'
import type { Product } from '../../schemas/product.ts'
import type { PlatformClient } from '../../transport/client.ts'
import type { CallOptions } from '../../transport/options.ts'
import { otherCatalog } from '../refused.ts'

/** Products of one request, and of all that names are read from. */
const PAGE = 100
const MOST = 2000

interface Search {
  readonly search: {
    readonly filter?: object
    readonly search?: object
    readonly paging?: { readonly limit?: number }
    readonly aggregations?: readonly { readonly name: string; readonly fieldPath?: string }[]
  }
}

async function allProducts(client: PlatformClient, options?: CallOptions): Promise<Product[]> {
  const found: Product[] = []
  for (;;) {
    const query = { paging: { limit: PAGE, offset: found.length } }
    const { products, metadata } = await queryProducts(client, { query }, options)
    found.push(...products)
    if (products.length < PAGE || found.length >= Math.min(MOST, metadata.total)) return found
  }
}

const texts: Readonly<Record<string, (product: Product) => string | null | undefined>> = {
  'brand.name': ({ brand }) => brand,
  'ribbon.name': ({ ribbon }) => ribbon,
}

/** Names of brands and ribbons in use, which catalog V1 has as texts of its products. Everything else of the V3 search is refused. */
export async function searchProducts(client: PlatformClient, { search }: Search, options?: CallOptions) {
  const { aggregations = [], filter, search: words, paging } = search
  const isOfNames = aggregations.length > 0 && aggregations.every(({ fieldPath = '' }) => fieldPath in texts)
  if (!isOfNames || filter || words || paging?.limit !== 0)
    throw otherCatalog({ name: 'SearchProducts' }, 'v1')
  const products = await allProducts(client, options)
  return {
    products: [],
    aggregationData: {
      results: aggregations.map(({ name, fieldPath = '' }) => {
        const named = products.flatMap((product) => texts[fieldPath]?.(product) || [])
        const counts = Map.groupBy(named, (each) => each)
        const results = [...counts].map(([value, { length: count }]) => ({ value, count }))
        return { name, values: { results: results.toSorted((a, b) => (a.value < b.value ? -1 : 1)) } }
      }),
    },
  }
}
