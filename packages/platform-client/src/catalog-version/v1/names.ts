import type { Product } from '../../schemas/product.ts'
import type { PlatformClient } from '../../transport/client.ts'
import type { CallOptions } from '../../transport/options.ts'
import { otherCatalog } from '../refused.ts'
import { allProducts } from './all-products.ts'

interface Search {
  readonly search: {
    readonly filter?: object
    readonly search?: object
    readonly paging?: { readonly limit?: number }
    readonly aggregations?: readonly { readonly name: string; readonly fieldPath?: string }[]
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
