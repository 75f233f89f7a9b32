import { defineCall, z } from '@galleria/platform-client'
import { Collection } from '../../entities/catalog/collection.ts'
import { Product } from '../../entities/catalog/product.ts'
import { Variant } from '../../entities/catalog/variant.ts'
import * as catalogWritesOperations from '../../operations/catalog/catalog-writes.ts'
import * as productsOperations from '../../operations/catalog/products.ts'
import type { TagsV3 } from './catalog-products-v3.ts'

export type { Collection, Product, Variant }

const ProductAnswer = () => z.object({ product: Product })
const CollectionAnswer = () => z.object({ collection: Collection })
const Nothing = () => z.looseObject({})

/** Writable fields of a product; `null` clears a value (wire §4.9). Money in the store's currency, weights in its unit. */
export interface ProductChanges {
  name?: string
  slug?: string
  visible?: boolean
  /** HTML, 8,000 characters at most. */
  description?: string | null
  sku?: string | null
  weight?: number | null
  priceData?: { price: number }
  costAndProfitData?: { itemCost: number | null }
  pricePerUnitData?: Product['pricePerUnitData']
  /** With the `id` of one that products share, its title and text are looked at no further: of the embedded platform. */
  additionalInfoSections?: Product['additionalInfoSections']
  manageVariants?: boolean
  productOptions?: {
    name: string
    optionType?: 'drop_down' | 'color'
    choices: { value?: string; description: string }[]
  }[]
  discount?: { type: 'NONE' | 'AMOUNT' | 'PERCENT'; value?: number }
  ribbon?: string | null
  brand?: string | null
  seoData?: Product['seoData'] | null
  /** Private file of the library that buyers of a digital product get. Extension of the embedded platform. */
  digitalFile?: { id: string } | null
  /** All that it shows, in this order, by id of media of the shop: of the embedded platform. Shares of width and height, 0 to 1. */
  mediaItems?: { mediaId: string; altText?: string; focalPoint?: { x: number; y: number } | null }[]
  /** Barcode of the only variant of a product without options. This and the fields below are extensions of the embedded platform, named as in catalog V3. */
  barcode?: string | null
  tags?: TagsV3 | null
  /** State as staff know it: `visible` follows it. `date`, an ISO moment to come, is that of `SCHEDULED`; the platform then shows the product. */
  publication?: { status: 'PUBLISHED' | 'HIDDEN' | 'DRAFT' | 'SCHEDULED'; date?: string }
  /** `null` follows `visible`. */
  visibleInPos?: boolean | null
  /** A collection that the product is in. */
  mainCategoryId?: string | null
  /** Goods of one group are taxed alike; `null` as all that are in none. */
  taxGroupId?: string | null
  /** Products that go well with it, in their order, 20 at most. `automatic` (by default) lets similar ones stand in where none of them can be shown. */
  relatedProducts?: { productIds: string[]; automatic?: boolean } | null
  /** Applies to all variants; lengths are decimal strings, in `unit` (wire §4.9). */
  productDimensions?: Sizes | null
  packageDimensions?: Sizes | null
}

type Sizes = NonNullable<Product['productDimensions']>

/** New product: needs a name and a price; without options it has one variant. */
export type NewProduct = ProductChanges & {
  name: string
  priceData: { price: number }
  productType?: 'physical' | 'digital'
}

/** Money in the store's currency, weights in its unit; `null` is the product's own (wire §3.9). */
export interface VariantChanges {
  /** Selects these variants, or all that have these choices. */
  variantIds?: string[]
  choices?: Readonly<Record<string, string>>
  price?: number
  cost?: number | null
  weight?: number | null
  sku?: string | null
  visible?: boolean
  productDimensions?: Sizes | null
  packageDimensions?: Sizes | null
  /** Extension of the embedded platform, named as in catalog V3. */
  barcode?: string | null
  /** How much of a unit is in it; `null` is as much as in the product. */
  pricePerUnit?: { settings: { quantity: number; measurementUnit: string } } | null
}

/** Writable fields of a collection (wire §4.9). */
export interface CollectionChanges {
  name?: string
  description?: string | null
  slug?: string
  visible?: boolean
}

/** A picture by id or by address; with a choice it is shown for that too. */
export type NewMedia = ({ mediaId: string } | { url: string }) & {
  choice?: { option: string; choice: string }
}

/** Media of the product that show a choice. */
export interface ChoiceMedia {
  option: string
  choice: string
  mediaIds: string[]
}

/** All that its owner may see of it: hidden too, with costs and its revision (wire §3.9). */
export const getOwnProduct = /* @__PURE__ */ defineCall<
  { id: string; includeMerchantSpecificData: true },
  { product: Product }
>(productsOperations.getProduct, ProductAnswer)

/** Sent twice with one `idempotencyKey` it is made once: of the embedded platform (wire §3.9). */
export const createProduct = /* @__PURE__ */ defineCall<
  { product: NewProduct; idempotencyKey?: string },
  { product: Product }
>(catalogWritesOperations.createProduct, ProductAnswer)

/** With a `revision`, 409 and the current one where somebody else was faster: of the embedded platform (wire §3.9). */
export const updateProduct = /* @__PURE__ */ defineCall<
  { product: ProductChanges & { id: string; revision?: string } },
  { product: Product }
>(catalogWritesOperations.updateProduct, ProductAnswer)

/** Orders keep what they know of it (wire §3.9). */
export const deleteProduct = /* @__PURE__ */ defineCall<{ id: string }, object>(
  catalogWritesOperations.deleteProduct,
  Nothing,
)

/** Answers all variants of the product; needs `manageVariants` (wire §3.9). */
export const updateVariants = /* @__PURE__ */ defineCall<
  { id: string; variants: VariantChanges[] },
  { variants: Variant[] }
>(catalogWritesOperations.updateVariants, () => z.object({ variants: z.array(Variant) }))

/** Every variant as the product itself is (wire §3.9). */
export const resetAllVariantData = /* @__PURE__ */ defineCall<{ id: string }, object>(
  catalogWritesOperations.resetAllVariantData,
  Nothing,
)

/** Removes all options. Only for products whose variants have no values of their own (wire §3.9). */
export const deleteProductOptions = /* @__PURE__ */ defineCall<{ id: string }, object>(
  catalogWritesOperations.deleteProductOptions,
  Nothing,
)

/** Wire §3.9. */
export const removeBrand = /* @__PURE__ */ defineCall<{ id: string }, object>(
  catalogWritesOperations.removeBrand,
  Nothing,
)

/** Wire §3.9. */
export const removeRibbon = /* @__PURE__ */ defineCall<{ id: string }, object>(
  catalogWritesOperations.removeRibbon,
  Nothing,
)

/** Up to 50 (wire §3.9). */
export const addProductMedia = /* @__PURE__ */ defineCall<{ id: string; media: NewMedia[] }, object>(
  catalogWritesOperations.addProductMedia,
  Nothing,
)

/** None named are all (wire §3.9). */
export const removeProductMedia = /* @__PURE__ */ defineCall<{ id: string; mediaIds: string[] }, object>(
  catalogWritesOperations.removeProductMedia,
  Nothing,
)

/** Accepts choices of one option only (wire §3.9). */
export const addProductMediaToChoices = /* @__PURE__ */ defineCall<
  { id: string; media: ChoiceMedia[] },
  object
>(catalogWritesOperations.addProductMediaToChoices, Nothing)

/** Without `mediaIds` all of a choice (wire §3.9). */
export const removeProductMediaFromChoices = /* @__PURE__ */ defineCall<
  { id: string; media: ChoiceMedia[] },
  object
>(catalogWritesOperations.removeProductMediaFromChoices, Nothing)

/** Wire §3.9. */
export const createCollection = /* @__PURE__ */ defineCall<
  { collection: CollectionChanges & { name: string }; idempotencyKey?: string },
  { collection: Collection }
>(catalogWritesOperations.createCollection, CollectionAnswer)

/** Wire §3.9. */
export const updateCollection = /* @__PURE__ */ defineCall<
  { collection: CollectionChanges & { id: string } },
  { collection: Collection }
>(catalogWritesOperations.updateCollection, CollectionAnswer)

/** Its products stay (wire §3.9). */
export const deleteCollection = /* @__PURE__ */ defineCall<{ id: string }, object>(
  catalogWritesOperations.deleteCollection,
  Nothing,
)

/** Up to 1,000, behind those that are in it (wire §3.9). */
export const addProductsToCollection = /* @__PURE__ */ defineCall<
  { id: string; productIds: string[] },
  object
>(catalogWritesOperations.addProductsToCollection, Nothing)

/**
 * Sorts the named products among the places they hold in the collection, in this order; `atStart` moves them to the front. 1,000 at most, all of
 * them in the collection. Of the embedded platform.
 */
export const arrangeCollectionProducts = /* @__PURE__ */ defineCall<
  { id: string; productIds: string[]; atStart?: boolean },
  object
>(catalogWritesOperations.arrangeCollectionProducts, Nothing)

/** Wire §3.9. */
export const removeProductsFromCollection = /* @__PURE__ */ defineCall<
  { id: string; productIds: string[] },
  object
>(catalogWritesOperations.removeProductsFromCollection, Nothing)
