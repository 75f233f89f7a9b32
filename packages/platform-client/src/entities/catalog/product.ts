import { z } from '@galleria/platform-client'
import { SubscriptionFrequency } from '../../enums/cart.ts'
import { InventoryStatus, ProductDiscountType, ProductType } from '../../enums/catalog.ts'
import { Subscription } from '../catalog-v3/subscription-details.ts'
import { DigitalFile } from '../catalog-v3/variant.ts'
import { Content, Translated, Untranslated } from '../common/content.ts'
import { Dimensions } from '../common/dimensions.ts'
import { ProductTags } from '../common/extended-fields.ts'
import { DateTime } from '../common/scalars.ts'
import { Media } from './media.ts'
import { PreorderInfo } from './preorder-info.ts'
import { CostAndProfitData, NumberRange, PriceData } from './price-data.ts'
import { PricePerUnitData } from './price-per-unit-data.ts'
import { ProductOption } from './product-option.ts'
import { SeoData } from './seo-data.ts'
import { Variant } from './variant.ts'

/** Spec §3 "Product", wire §4.9. Costs come for the owner alone, variants where they are managed. */
export const Product = z.object({
  id: z.string(),
  name: Content,
  untranslated: z.optional(Untranslated),
  slug: z.string(),
  visible: z.optional(z.boolean()),
  productType: ProductType,
  /** HTML. */
  description: z.nullish(Content),
  sku: z.nullish(z.string()),
  weight: z.nullish(z.number()),
  weightRange: z.optional(NumberRange),
  productDimensions: z.optional(Dimensions),
  packageDimensions: z.optional(Dimensions),
  stock: z.object({
    trackInventory: z.boolean(),
    quantity: z.nullish(z.number()),
    inStock: z.boolean(),
    inventoryStatus: InventoryStatus,
  }),
  price: z.optional(PriceData),
  priceData: PriceData,
  convertedPriceData: z.optional(PriceData),
  priceRange: z.optional(NumberRange),
  costAndProfitData: z.optional(CostAndProfitData),
  costRange: z.optional(NumberRange),
  pricePerUnitData: z.nullish(PricePerUnitData),
  /** `id` of one that products share; ours. */
  additionalInfoSections: z.array(
    z.object({ id: z.optional(z.string()), title: Content, description: Content }),
  ),
  ribbons: z.optional(z.array(z.object({ text: Content }))),
  media: z.optional(Media),
  customTextFields: z.array(
    z.object({
      title: z.string(),
      translatedTitle: z.optional(Translated),
      maxLength: z.number(),
      mandatory: z.boolean(),
    }),
  ),
  manageVariants: z.optional(z.boolean()),
  productOptions: z.array(ProductOption),
  productPageUrl: z.optional(z.object({ base: z.string(), path: z.string() })),
  numericId: z.string(),
  inventoryItemId: z.string(),
  discount: z.optional(z.object({ type: ProductDiscountType, value: z.number() })),
  collectionIds: z.array(z.string()),
  variants: z.array(Variant),
  lastUpdated: z.nullish(DateTime),
  createdDate: z.nullish(DateTime),
  seoData: z.optional(SeoData),
  ribbon: z.nullish(Content),
  brand: z.nullish(z.string()),
  taxGroupId: z.nullish(z.string()),
  exportProductId: z.optional(z.string()),
  // Extension of the embedded platform, named as in catalog V3.
  preorderInfo: z.optional(PreorderInfo),
  digitalFile: z.optional(z.object({ ...DigitalFile.shape, fileName: z.string() })),
  giftCard: z.optional(z.boolean()),
  tags: z.optional(ProductTags),
  /** For who changes it; none follows `visible`. */
  visibleInPos: z.nullish(z.boolean()),
  mainCategoryId: z.nullish(z.string()),
  /** Without options: of its one variant. */
  barcode: z.nullish(z.string()),
  /** For who changes it: which state of it this is. */
  revision: z.optional(z.string()),
  /** `PUBLISHED`, `HIDDEN`, `DRAFT` or `SCHEDULED`, with the moment of the last; for who runs the shop. */
  publication: z.optional(z.object({ status: z.string(), date: z.optional(z.string()) })),
  /** Products that go well with it, and whether similar ones stand in without them; for who runs the shop. */
  relatedProducts: z.optional(z.object({ productIds: z.array(z.string()), automatic: z.boolean() })),
  subscriptionDetails: z.optional(
    z.object({
      subscriptions: z.array(
        z.object({
          ...Subscription.shape,
          id: z.string(),
          title: Content,
          frequency: SubscriptionFrequency,
        }),
      ),
      allowOneTimePurchases: z.boolean(),
    }),
  ),
})
export type Product = z.infer<typeof Product>
