import type { InventoryItem } from '../../entities/catalog-v3/inventory-item.ts'
import type { ProductV3 } from '../../entities/catalog-v3/product.ts'
import type { VariantV3 } from '../../entities/catalog-v3/variant.ts'
import type { Product, Variant } from '../../schemas/product.ts'
import { mediaOf } from './media.ts'
import { choicesOf, optionOf, textsOf } from './options.ts'
import { numberOf, priceOf } from './price.ts'

/** Parts that a list asks for beyond the usual ones. */
export const listFields = [
  'CURRENCY',
  'MEDIA_ITEMS_INFO',
  'DIRECT_CATEGORIES_INFO',
  'PLAIN_DESCRIPTION',
] as const
/** Parts of one product with all that its page shows. */
export const wholeFields = [
  ...listFields,
  'INFO_SECTION',
  'INFO_SECTION_PLAIN_DESCRIPTION',
  'PRODUCT_CHOICES_MEDIA_REFERENCES',
  'VARIANT_OPTION_CHOICE_NAMES',
] as const

/** Product of catalog V1 of one of catalog V3; a list's has no variants, and only a whole one counts pieces. */
export function productOf(product: ProductV3, items: readonly InventoryItem[] = []): Product {
  const currency = product.currency ?? 'USD'
  const options = product.options ?? []
  const media = mediaOf(product.media?.main, product.media?.itemsInfo?.items)
  const variants = (product.variantsInfo?.variants ?? []).map((variant) => variantOf(product, variant, items))
  const [first] = variants
  const range = product.actualPriceRange
  const priceData =
    first?.variant.priceData ?? priceOf(currency, range?.minValue, product.compareAtPriceRange?.minValue)
  const counted = variants.filter(({ stock }) => stock.trackQuantity)
  const { availabilityStatus = 'IN_STOCK', preorderStatus } = product.inventory ?? {}
  const isAhead = preorderStatus !== undefined && preorderStatus !== 'DISABLED'
  const message = variants.find(({ preorderInfo }) => preorderInfo?.message)?.preorderInfo?.message
  return {
    id: product.id,
    name: product.name ?? '',
    ...(product.untranslated && { untranslated: product.untranslated }),
    slug: product.slug ?? '',
    visible: product.visible ?? true,
    productType: product.productType === 'DIGITAL' ? 'digital' : 'physical',
    description: product.plainDescription ?? '',
    sku: first?.variant.sku ?? '',
    weight: first?.variant.weight ?? 0,
    stock: {
      trackInventory: counted.length > 0,
      quantity: counted.length ? counted.reduce((sum, { stock }) => sum + (stock.quantity ?? 0), 0) : null,
      inStock: availabilityStatus !== 'OUT_OF_STOCK',
      inventoryStatus: availabilityStatus,
    },
    ...(product.seoData && { seoData: product.seoData as NonNullable<Product['seoData']> }),
    priceData,
    ...(range && {
      priceRange: { minValue: numberOf(range.minValue), maxValue: numberOf(range.maxValue) },
    }),
    ...(isAhead && { preorderInfo: { enabled: true, message: message ?? null } }),
    ...fileOf(product),
    ...(product.giftCard && { giftCard: true }),
    ...(product.subscriptionDetails && {
      subscriptionDetails: product.subscriptionDetails as NonNullable<Product['subscriptionDetails']>,
    }),
    customTextFields: textsOf(product.modifiers),
    additionalInfoSections: (product.infoSections ?? []).map(({ title, plainDescription }) => ({
      title: title ?? '',
      description: plainDescription ?? '',
    })),
    ...(media && { media }),
    manageVariants: options.length > 0,
    productOptions: options.map((option) => optionOf(option, media?.items ?? [])),
    discount:
      priceData.discountedPrice < priceData.price
        ? { type: 'AMOUNT', value: priceData.price - priceData.discountedPrice }
        : { type: 'NONE', value: 0 },
    collectionIds: (product.directCategoriesInfo?.categories ?? []).flatMap(({ id }) => id ?? []),
    variants,
    ribbon: product.ribbon?.name ?? '',
    brand: product.brand?.name ?? null,
    createdDate: product.createdDate ?? null,
    lastUpdated: product.updatedDate ?? null,
  }
}

/** File that buyers of a digital product get: catalog V3 has one of each variant, and catalog V1 has one. */
function fileOf({ variantsInfo }: ProductV3) {
  for (const { digitalProperties } of variantsInfo?.variants ?? []) {
    const { fileName, ...file } = digitalProperties?.digitalFile ?? {}
    if (fileName) return { digitalFile: { ...file, fileName } }
  }
  return {}
}

function variantOf(
  { currency, options = [] }: ProductV3,
  variant: VariantV3,
  items: readonly InventoryItem[],
): Variant {
  // A variant has an item at each location.
  const own = items.filter(({ variantId }) => variantId === variant.id)
  const isCounted = own.length > 0 && own.every(({ trackQuantity }) => trackQuantity)
  const ahead = own.find(({ preorderInfo }) => preorderInfo?.enabled)?.preorderInfo
  const { actualPrice, compareAtPrice } = variant.price ?? {}
  const weight = variant.physicalProperties?.weight
  return {
    id: variant.id ?? '',
    choices: choicesOf(options, variant),
    variant: {
      priceData: priceOf(currency ?? 'USD', actualPrice, compareAtPrice),
      ...(typeof weight === 'number' && { weight }),
      sku: variant.sku ?? '',
      visible: variant.visible ?? true,
    },
    stock: {
      trackQuantity: isCounted,
      quantity: isCounted ? own.reduce((sum, { quantity = 0 }) => sum + Math.max(0, quantity), 0) : null,
      inStock: variant.inventoryStatus?.inStock ?? true,
    },
    ...(ahead && { preorderInfo: { quantity: leftOf(ahead), message: ahead.message ?? null } }),
  }
}

function leftOf({ limit, counter, quantity }: NonNullable<InventoryItem['preorderInfo']>): number | null {
  if (typeof limit === 'number') return Math.max(0, limit - (counter ?? 0))
  return quantity ?? null
}
