import { z } from 'zod'
import { decimal } from '../../../../base/input/decimal.ts'
import { someOf } from '../../../../base/input/one-of.ts'
import { Revision } from '../../../../base/input/revision.ts'
import { Publication } from '../../publication.ts'
import { ProductChanges, UnitQuantity } from '../input.ts'
import { StockOfVariant } from '../inventory/input.ts'
import { dimensions } from '../products/dimensions.ts'
import { RelatedProducts } from '../products/related.ts'
import { someVariantTexts } from '../products/variant-texts.ts'
import { choiceMedia } from './choice-media-input.ts'
import { eligibility } from './eligibility-input.ts'
import { facts } from './facts.ts'
import { named } from './named.ts'
import { subscriptionDetails } from './subscriptions.ts'

/** Wire §4.10: money is text. */
const Money = z.object({
  amount: decimal({ digits: 9, scale: 3 }),
})
const name = z.string().trim().min(1).max(50)
const id = z.string().min(1).max(36)
const { seoData, visible, slug } = ProductChanges.shape

const Choice = z
  .object({
    choiceId: z.guid().optional(),
    name: name.optional(),
    choiceType: z.enum(['CHOICE_TEXT', 'ONE_COLOR']).optional(),
    colorCode: z.string().min(3).max(20).optional(),
    media: choiceMedia.optional(),
  })
  .superRefine(someOf('name', 'choiceId'))

const Option = z
  .object({
    id: id.optional(),
    // Cells of edits are named by it.
    name: name.refine((text) => !text.includes('/'), { error: 'must not contain a slash' }).optional(),
    optionRenderType: z.enum(['TEXT_CHOICES', 'SWATCH_CHOICES']).optional(),
    choicesSettings: z.object({ choices: z.array(Choice).min(1).max(1000) }),
  })
  .superRefine(someOf('name', 'id'))

const Modifier = z
  .object({
    id: id.optional(),
    mandatory: z.boolean().default(false),
    modifierRenderType: z.literal('FREE_TEXT').optional(),
    freeTextSettings: z
      .object({ title: z.string().trim().min(1).max(150), maxCharCount: z.int().min(1).max(500) })
      .optional(),
  })
  .superRefine(someOf('freeTextSettings', 'id'))

const InfoSection = z
  .object({ id: z.guid().optional(), uniqueName: z.string().min(1).max(100).optional() })
  .superRefine(someOf('id', 'uniqueName'))

const Share = z.number().min(0).max(1)
const Media = z
  .object({
    id: z.string().min(1).max(200).optional(),
    url: z.string().min(1).max(2000).optional(),
    altText: z.string().min(1).max(1000).nullish(),
    /** Ours, in the words of catalog V1. */
    focalPoint: z.object({ x: Share, y: Share }).nullish(),
  })
  .superRefine(someOf('id', 'url'))

const Chosen = z
  .object({
    optionChoiceIds: z.object({ optionId: id, choiceId: z.guid() }).optional(),
    optionChoiceNames: z.object({ optionName: z.string(), choiceName: z.string() }).optional(),
  })
  .superRefine(someOf('optionChoiceIds', 'optionChoiceNames'))

const Variant = z.object({
  id: z.guid().nullish(),
  visible: z.boolean().nullish(),
  sku: z.string().max(40).nullish(),
  choices: z.array(Chosen).max(6).default([]),
  price: z.object({ actualPrice: Money, compareAtPrice: Money.nullish() }).optional(),
  revenueDetails: z.object({ cost: Money.nullish() }).optional(),
  ...someVariantTexts,
  physicalProperties: z
    .object({
      weight: z.number().min(0).max(999_999_999.99).nullish(),
      pricePerUnit: z.object({ settings: UnitQuantity.optional() }).nullish(),
      productDimensions: dimensions.productDimensions.optional(),
      packageDimensions: dimensions.packageDimensions.optional(),
    })
    .optional(),
  // Ours: none takes the file away, and its name alone is what it has already.
  digitalProperties: z
    .object({
      digitalFile: z
        .object({ id: z.string().min(1).max(100).optional(), fileName: z.string().max(1000).optional() })
        .nullable(),
    })
    .optional(),
})
const VariantWithInventory = Variant.extend({ inventoryItem: StockOfVariant.optional() })
export type VariantV3Input = z.output<typeof VariantWithInventory>
/** Fields that are set of all variants at once: none that tell them apart. */
export const VariantSet = Variant.pick({
  visible: true,
  price: true,
  revenueDetails: true,
  physicalProperties: true,
})
export type VariantSet = z.output<typeof VariantSet>

const changes = {
  name: z.string().trim().min(1).max(80),
  ...{ slug, visible, seoData },
  ...facts,
  ...eligibility,
  subscriptionDetails,
  brand: named,
  ribbon: named,
  infoSections: z.array(InfoSection).max(20),
  options: z.array(Option).max(6),
  modifiers: z.array(Modifier).max(10),
  media: z.object({ itemsInfo: z.object({ items: z.array(Media).max(50) }).optional() }),
  variantsInfo: z.object({ variants: z.array(Variant).min(1).max(1000) }),
  /** Ours, in the words of catalog V1. */
  publication: Publication,
  relatedProducts: RelatedProducts.nullable(),
}

/** Fields of a product that are written; those that can only be read may be sent along and are ignored. */
const ProductChangesV3 = z.object(changes).partial()
const withInventory = {
  variantsInfo: z.object({ variants: z.array(VariantWithInventory).min(1).max(1000) }),
}
const whole = z.object({ ...changes, ...withInventory }).partial()
export type ProductV3Changes = z.output<typeof whole>
/** Fields that are set of many products at once: none that tell them apart. */
export const ProductSet = ProductChangesV3.omit({
  ...{
    slug: true,
    options: true,
    modifiers: true,
    variantsInfo: true,
    mainCategoryId: true,
    subscriptionDetails: true,
    publication: true,
    relatedProducts: true,
  },
})
export type ProductSet = z.output<typeof ProductSet>
export const settable = Object.keys(ProductSet.shape)

export const ChangedProductV3 = ProductChangesV3.extend({ id: z.string().min(1).max(36), revision: Revision })
export const ChangedProductWithInventory = ChangedProductV3.extend({
  variantsInfo: withInventory.variantsInfo.optional(),
})
export type ChangedProductV3 = z.output<typeof ChangedProductWithInventory>

export const NewProductV3 = ProductChangesV3.extend({
  name: changes.name,
  productType: z.enum(['PHYSICAL', 'DIGITAL']),
  variantsInfo: changes.variantsInfo,
})
export const NewProductWithInventory = NewProductV3.extend(withInventory)
export type NewProductV3 = z.output<typeof NewProductWithInventory>

/** Fields that a mask may name, and those of them that may be cleared. */
export const maskable = Object.keys(changes)
export const clearable = [
  'brand',
  'ribbon',
  'seoData',
  ...Object.keys(facts),
  ...Object.keys(eligibility),
  'subscriptionDetails',
  'relatedProducts',
]
