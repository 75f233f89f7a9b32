import { defineCall, z } from '@galleria/platform-client'
import { ProductV3 } from '../../entities/catalog-v3/product.ts'
import type { RichContent } from '../../entities/common/rich-content.ts'
import * as operations from '../../operations/catalog/catalog-products-v3.ts'
import { type BulkAnswer, bulkAnswer } from '../../schemas/bulk.ts'

export type { ProductV3 }

const Answer = () => z.object({ product: ProductV3 })
const Results = () => bulkAnswer(ProductV3)

interface UnitQuantity {
  quantity: number
  measurementUnit: string
}

/** Decimal texts, in `unit` (wire §4.9). */
interface DimensionsV3 {
  length?: string | null
  width?: string | null
  height?: string | null
  unit: 'MM' | 'CM' | 'M' | 'IN' | 'FT' | 'YD'
}

/** Money is text: `"12.50"` (wire §4.10). */
export interface ProductV3Variant {
  id?: string | null
  visible?: boolean
  sku?: string | null
  /** One of each option, by names or by ids. */
  choices?: (
    | { optionChoiceNames: { optionName: string; choiceName: string } }
    | { optionChoiceIds: { optionId: string; choiceId: string } }
  )[]
  /** Current price and price before a discount; all variants are reduced alike. */
  price?: { actualPrice: { amount: string }; compareAtPrice?: { amount: string } | null }
  revenueDetails?: { cost?: { amount: string } | null }
  barcode?: string | null
  physicalProperties?: {
    weight?: number | null
    /** How much of a unit is in it; the product says for how much the price is told. */
    pricePerUnit?: { settings: UnitQuantity } | null
    productDimensions?: DimensionsV3 | null
    packageDimensions?: DimensionsV3 | null
  }
  /** Without a file buyers get nothing: of the embedded platform. */
  digitalProperties?: { digitalFile: { id: string } | null }
}

/** Ids of tags, those that shoppers see apart (wire §4.10). */
export interface TagsV3 {
  privateTags?: { tagIds: string[] }
  publicTags?: { tagIds: string[] }
}

/** Writable fields of a product (wire §4.10). */
export interface ProductV3Changes {
  name?: string
  slug?: string
  visible?: boolean
  /** HTML. Of both descriptions the one that is other than it was decides. */
  plainDescription?: string | null
  description?: RichContent | null
  visibleInPos?: boolean | null
  /** One of the categories that it is in. */
  mainCategoryId?: string | null
  tags?: TagsV3 | null
  extendedFields?: { namespaces: Record<string, Record<string, unknown>> } | null
  physicalProperties?: {
    pricePerUnit?: UnitQuantity | null
    fulfillerId?: string | null
    deliveryProfileId?: string | null
  } | null
  seoData?: ProductV3['seoData'] | null
  brand?: { id: string } | { name: string } | null
  ribbon?: { id: string } | { name: string } | null
  /** Up to four, beside the one above. */
  additionalRibbons?: ({ id: string } | { name: string })[] | null
  purchaseEligibility?: { userCriteria?: 'MEMBERS_ONLY' | null } | null
  /** Goods of one group are taxed alike. */
  taxGroupId?: string | null
  /** Ways to buy it again and again: each renews by itself, or ends after so many cycles. */
  subscriptionDetails?: {
    subscriptions: {
      id?: string
      title: string
      description?: string | null
      frequency: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR'
      interval?: number
      autoRenewal?: boolean
      billingCycles?: number
      discount?: { percentOff: number } | null
    }[]
  } | null
  infoSections?: ({ id: string } | { uniqueName: string })[]
  options?: {
    id?: string
    name?: string
    optionRenderType?: 'TEXT_CHOICES' | 'SWATCH_CHOICES'
    choicesSettings: {
      choices: {
        choiceId?: string
        name?: string
        choiceType?: 'CHOICE_TEXT' | 'ONE_COLOR'
        colorCode?: string
        /** Media of the product; only the choices of one option may have some. */
        media?: { items: ({ mediaId: string } | { url: string })[] }
      }[]
    }
  }[]
  modifiers?: {
    id?: string
    mandatory?: boolean
    freeTextSettings?: { title: string; maxCharCount: number }
  }[]
  /** Shares of width and height, 0 to 1, are an extension of the embedded platform. */
  media?: {
    itemsInfo: {
      items: {
        id?: string
        url?: string
        altText?: string | null
        focalPoint?: { x: number; y: number } | null
      }[]
    }
  }
  /** Each combination of choices once. */
  variantsInfo?: { variants: ProductV3Variant[] }
  /** State as staff know it: `visible` follows it. Extension of the embedded platform, as in catalog V1. */
  publication?: { status: 'PUBLISHED' | 'HIDDEN' | 'DRAFT' | 'SCHEDULED'; date?: string }
  /** Products that go well with it. Extension of the embedded platform, as in catalog V1. */
  relatedProducts?: { productIds: string[]; automatic?: boolean } | null
}

/** Fields that can be set on many products at once; excludes those that identify one. */
export type ProductV3Set = Omit<
  ProductV3Changes,
  | 'slug'
  | 'options'
  | 'modifiers'
  | 'variantsInfo'
  | 'mainCategoryId'
  | 'subscriptionDetails'
  | 'publication'
  | 'relatedProducts'
>
/** Fields set on all variants at once. */
export type VariantV3Set = Pick<
  ProductV3Variant,
  'visible' | 'price' | 'revenueDetails' | 'physicalProperties'
>

/** One without options has one variant. */
export interface NewProductV3 extends ProductV3Changes {
  name: string
  productType: 'PHYSICAL' | 'DIGITAL'
  variantsInfo: { variants: ProductV3Variant[] }
}

/** `revision` is the one seen last. */
export type ChangedProductV3 = ProductV3Changes & { id: string; revision: string }

/** Parts of the answer that come only when asked for: `URL`, `INFO_SECTION`, … (wire §4.10). */
interface Asking {
  fields?: readonly string[]
}

/** With its variants (wire §3.10). */
export const getProductV3 = /* @__PURE__ */ defineCall<
  { productId: string } & Asking,
  { product: ProductV3 }
>(operations.getProductV3, Answer)

/** The same product is one of catalog V1 (wire §3.10). */
export const createProductV3 = /* @__PURE__ */ defineCall<
  { product: NewProductV3; idempotencyKey?: string } & Asking,
  { product: ProductV3 }
>(operations.createProductV3, Answer)

/** 409 where it was changed meanwhile (wire §3.10). */
export const updateProductV3 = /* @__PURE__ */ defineCall<
  { product: ChangedProductV3; fieldMask?: string } & Asking,
  { product: ProductV3 }
>(operations.updateProductV3, Answer)

/** Orders and carts keep what they know of it (wire §3.10). */
export const deleteProductV3 = /* @__PURE__ */ defineCall<{ productId: string }, object>(
  operations.deleteProductV3,
  () => z.looseObject({}),
)

/** Up to 100, each with its own result (wire §3.10). */
export const bulkCreateProductsV3 = /* @__PURE__ */ defineCall<
  { products: NewProductV3[]; returnEntity?: boolean; idempotencyKey?: string } & Asking,
  BulkAnswer<ProductV3>
>(operations.bulkCreateProductsV3, Results)

/** Up to 100; each with the revision that was seen last (wire §3.10). */
export const bulkUpdateProductsV3 = /* @__PURE__ */ defineCall<
  { products: { product: ChangedProductV3; fieldMask?: string }[]; returnEntity?: boolean } & Asking,
  BulkAnswer<ProductV3>
>(operations.bulkUpdateProductsV3, Results)

/** Up to 100 (wire §3.10). */
export const bulkDeleteProductsV3 = /* @__PURE__ */ defineCall<{ productIds: string[] }, BulkAnswer<unknown>>(
  operations.bulkDeleteProductsV3,
  () => bulkAnswer(z.unknown()),
)
