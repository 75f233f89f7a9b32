import { defineCall, z } from '@galleria/platform-client'
import * as operations from '../../operations/catalog/products.ts'
import { OffsetMetadata, type OffsetQuery } from '../../schemas/paging.ts'
import { Media, PriceData, Product, ProductOption, Variant } from '../../schemas/product.ts'
import { StoreVariant } from '../../schemas/store-variant.ts'

export type {
  Media,
  MediaItem,
  OptionChoice,
  PriceData,
  Product,
  ProductOption,
  Variant,
} from '../../schemas/product.ts'

export type { StoreVariant } from '../../schemas/store-variant.ts'

/** Filter and sort fields: wire §1.9, "V1 products query". */
export const queryProducts = /* @__PURE__ */ defineCall<
  { query: OffsetQuery },
  { products: Product[]; metadata: z.infer<typeof OffsetMetadata> }
>(operations.queryProducts, () => z.object({ products: z.array(Product), metadata: OffsetMetadata }))

/** One product by id; costs for the owner alone (wire §3.9). */
export const getProduct = /* @__PURE__ */ defineCall<
  { id: string; includeMerchantSpecificData?: boolean },
  { product: Product }
>(operations.getProduct, () => z.object({ product: Product }))

/** Choices that remain with those made, and the variant once only one is left (wire §3.9). */
export const productOptionsAvailability = /* @__PURE__ */ defineCall<
  { id: string; options: Readonly<Record<string, string>> },
  ProductOptionsAvailability
>(
  operations.productOptionsAvailability,
  () =>
    z.object({
      selectedVariant: z.nullish(
        z.object({
          inStock: z.optional(z.boolean()),
          visible: z.optional(z.boolean()),
          variantId: z.nullish(z.string()),
          price: z.nullish(PriceData),
          convertedPriceData: z.nullish(PriceData),
          sku: z.nullish(z.string()),
          quantity: z.nullish(z.number()),
        }),
      ),
      media: z.nullish(Media),
      productOptions: z.array(ProductOption),
      availableForPurchase: z.boolean(),
    }),
  { repeatable: true },
)

/** Wire §3.9. */
export interface ProductOptionsAvailability {
  selectedVariant?:
    | {
        inStock?: boolean | undefined
        visible?: boolean | undefined
        variantId?: string | null | undefined
        price?: PriceData | null | undefined
        convertedPriceData?: PriceData | null | undefined
        sku?: string | null | undefined
        /** Remaining stock; absent if stock is not tracked. */
        quantity?: number | null | undefined
      }
    | null
    | undefined
  media?: Media | null | undefined
  productOptions: ProductOption[]
  availableForPurchase: boolean
}

/** A product's variants, all or those of certain choices (wire §3.9). */
export const queryProductVariants = /* @__PURE__ */ defineCall<
  {
    id: string
    choices?: Readonly<Record<string, string>>
    variantIds?: readonly string[]
    paging?: { limit?: number; offset?: number }
    /** With what each costs the owner, who alone may ask. */
    includeMerchantSpecificData?: boolean
  },
  { variants: Variant[]; totalResults?: number | undefined }
>(
  operations.queryProductVariants,
  () => z.object({ variants: z.array(Variant), totalResults: z.optional(z.number()) }),
  { repeatable: true },
)

/** Variants of all products, with their stock; filter and sort fields: wire §1.9, "store variants query". */
export const queryStoreVariants = /* @__PURE__ */ defineCall<
  { query: OffsetQuery },
  { variants: StoreVariant[]; metadata: z.infer<typeof OffsetMetadata> }
>(
  operations.queryStoreVariants,
  () => z.object({ variants: z.array(StoreVariant), metadata: OffsetMetadata }),
  { repeatable: true },
)

/** One variant by `<product id>-<variant id>`; 404 VARIANT_NOT_FOUND (wire §3.9). */
export const getStoreVariant = /* @__PURE__ */ defineCall<{ id: string }, { variant: StoreVariant }>(
  operations.getStoreVariant,
  () => z.object({ variant: StoreVariant }),
)
