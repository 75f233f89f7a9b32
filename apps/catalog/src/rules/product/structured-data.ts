import type { MediaItem, Product } from '@galleria/platform-client/products'
import { plainText } from '../plain-text.ts'
import type { Availability } from './availability.ts'
import type { DisplayPrice } from './pricing.ts'

export interface ProductFacts {
  readonly product: Product
  readonly pictures: readonly MediaItem[]
  readonly price: DisplayPrice
  readonly availability: Availability
  /** Absolute address of the page, without a variant. */
  readonly url: string
}

const inStock = {
  'in-stock': 'InStock',
  'few-left': 'LimitedAvailability',
  preorder: 'PreOrder',
  'sold-out': 'SoldOut',
} as const

/** schema.org Product with its Offer, or the range of its variants' offers. */
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
      ...(price.highest
        ? {
            '@type': 'AggregateOffer',
            lowPrice: price.amount,
            highPrice: price.highest,
            offerCount: product.variants.length,
          }
        : { '@type': 'Offer', price: price.amount }),
      url,
      priceCurrency: price.currency,
      availability: `https://schema.org/${inStock[availability.status]}`,
      itemCondition: 'https://schema.org/NewCondition',
    },
  }
}
