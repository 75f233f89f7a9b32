import { searchLoader } from '@galleria/manage'
import type { SearchResult } from '@galleria/page-parts/search-results'
import { queryCatalogRows } from '@galleria/platform-client/catalog-rows'

/** Products of a search in the admin, shown at once. */
const SHOWN = 5

/** Hidden products too. */
export const loader = searchLoader(async ({ client, words, signal }): Promise<SearchResult[]> => {
  const query = { search: { expression: words }, paging: { limit: SHOWN } }
  const { rows } = await queryCatalogRows(client, { query }, { signal })
  return rows.map(({ id, name, sku }) => ({
    to: `/manage/catalog/products/${id}`,
    label: name,
    ...(sku && { detail: sku }),
  }))
})

/** Found products stay: no act on a page changes them. */
export const shouldRevalidate = () => false
