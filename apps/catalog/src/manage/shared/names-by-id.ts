import type { PlatformClient } from '@galleria/platform-client'
import type { BulkPreview } from '@galleria/platform-client/catalog-bulk'
import { queryBrands, queryRibbons } from '@galleria/platform-client/catalog-shared'
import { queryCollections } from '@galleria/platform-client/collections'
import { queryProducts } from '@galleria/platform-client/products'
import { queryTaxGroups } from '@galleria/platform-client/tax'

interface Row {
  readonly cells: readonly { readonly cell: string; readonly from?: unknown; readonly to?: unknown }[]
}

/** Limit of ids per query. */
const MOST = 100

/** Names of the brands, ribbons, collections and tax groups that cells of an edit tell of by their ids; those that are gone have none. */
export async function namesById(
  client: PlatformClient,
  rows: readonly Row[],
  options?: { readonly signal: AbortSignal },
): Promise<Readonly<Record<string, string>>> {
  const query = (column: string) => {
    const cells = rows.flatMap((row) => row.cells.filter(({ cell }) => cell === column))
    const ids = new Set(cells.flatMap(({ from, to }) => [from, to]).filter((id) => typeof id === 'string'))
    return { id: { $in: [...ids].slice(0, MOST) } }
  }
  const columns = ['brandId', 'ribbonId', 'mainCategoryId', 'taxGroupId']
  const [ofBrands, ofRibbons, ofCollections, ofTaxGroups] = columns.map(query)
  const cursorPaging = { limit: MOST }
  const [brands, ribbons, collections, taxGroups] = await Promise.all([
    ofBrands?.id.$in.length
      ? queryBrands(client, { query: { filter: ofBrands, cursorPaging } }, options)
      : { brands: [] },
    ofRibbons?.id.$in.length
      ? queryRibbons(client, { query: { filter: ofRibbons, cursorPaging } }, options)
      : { ribbons: [] },
    ofCollections?.id.$in.length
      ? queryCollections(client, { query: { filter: ofCollections, paging: { limit: MOST } } }, options)
      : { collections: [] },
    ofTaxGroups?.id.$in.length
      ? queryTaxGroups(client, { query: { filter: ofTaxGroups, cursorPaging } }, options)
      : { taxGroups: [] },
  ])
  const named: readonly { readonly id?: string | null; readonly name: string }[] = [
    ...brands.brands,
    ...ribbons.ribbons,
    ...collections.collections,
    ...taxGroups.taxGroups,
  ]
  return Object.fromEntries(named.flatMap(({ id, name }) => (id ? [[id, name]] : [])))
}

/** The same of a preview, where a name that nobody has yet stands under an id that nothing has. */
export async function namesOfPreview(
  client: PlatformClient,
  { rows }: BulkPreview,
  made: unknown,
): Promise<Readonly<Record<string, string>>> {
  const known = await namesById(client, rows)
  const after = rows.flatMap(({ cells }) =>
    cells.flatMap(({ cell, to }) =>
      typeof made === 'string' && typeof to === 'string' && /^(?:brand|ribbon)Id$/.test(cell)
        ? [[to, made] as const]
        : [],
    ),
  )
  return { ...known, ...Object.fromEntries(after) }
}

/** Names of products by id; deleted ones have none. */
export async function namesOfProducts(
  client: PlatformClient,
  ids: readonly string[],
  options?: { readonly signal: AbortSignal },
): Promise<Readonly<Record<string, string>>> {
  if (ids.length === 0) return {}
  const query = { filter: { id: { $in: ids.slice(0, MOST) } }, paging: { limit: MOST } }
  const { products } = await queryProducts(client, { query }, options)
  return Object.fromEntries(products.map(({ id, name }) => [id, name]))
}
