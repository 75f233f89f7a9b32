import { defineCall, type Service, z } from '@galleria/platform-client'
import { Collection } from '../entities/catalog/collection.ts'
import { Product } from '../entities/catalog/product.ts'
import { Variant } from '../entities/catalog/variant.ts'
import type { TagsV3 } from './catalog-products-v3.ts'

export type { Collection, Product, Variant }

const service: Service = {
  package: '@wix/auto_sdk_stores_products',
  fqn: 'wix.catalog.api.v1.CatalogWriteApi',
  entity: 'wix.stores.catalog.v1.product',
}
const products = '/stores/v1/products'
const collections = '/stores/v1/collections'
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
  /** `null` follows `visible`. */
  visibleInPos?: boolean | null
  /** A collection that the product is in. */
  mainCategoryId?: string | null
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
>({
  name: 'GetProduct',
  service: { ...service, fqn: 'wix.catalog.api.v1.CatalogReadApi' },
  method: 'GET',
  path: '/stores-reader/v1/products/{id}',
  output: ProductAnswer,
})

/** Sent twice with one `idempotencyKey` it is made once: of the embedded platform (wire §3.9). */
export const createProduct = /* @__PURE__ */ defineCall<
  { product: NewProduct; idempotencyKey?: string },
  { product: Product }
>({ name: 'CreateProduct', service, method: 'POST', path: products, output: ProductAnswer })

/** With a `revision`, 409 and the current one where somebody else was faster: of the embedded platform (wire §3.9). */
export const updateProduct = /* @__PURE__ */ defineCall<
  { product: ProductChanges & { id: string; revision?: string } },
  { product: Product }
>({
  name: 'UpdateProduct',
  service,
  method: 'PATCH',
  path: `${products}/{product.id}`,
  output: ProductAnswer,
})

/** Orders keep what they know of it (wire §3.9). */
export const deleteProduct = /* @__PURE__ */ defineCall<{ id: string }, object>({
  name: 'DeleteProduct',
  service,
  method: 'DELETE',
  path: `${products}/{id}`,
  output: Nothing,
})

/** Answers all variants of the product; needs `manageVariants` (wire §3.9). */
export const updateVariants = /* @__PURE__ */ defineCall<
  { id: string; variants: VariantChanges[] },
  { variants: Variant[] }
>({
  name: 'UpdateVariants',
  service,
  method: 'PATCH',
  path: `${products}/{id}/variants`,
  output: () => z.object({ variants: z.array(Variant) }),
})

/** Every variant as the product itself is (wire §3.9). */
export const resetAllVariantData = /* @__PURE__ */ defineCall<{ id: string }, object>({
  name: 'ResetAllVariantData',
  service,
  method: 'POST',
  path: `${products}/{id}/variants/resetToDefault`,
  output: Nothing,
})

/** Removes all options. Only for products whose variants have no values of their own (wire §3.9). */
export const deleteProductOptions = /* @__PURE__ */ defineCall<{ id: string }, object>({
  name: 'DeleteProductOptions',
  service,
  method: 'DELETE',
  path: `${products}/{id}/options`,
  output: Nothing,
})

/** Wire §3.9. */
export const removeBrand = /* @__PURE__ */ defineCall<{ id: string }, object>({
  name: 'RemoveBrand',
  service,
  method: 'POST',
  path: `${products}/{id}/remove-brand`,
  output: Nothing,
})

/** Wire §3.9. */
export const removeRibbon = /* @__PURE__ */ defineCall<{ id: string }, object>({
  name: 'RemoveRibbon',
  service,
  method: 'POST',
  path: `${products}/{id}/remove-ribbon`,
  output: Nothing,
})

/** Up to 50 (wire §3.9). */
export const addProductMedia = /* @__PURE__ */ defineCall<{ id: string; media: NewMedia[] }, object>({
  name: 'AddProductMedia',
  service,
  method: 'POST',
  path: `${products}/{id}/media`,
  output: Nothing,
})

/** None named are all (wire §3.9). */
export const removeProductMedia = /* @__PURE__ */ defineCall<{ id: string; mediaIds: string[] }, object>({
  name: 'RemoveProductMedia',
  service,
  method: 'POST',
  path: `${products}/{id}/media/delete`,
  output: Nothing,
})

/** Accepts choices of one option only (wire §3.9). */
export const addProductMediaToChoices = /* @__PURE__ */ defineCall<
  { id: string; media: ChoiceMedia[] },
  object
>({
  name: 'AddProductMediaToChoices',
  service,
  method: 'PATCH',
  path: `${products}/{id}/choices/media`,
  output: Nothing,
})

/** Without `mediaIds` all of a choice (wire §3.9). */
export const removeProductMediaFromChoices = /* @__PURE__ */ defineCall<
  { id: string; media: ChoiceMedia[] },
  object
>({
  name: 'RemoveProductMediaFromChoices',
  service,
  method: 'POST',
  path: `${products}/{id}/choices/media/delete`,
  output: Nothing,
})

/** Wire §3.9. */
export const createCollection = /* @__PURE__ */ defineCall<
  { collection: CollectionChanges & { name: string }; idempotencyKey?: string },
  { collection: Collection }
>({ name: 'CreateCollection', service, method: 'POST', path: collections, output: CollectionAnswer })

/** Wire §3.9. */
export const updateCollection = /* @__PURE__ */ defineCall<
  { collection: CollectionChanges & { id: string } },
  { collection: Collection }
>({
  name: 'UpdateCollection',
  service,
  method: 'PATCH',
  path: `${collections}/{collection.id}`,
  output: CollectionAnswer,
})

/** Its products stay (wire §3.9). */
export const deleteCollection = /* @__PURE__ */ defineCall<{ id: string }, object>({
  name: 'DeleteCollection',
  service,
  method: 'DELETE',
  path: `${collections}/{id}`,
  output: Nothing,
})

/** Up to 1,000, behind those that are in it (wire §3.9). */
export const addProductsToCollection = /* @__PURE__ */ defineCall<
  { id: string; productIds: string[] },
  object
>({
  name: 'AddProductsToCollection',
  service,
  method: 'POST',
  path: `${collections}/{id}/productIds`,
  output: Nothing,
})

/**
 * Sorts the named products among the places they hold in the collection, in this order; `atStart` moves them to the front. 1,000 at most, all of
 * them in the collection. Of the embedded platform.
 */
export const arrangeCollectionProducts = /* @__PURE__ */ defineCall<
  { id: string; productIds: string[]; atStart?: boolean },
  object
>({
  name: 'ArrangeCollectionProducts',
  service,
  method: 'POST',
  path: `${collections}/{id}/productIds/arrange`,
  output: Nothing,
})

/** Wire §3.9. */
export const removeProductsFromCollection = /* @__PURE__ */ defineCall<
  { id: string; productIds: string[] },
  object
>({
  name: 'RemoveProductsFromCollection',
  service,
  method: 'POST',
  path: `${collections}/{id}/productIds/delete`,
  output: Nothing,
})
