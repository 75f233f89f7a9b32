import type { Site } from '@galleria/federation'
import type { Product } from '@galleria/platform-client/products'
import { itemList } from '../rules/page-data.ts'
import { JsonLd } from './JsonLd.tsx'

/** For crawlers: what stands in this list, in order. */
export function ItemList({ site, products }: { readonly site: Site; readonly products: readonly Product[] }) {
  if (products.length === 0) return null
  return <JsonLd data={typeof document === 'undefined' ? itemList(site, products) : undefined} />
}
