import type { MediaItem, Product } from '@galleria/platform-client/products'
import type { Availability } from './availability.ts'
import { plainText } from './plain-text.ts'
import type { ShownPrice } from './pricing.ts'

export interface ProductFacts {
  readonly product: Product
  readonly pictures: readonly MediaItem[]
  readonly price: ShownPrice
  readonly availability: Availability
  /** Absolute address of the page, without a variant. */
  readonly url: string
}

export interface Crumb {
  readonly label: string
  /** Absolute. */
  readonly url: string
}

const inStock = {
  'in-stock': 'InStock',
  'few-left': 'LimitedAvailability',
  preorder: 'PreOrder',
  'sold-out': 'SoldOut',
} as const

/** schema.org Product with its Offer. */
export function productData({ product, pictures, price, availability, url }: ProductFacts): object {
  const images = pictures.flatMap((picture) => picture.image?.url ?? [])
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    url,
    ...(product.description && { description: plainText(product.description, 5000) }),
    ...(images.length > 0 && { image: images }),
    ...(product.sku && { sku: product.sku }),
    ...(product.brand && { brand: { '@type': 'Brand', name: product.brand } }),
    offers: {
      '@type': 'Offer',
      url,
      price: price.amount,
      priceCurrency: price.currency,
      availability: `https://schema.org/${inStock[availability.status]}`,
      itemCondition: 'https://schema.org/NewCondition',
    },
  }
}

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

/** What stands in a list, in order. */
export function itemList(site: { readonly shellUrl: string }, products: readonly Product[]): object {
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
