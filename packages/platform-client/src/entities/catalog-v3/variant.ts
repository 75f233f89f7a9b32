import { z } from '@galleria/platform-client'
import { FileType, ProductOptionRenderType } from '../../enums/catalog-v3.ts'
import { Content } from '../common/content.ts'
import { Dimensions } from '../common/dimensions.ts'
import { Price } from '../common/money.ts'
import { Decimal, Guid } from '../common/scalars.ts'
import { PricePerUnit, UnitPrice } from './price-per-unit.ts'
import { ProductMedia } from './product-media.ts'

const PhysicalProperties = z.object({
  weight: z.nullish(z.number()),
  pricePerUnit: z.optional(PricePerUnit),
  productDimensions: z.optional(Dimensions),
  packageDimensions: z.optional(Dimensions),
})

/** `fileSize`: bytes in a string. */
export const DigitalFile = z.object({
  id: z.optional(z.string()),
  fileName: z.optional(z.string()),
  fileSize: z.nullish(Decimal),
  fileType: z.optional(FileType),
})

const Choice = z.object({
  optionChoiceIds: z.optional(z.object({ optionId: z.string(), choiceId: z.string() })),
  optionChoiceNames: z.optional(
    z.object({
      optionName: Content,
      choiceName: Content,
      renderType: z.optional(ProductOptionRenderType),
    }),
  ),
})

const SubscriptionPrice = z.object({
  subscriptionId: z.optional(Guid),
  price: z.optional(Price),
  pricePerUnit: z.optional(UnitPrice),
  priceAfterDiscount: z.optional(Price),
})

/** One combination of choices, physical or digital; revenue for the owner alone (wire §4.10). */
export const VariantV3 = z.object({
  id: z.nullish(Guid),
  visible: z.nullish(z.boolean()),
  sku: z.nullish(z.string()),
  barcode: z.nullish(z.string()),
  choices: z.optional(z.array(Choice)),
  price: z.optional(
    z.object({
      actualPrice: z.optional(Price),
      compareAtPrice: z.nullish(Price),
      priceAfterDiscount: z.optional(Price),
    }),
  ),
  revenueDetails: z.optional(
    z.object({
      cost: z.optional(Price),
      profit: z.optional(Price),
      /** A fraction. */
      profitMargin: z.optional(z.number()),
    }),
  ),
  media: z.optional(ProductMedia),
  physicalProperties: z.optional(PhysicalProperties),
  digitalProperties: z.optional(z.object({ digitalFile: z.optional(DigitalFile) })),
  subscriptionPricesInfo: z.optional(
    z.object({ subscriptionPrices: z.optional(z.array(SubscriptionPrice)) }),
  ),
  inventoryStatus: z.optional(
    z.object({ inStock: z.optional(z.boolean()), preorderEnabled: z.optional(z.boolean()) }),
  ),
})
export type VariantV3 = z.infer<typeof VariantV3>
