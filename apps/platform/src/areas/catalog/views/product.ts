import { isDeepStrictEqual } from 'node:util'
import type { PlatformConfig } from '../../../data/config.ts'
import { type Conversion, convert } from '../../../domain/money/convert.ts'
import { format, type Minor, toNumber } from '../../../domain/money/money.ts'
import { publicationOf } from '../publication.ts'
import { inventoryStatus, isAvailable, preorderLeft, preorderOf, stockOf } from '../stock.ts'
import type { ProductRow, VariantRow } from '../store/products.ts'
import type { StoredDimensions, StoredOption, StoredPricePerUnit } from '../tables.ts'
import { fileView } from './file.ts'
import { mediaView } from './media.ts'
import { subscriptionsView } from './subscriptions.ts'
import { pricePerUnit } from './unit-price.ts'

type Site = Pick<PlatformConfig, 'publicUrl' | 'mediaUrl' | 'storeUrl' | 'currency' | 'locale'>

export interface ViewOptions {
  /** Cost and profit, and hidden variants: for who runs the catalog. */
  readonly merchant?: boolean
  /** The visitor's currency; the store's own unless told. */
  readonly conversion?: Conversion
}

/** SEO data of a product for which nothing is stored. */
export const noSeo = { tags: [], settings: { preventAutoRedirect: false, keywords: [] } }

/** Product of catalog V1 (wire §4.9). */
export function productView(site: Site, row: ProductRow, options: ViewOptions = {}) {
  const visible = options.merchant ? row.variants : row.variants.filter((variant) => variant.visible)
  const preorder = preorderOf(visible)
  const prices = visible.map((variant) => variant.saleMinor)
  const weights = visible.map((variant) => Number(variant.weight ?? row.weight ?? 0))
  const priceData = priceView(site, row.priceMinor, row.saleMinor, row.pricePerUnit)
  return {
    id: row.id,
    numericId: String(row.numericId),
    name: row.name,
    slug: row.slug,
    visible: row.visible,
    productType: row.productType,
    description: row.description,
    sku: row.sku ?? '',
    weight: Number(row.weight ?? 0),
    weightRange: range(weights),
    ...dimensionsView(sharedDimensions(row.variants)),
    stock: { ...stockOf(visible), inventoryStatus: inventoryStatus(visible) },
    price: priceData,
    priceData,
    convertedPriceData: convertedView(site, priceData, row, options, row.pricePerUnit),
    priceRange: range(prices.map((price) => toNumber(price, site.currency))),
    ...(row.pricePerUnit ? { pricePerUnitData: row.pricePerUnit } : {}),
    additionalInfoSections: row.infoSections.map(({ title, description, shared, id }) => ({
      ...{ title, description },
      // Extension: of one that products share.
      ...(shared && { id }),
    })),
    ribbons: row.ribbonName ? [{ text: row.ribbonName }] : [],
    ribbon: row.ribbonName ?? '',
    brand: row.brandName ?? null,
    media: mediaView(site, row.media),
    customTextFields: row.customTextFields.map(({ id: _, ...field }) => field),
    manageVariants: row.manageVariants,
    productOptions: row.options.map((option) => optionView(site, row, option, visible)),
    // Extensions, in the words of catalog V3.
    ...(preorder && { preorderInfo: preorder }),
    ...(row.digitalFile && { digitalFile: fileView(row.digitalFile, options.merchant) }),
    ...(row.giftCard && { giftCard: true }),
    ...subscriptionsView(row),
    productPageUrl: { base: `${site.storeUrl}/`, path: `products/${row.slug}` },
    inventoryItemId: row.id,
    discount: { type: row.discountType, value: Number(row.discountValue) },
    collectionIds: row.collectionIds,
    variants: visible.map((variant) => variantView(site, row, variant, options)),
    ...(options.merchant && row.costMinor !== null
      ? { costAndProfitData: costView(site, row.costMinor, row.saleMinor) }
      : {}),
    ...(options.merchant ? { costRange: costRange(site, row, visible) } : {}),
    createdDate: row.createdAt.toISOString(),
    lastUpdated: row.updatedAt.toISOString(),
    seoData: row.seoData ?? noSeo,
    // Extensions, for who changes it: what catalog V3 alone tells, and which state of it this is.
    ...(options.merchant ? { ...filingView(row), revision: String(row.revision) } : {}),
  }
}

export function variantView(
  site: Site,
  product: Pick<ProductRow, 'weight'>,
  variant: VariantRow,
  options: ViewOptions = {},
) {
  const priceData = priceView(site, variant.priceMinor, variant.saleMinor)
  return {
    id: variant.id,
    choices: variant.choices,
    variant: {
      priceData,
      convertedPriceData: convertedView(site, priceData, variant, options),
      weight: Number(variant.weight ?? product.weight ?? 0),
      sku: variant.sku ?? '',
      visible: variant.visible,
      ...dimensionsView(variant),
      ...(options.merchant && variant.costMinor !== null
        ? { costAndProfitData: costView(site, variant.costMinor, variant.saleMinor) }
        : {}),
      // Extensions, in the words of catalog V3.
      ...(options.merchant && variant.barcode && { barcode: variant.barcode }),
      ...(options.merchant && variant.unitQuantity && { pricePerUnit: { settings: variant.unitQuantity } }),
    },
    stock: {
      trackQuantity: variant.trackQuantity,
      quantity: variant.trackQuantity ? (variant.quantity ?? 0) : null,
      inStock: isAvailable(variant),
    },
    // Extension, where it may be ordered ahead: how many still, where that is limited.
    ...(variant.preorder?.enabled && {
      preorderInfo: {
        quantity: preorderLeft(variant),
        ...(variant.preorder.message && { message: variant.preorder.message }),
      },
    }),
  }
}

/** Filing fields of catalog V3; at a till the product follows `visible` until set otherwise. */
function filingView(row: ProductRow) {
  const { tags, visibleInPos, mainCategoryId, taxGroupId, options, variants, related } = row
  const [only] = variants
  return {
    tags: { privateTags: tags?.privateTags ?? NO_TAGS, publicTags: tags?.publicTags ?? NO_TAGS },
    publication: publicationOf(row),
    visibleInPos,
    mainCategoryId,
    taxGroupId,
    relatedProducts: related ?? { productIds: [], automatic: true },
    ...(options.length === 0 && { barcode: only?.barcode ?? null }),
  }
}

const NO_TAGS = { tagIds: [] }

type Sizes = Partial<Pick<VariantRow, 'productDimensions' | 'packageDimensions'>>

function dimensionsView({ productDimensions, packageDimensions }: Sizes) {
  return {
    ...(productDimensions && { productDimensions }),
    ...(packageDimensions && { packageDimensions }),
  }
}

/** Values of the product are those that all its variants have. */
function sharedDimensions(variants: readonly VariantRow[]): Sizes {
  const same = (key: keyof Sizes): StoredDimensions | null => {
    const [first] = variants
    return variants.every((each) => isDeepStrictEqual(each[key], first?.[key]))
      ? (first?.[key] ?? null)
      : null
  }
  return { productDimensions: same('productDimensions'), packageDimensions: same('packageDimensions') }
}

type PriceView = ReturnType<typeof priceView>

/** The same price in the visitor's currency. */
export function convertedView(
  site: Site,
  own: PriceView,
  { priceMinor, saleMinor }: { readonly priceMinor: Minor; readonly saleMinor: Minor },
  { conversion }: ViewOptions,
  perUnit?: StoredPricePerUnit | null,
): PriceView {
  if (!conversion || conversion.currency === site.currency) return own
  const there = { ...site, currency: conversion.currency }
  const inTheirs = (minor: Minor) => convert(minor, site.currency, conversion)
  return priceView(there, inTheirs(priceMinor), inTheirs(saleMinor), perUnit)
}

export function priceView(site: Site, price: Minor, sale: Minor, perUnit?: StoredPricePerUnit | null) {
  const each = perUnit ? pricePerUnit(sale, perUnit) : undefined
  return {
    currency: site.currency,
    price: toNumber(price, site.currency),
    discountedPrice: toNumber(sale, site.currency),
    formatted: {
      price: format(price, site),
      discountedPrice: format(sale, site),
      ...(each === undefined ? {} : { pricePerUnit: format(each, site) }),
    },
    ...(each === undefined ? {} : { pricePerUnit: toNumber(each, site.currency) }),
  }
}

function optionView(site: Site, row: ProductRow, option: StoredOption, variants: readonly VariantRow[]) {
  return {
    optionType: option.optionType,
    name: option.name,
    choices: option.choices.map((choice) => {
      const having = variants.filter((variant) => variant.choices[option.name] === choice.description)
      const media = row.media.filter((item) => choice.mediaIds?.includes(item.id))
      return {
        value: choice.value,
        description: choice.description,
        inStock: having.some(isAvailable),
        visible: having.length > 0,
        ...(media.length ? { media: mediaView(site, media) } : {}),
      }
    }),
  }
}

function costView(site: Site, cost: Minor, sale: Minor) {
  const profit = sale - cost
  return {
    itemCost: toNumber(cost, site.currency),
    formattedItemCost: format(cost, site),
    profit: toNumber(profit, site.currency),
    formattedProfit: format(profit, site),
    profitMargin: sale === 0 ? 0 : Math.round((profit / sale) * 10_000) / 10_000,
  }
}

function costRange(site: Site, row: ProductRow, variants: readonly VariantRow[]) {
  const costs = variants.map(({ costMinor }) => costMinor ?? row.costMinor).filter((cost) => cost !== null)
  return range(costs.map((cost) => toNumber(cost, site.currency)))
}

function range(values: readonly number[]) {
  return { minValue: Math.min(...(values.length ? values : [0])), maxValue: Math.max(0, ...values) }
}
