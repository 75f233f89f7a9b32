import type { Catalog } from '../../common/catalog-adapter.ts'

/** Pages of the admin for which a version of the catalog has nothing. */
const without: Readonly<Record<Catalog, readonly string[]>> = {
  v1: ['/manage/catalog/customizations'],
  v3: [],
}

/** Links of the admin that lead somewhere with the catalog of the site. */
export function linksOfCatalog<Link extends { readonly to: string }>(
  links: readonly Link[],
  catalog: Catalog | undefined,
): readonly Link[] {
  return catalog ? links.filter(({ to }) => !without[catalog].includes(to)) : links
}
