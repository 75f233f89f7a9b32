export interface Crumb {
  readonly label: string
  /** Absolute. */
  readonly url: string
}

/** schema.org BreadcrumbList. */
export function breadcrumbData(crumbs: readonly Crumb[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      item: crumb.url,
    })),
  }
}

/** Structured data of a list, in order. */
export function itemList(
  site: { readonly shellUrl: string },
  products: readonly { readonly name: string; readonly slug: string }[],
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: products.map(({ name, slug }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: `${site.shellUrl}/products/${slug}`,
    })),
  }
}

/** JSON that can stand inside a script element: no product name can end it. */
export function scriptJson(data: object): string {
  return JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}
