import { z } from '@galleria/platform-client'

/** Catalog V1 money: JSON numbers in `currency` (wire §4.1). */
export const PriceData = z.object({
  currency: z.string(),
  price: z.number(),
  discountedPrice: z.number(),
  formatted: z.object({
    price: z.string(),
    discountedPrice: z.string(),
    pricePerUnit: z.nullish(z.string()),
  }),
  pricePerUnit: z.nullish(z.number()),
})
export type PriceData = z.infer<typeof PriceData>

const MediaUrl = z.object({
  url: z.string(),
  width: z.optional(z.number()),
  height: z.optional(z.number()),
  format: z.nullish(z.string()),
})

export const MediaItem = z.object({
  id: z.string(),
  mediaType: z.string(),
  title: z.nullish(z.string()),
  thumbnail: z.optional(MediaUrl),
  /** `focalPoint` (0..1) and `blurColor` (CSS hex) are extensions of the embedded platform. */
  image: z.optional(
    z.object({
      ...MediaUrl.shape,
      altText: z.nullish(z.string()),
      focalPoint: z.nullish(z.object({ x: z.number(), y: z.number() })),
      blurColor: z.nullish(z.string()),
    }),
  ),
  video: z.optional(z.object({ files: z.array(MediaUrl), stillFrameMediaId: z.nullish(z.string()) })),
  /** Extension: what is neither picture nor film. */
  file: z.optional(z.object({ url: z.string(), format: z.nullish(z.string()) })),
})
/** Wire §4.9. */
export type MediaItem = z.infer<typeof MediaItem>

export const Media = z.object({ mainMedia: z.optional(MediaItem), items: z.array(MediaItem) })
/** Wire §4.9. */
export type Media = z.infer<typeof Media>

export const OptionChoice = z.object({
  /** The selection's value; for colors a CSS hex value. */
  value: z.string(),
  /** Text of the choice, as shoppers read it. */
  description: z.string(),
  /** Extension: in the language asked for; `description` stays what selections name. */
  translatedDescription: z.optional(z.string()),
  inStock: z.optional(z.boolean()),
  visible: z.optional(z.boolean()),
  media: z.optional(Media),
})
/** Wire §4.9. */
export type OptionChoice = z.infer<typeof OptionChoice>

export const ProductOption = z.object({
  optionType: z.string(),
  name: z.string(),
  translatedName: z.optional(z.string()),
  choices: z.array(OptionChoice),
})
/** Wire §4.9. */
export type ProductOption = z.infer<typeof ProductOption>

export const Variant = z.object({
  id: z.string(),
  /** Option name to choice description, e.g. `{ Color: 'Sand', Size: 'M' }`. */
  choices: z.dictionary(z.string()),
  variant: z.object({
    priceData: PriceData,
    convertedPriceData: z.optional(PriceData),
    /** Cost for the owner, who alone is told. */
    costAndProfitData: z.optional(z.object({ itemCost: z.nullish(z.number()) })),
    weight: z.optional(z.number()),
    sku: z.optional(z.string()),
    visible: z.boolean(),
  }),
  stock: z.object({ trackQuantity: z.boolean(), quantity: z.nullish(z.number()), inStock: z.boolean() }),
  /** Extension, where it may be ordered ahead: how many still; absent where nobody counts. */
  preorderInfo: z.nullish(z.object({ quantity: z.nullish(z.number()), message: z.nullish(z.string()) })),
})
/** Variant, with the fields that pages show (wire §4.9). */
export type Variant = z.infer<typeof Variant>

const SeoTag = z.object({
  type: z.optional(z.string()),
  props: z.nullish(z.dictionary(z.unknown())),
  children: z.optional(z.string()),
  disabled: z.optional(z.boolean()),
})

export const Product = z.object({
  id: z.string(),
  name: z.string(),
  /** Extension: fields that are not in the language asked for. */
  untranslated: z.optional(z.array(z.string())),
  slug: z.string(),
  visible: z.optional(z.boolean()),
  /** `physical` or `digital`. */
  productType: z.string(),
  /** HTML. */
  description: z.nullish(z.string()),
  sku: z.nullish(z.string()),
  weight: z.nullish(z.number()),
  stock: z.object({
    trackInventory: z.boolean(),
    quantity: z.nullish(z.number()),
    inStock: z.optional(z.boolean()),
    /** IN_STOCK, OUT_OF_STOCK, PARTIALLY_OUT_OF_STOCK. */
    inventoryStatus: z.string(),
  }),
  /** Search engine data, where it differs from the page. */
  seoData: z.nullish(z.object({ tags: z.optional(z.array(SeoTag)) })),
  priceData: PriceData,
  convertedPriceData: z.optional(PriceData),
  priceRange: z.optional(z.object({ minValue: z.number(), maxValue: z.number() })),
  pricePerUnitData: z.nullish(
    z.object({
      totalQuantity: z.number(),
      totalMeasurementUnit: z.string(),
      baseQuantity: z.number(),
      baseMeasurementUnit: z.string(),
    }),
  ),
  /** Extension: it, or some of its variants, may be ordered before it is in stock. */
  preorderInfo: z.nullish(z.object({ enabled: z.boolean(), message: z.nullish(z.string()) })),
  /** Extension: what one gets of a digital product; size in bytes. */
  digitalFile: z.nullish(z.object({ fileName: z.string(), fileSize: z.nullish(z.string()) })),
  giftCard: z.nullish(z.boolean()),
  /** Extension: ways to buy it again and again, in the words of catalog V3. */
  subscriptionDetails: z.nullish(
    z.object({
      subscriptions: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          description: z.nullish(z.string()),
          /** DAY, WEEK, MONTH, YEAR. */
          frequency: z.string(),
          interval: z.nullish(z.number()),
          billingCycles: z.nullish(z.number()),
          discount: z.nullish(z.object({ percentOff: z.nullish(z.number()) })),
          enableCustomerCancellation: z.nullish(z.boolean()),
          freeTrialPeriod: z.nullish(
            z.object({ frequency: z.optional(z.string()), interval: z.optional(z.number()) }),
          ),
        }),
      ),
    }),
  ),
  /** Text fields that a buyer fills in; lengths in characters. */
  customTextFields: z.optional(
    z.array(
      z.object({
        title: z.string(),
        translatedTitle: z.optional(z.string()),
        maxLength: z.number(),
        mandatory: z.boolean(),
      }),
    ),
  ),
  additionalInfoSections: z.array(z.object({ title: z.string(), description: z.string() })),
  media: z.optional(Media),
  manageVariants: z.optional(z.boolean()),
  productOptions: z.array(ProductOption),
  discount: z.optional(z.object({ type: z.string(), value: z.number() })),
  collectionIds: z.array(z.string()),
  variants: z.array(Variant),
  ribbon: z.nullish(z.string()),
  brand: z.nullish(z.string()),
  numericId: z.optional(z.string()),
  createdDate: z.nullish(z.string()),
  lastUpdated: z.nullish(z.string()),
})
/** Product of catalog V1, with the fields that pages show (wire §4.9). */
export type Product = z.infer<typeof Product>

export const Collection = z.object({
  id: z.string(),
  name: z.string(),
  untranslated: z.optional(z.array(z.string())),
  slug: z.string(),
  description: z.nullish(z.string()),
  media: z.optional(Media),
  visible: z.optional(z.boolean()),
  numberOfProducts: z.optional(z.number()),
  lastUpdated: z.nullish(z.string()),
})
/** Collection, with the fields that pages show (wire §4.9). */
export type Collection = z.infer<typeof Collection>
