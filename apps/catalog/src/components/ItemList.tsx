import type { Site } from '@galleria/federation'
import { itemList } from '../rules/structured-data/page.ts'
import type { Tile } from '../rules/tile.ts'
import { JsonLd } from './JsonLd.tsx'

/** For crawlers: what stands in this list, in order. */
export function ItemList({ site, products }: { readonly site: Site; readonly products: readonly Tile[] }) {
  if (products.length === 0) return null
  return <JsonLd data={typeof document === 'undefined' ? itemList(site, products) : undefined} />
}
