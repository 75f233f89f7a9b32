import type { PlatformClient } from '@galleria/platform-client'
import { searchProducts } from '@galleria/platform-client/products-v3'
import type { Names } from '../grid/Filters.tsx'
import { readCollections } from '../product/read.ts'

/** Names for filters and cell editors: brands and ribbons in use, and all collections. */
export async function readNames(
  client: PlatformClient,
  options: { readonly signal: AbortSignal },
): Promise<Names> {
  const value = { limit: 250, sortType: 'VALUE', sortDirection: 'ASC' } as const
  const aggregations = [
    { name: 'brands', fieldPath: 'brand.name', type: 'VALUE', value } as const,
    { name: 'ribbons', fieldPath: 'ribbon.name', type: 'VALUE', value } as const,
  ]
  const [{ aggregationData }, collections] = await Promise.all([
    searchProducts(client, { search: { paging: { limit: 0 }, aggregations } }, options),
    readCollections(client, options),
  ])
  const namesOf = (name: string) =>
    aggregationData?.results
      .find((result) => result.name === name)
      ?.values?.results.map((each) => each.value) ?? []
  return {
    brands: namesOf('brands'),
    ribbons: namesOf('ribbons'),
    collections: collections.map(({ id, name }): [string, string] => [id, name]),
  }
}
