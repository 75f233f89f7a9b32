import type { MediaItem, Product, Variant } from '@galleria/platform-client/products'
import type { Offer, Product as ProductThing, Thing } from 'schema-dts'
import { plainText } from '../plain-text.ts'
import { type Availability, availability } from '../product/availability.ts'
import { leadingPicture } from '../product/gallery.ts'
import { displayPrice } from '../product/pricing.ts'
import { rasterUrl } from '../shared-picture.ts'
import { graphOf } from './graph.ts'
import { type ProductTerms, returnPolicy, shippingDetails } from './policies.ts'
import { type ReviewFacts, ratingData } from './reviews.ts'
import { axisOf, variantFacts } from './variants.ts'

export interface ProductFacts {
  readonly product: Product
  readonly pictures: readonly MediaItem[]
  /** Absent where the platform tells none. */
  readonly terms?: ProductTerms | null | undefined
  /** Absent where the platform has none to offer. */
  readonly reviews?: ReviewFacts | null | undefined
  /** Absolute address of the page, without a variant. */
  readonly url: string
}

const inStock = {
  'in-stock': 'InStock',
  'few-left': 'LimitedAvailability',
  preorder: 'PreOrder',
  'sold-out': 'SoldOut',
} as const satisfies Record<Availability['status'], string>

/** Most variants, pictures and delivery methods of one page: what is more would only make it heavy. */
const most = { variants: 100, pictures: 10, deliveries: 10 }
const LONGEST_DESCRIPTION = 5000

/** schema.org Product with its Offer, or ProductGroup with each variant's; deliveries and returns stand beside them, once. */
export function productData(facts: ProductFacts): object {
  const { product, pictures, reviews, url } = facts
  const images = pictures.slice(0, most.pictures).flatMap(({ image }) => (image ? rasterUrl(image.url) : []))
  const shared = {
    name: product.name,
    url,
    ...(product.description && { description: plainText(product.description, LONGEST_DESCRIPTION) }),
    ...(product.brand && { brand: { '@type': 'Brand', name: product.brand } as const }),
    ...ratingData(reviews),
  }
  const offers = offersOf(facts)
  const variants = product.variants.filter(({ variant }) => variant.visible).slice(0, most.variants)
  const thing: Thing =
    variants.length > 1
      ? {
          '@type': 'ProductGroup',
          ...shared,
          ...(images.length > 0 && { image: images }),
          productGroupID: product.id,
          ...variesBy(product),
          hasVariant: variants.map((variant) => variantOf(facts, variant, offers.offer)),
        }
      : {
          '@type': 'Product',
          ...shared,
          ...(images.length > 0 && { image: images }),
          ...(product.sku && { sku: product.sku }),
          offers: offers.offer(undefined, url),
        }
  return graphOf([thing, ...offers.terms()])
}

function variesBy({ productOptions }: Product) {
  const axes = [...new Set(productOptions.flatMap((option) => axisOf(option) ?? []))]
  return axes.length > 0 && { variesBy: axes.map((axis) => `https://schema.org/${axis}`) }
}

type OfferOf = (variant: Variant | undefined, url: string) => Offer

function variantOf({ product, url }: ProductFacts, variant: Variant, offer: OfferOf): ProductThing {
  const { labels, axes, others, search } = variantFacts(product, variant)
  const address = search ? `${url}?${search}` : url
  const picture = leadingPicture(product, variant.choices)?.image?.url
  const { sku } = variant.variant
  return {
    '@type': 'Product',
    name: [product.name, ...labels].join(', '),
    url: address,
    ...(picture && { image: rasterUrl(picture) }),
    ...(sku && { sku }),
    ...axes,
    ...(others.length > 0 && {
      additionalProperty: others.map(({ name, value }) => ({
        '@type': 'PropertyValue' as const,
        name,
        value,
      })),
    }),
    offers: offer(variant, address),
  }
}

/** Offers of one page. What they say of delivery and returns is collected, for equal terms are told once. */
function offersOf({ product, terms, url }: ProductFacts) {
  const isShipped = product.productType === 'physical' && !product.giftCard
  const told = isShipped ? terms : undefined
  const returns = told ? returnPolicy(told, `${url}#returns`) : undefined
  const deliveries = new Map<string, { readonly id: string; readonly details: object }>()
  /** References by price: most variants cost the same. */
  const byAmount = new Map<string, readonly { readonly '@id': string }[]>()

  function deliveriesOf(amount: string) {
    const known = byAmount.get(amount)
    if (known) return known
    const found = collectDeliveries(amount)
    byAmount.set(amount, found)
    return found
  }

  function collectDeliveries(amount: string) {
    return (told?.deliveries ?? []).slice(0, most.deliveries).flatMap((delivery) => {
      const details = shippingDetails(delivery, { amount, currency: told?.currency ?? '' })
      if (!details) return []
      const key = JSON.stringify(details)
      const known = deliveries.get(key) ?? { id: `${url}#delivery-${deliveries.size + 1}`, details }
      deliveries.set(key, known)
      return [{ '@id': known.id }]
    })
  }

  return {
    offer(variant: Variant | undefined, address: string): Offer {
      const { amount, currency, highest } = displayPrice(product, variant)
      const common = {
        url: address,
        priceCurrency: currency,
        availability: `https://schema.org/${inStock[availability(product, variant).status]}` as const,
        itemCondition: 'https://schema.org/NewCondition' as const,
      }
      const shipping = deliveriesOf(amount)
      const conditions = {
        ...(shipping.length > 0 && { shippingDetails: shipping }),
        ...(returns && { hasMerchantReturnPolicy: { '@id': `${url}#returns` } }),
      }
      // Prices of choices that are no variants of their own are known as a range alone.
      return highest
        ? { '@type': 'AggregateOffer', lowPrice: amount, highPrice: highest, ...common }
        : { '@type': 'Offer', price: amount, ...common, ...conditions }
    },
    /** Call it when all offers are made. */
    terms: (): Thing[] => [
      ...[...deliveries.values()].map(({ id, details }) => ({ '@id': id, ...details }) as Thing),
      ...(returns ? [returns] : []),
    ],
  }
}
