import { z } from '@galleria/platform-client'
import { Media } from '../../entities/catalog/media.ts'
import { CostAndProfitData, PriceData } from '../../entities/catalog/price-data.ts'
import { CatalogVersion } from '../../enums/catalog.ts'
import { plain } from '../definition.ts'

const origin = { originatedFromVersion: z.optional(CatalogVersion) }
const changed = { changedFields: z.optional(z.array(z.string())) }

const ProductCreated = z.object({
  productId: z.string(),
  name: z.optional(z.string()),
  price: z.optional(PriceData),
  visible: z.optional(z.boolean()),
  media: z.optional(Media),
  sku: z.nullish(z.string()),
  productPageUrl: z.optional(z.object({ base: z.string(), path: z.string() })),
  brand: z.nullish(z.string()),
  costAndProfitData: z.optional(CostAndProfitData),
  slug: z.optional(z.string()),
  ...origin,
})
const ProductChanged = z.object({ productId: z.string(), ...changed, ...origin })
const ProductDeleted = z.object({ productId: z.string(), ...origin })

const CollectionCreated = z.object({
  /** Spelled with an underscore (wire §2.11). */
  collection_Id: z.string(),
  name: z.optional(z.string()),
  media: z.optional(Media),
  slug: z.optional(z.string()),
  visible: z.optional(z.boolean()),
  ...origin,
})
const CollectionChanged = z.object({ collection_Id: z.string(), ...changed, ...origin })
const CollectionDeleted = z.object({ collection_Id: z.string(), ...origin })

const VariantsChanged = z.object({
  productId: z.string(),
  variants: z.optional(
    z.array(
      z.object({
        variantId: z.string(),
        choices: z.optional(z.dictionary(z.string())),
        ...changed,
        ...origin,
      }),
    ),
  ),
  ...origin,
})

/** `com.wix.ecommerce.catalog.api.v1.ProductCreated` (wire §2.11). */
export const productCreated = /* @__PURE__ */ plain(
  'com.wix.ecommerce.catalog.api.v1.ProductCreated',
  ProductCreated,
)
/** `com.wix.ecommerce.catalog.api.v1.ProductChanged` (wire §2.11). */
export const productChanged = /* @__PURE__ */ plain(
  'com.wix.ecommerce.catalog.api.v1.ProductChanged',
  ProductChanged,
)
/** `com.wix.ecommerce.catalog.api.v1.ProductDeleted` (wire §2.11). */
export const productDeleted = /* @__PURE__ */ plain(
  'com.wix.ecommerce.catalog.api.v1.ProductDeleted',
  ProductDeleted,
)
/** `com.wix.ecommerce.catalog.api.v1.CollectionCreated` (wire §2.11). */
export const collectionCreated = /* @__PURE__ */ plain(
  'com.wix.ecommerce.catalog.api.v1.CollectionCreated',
  CollectionCreated,
)
/** `com.wix.ecommerce.catalog.api.v1.CollectionChanged` (wire §2.11). */
export const collectionChanged = /* @__PURE__ */ plain(
  'com.wix.ecommerce.catalog.api.v1.CollectionChanged',
  CollectionChanged,
)
/** `com.wix.ecommerce.catalog.api.v1.CollectionDeleted` (wire §2.11). */
export const collectionDeleted = /* @__PURE__ */ plain(
  'com.wix.ecommerce.catalog.api.v1.CollectionDeleted',
  CollectionDeleted,
)
/** `com.wix.ecommerce.catalog.api.v1.VariantsChanged` (wire §2.11). */
export const variantsChanged = /* @__PURE__ */ plain(
  'com.wix.ecommerce.catalog.api.v1.VariantsChanged',
  VariantsChanged,
)
