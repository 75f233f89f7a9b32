import type { CatalogAdapter } from '@galleria/platform-client'

/** Version of the site's catalog; a site that serves both has none. */
export type Catalog = 'v1' | 'v3'

/** Adapter of a site's catalog. Each is a file of its own, so a page loads the one that it uses. */
export async function adapterOf(catalog: Catalog | undefined): Promise<CatalogAdapter | undefined> {
  if (!catalog) return undefined
  const { catalogAdapter } =
    catalog === 'v1'
      ? await import(/* webpackChunkName: "catalog-v1" */ '@galleria/platform-client/catalog-v1')
      : await import(/* webpackChunkName: "catalog-v3" */ '@galleria/platform-client/catalog-v3')
  return catalogAdapter
}
