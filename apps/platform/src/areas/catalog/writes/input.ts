import { z } from 'zod'
import { exactlyOneOf } from '../../../base/input/one-of.ts'
import { measurementUnits } from '../measurement-units.ts'
import { Publication } from '../publication.ts'
import { dimensions } from './products/dimensions.ts'
import { filing } from './products/filing.ts'
import { RelatedProducts } from './products/related.ts'
import { someVariantTexts, variantTexts } from './products/variant-texts.ts'

/** Wire §4.9: money and weights are JSON numbers. */
const Amount = z.number().min(0).max(999_999_999.99)
const Weight = z.number().min(0).max(999_999_999.99)
/** Ours: a call that is sent twice with the same key is done once. */
export const idempotencyKey = z.string().min(1).max(100).optional()
export const ById = z.object({ id: z.string() })

const Measured = z.number().min(0.01).max(999_999_999.99)
const MeasurementUnit = z.enum(measurementUnits as [string, ...string[]])
export const UnitQuantity = z.object({ quantity: Measured, measurementUnit: MeasurementUnit })

const Slug = z
  .string()
  .min(1)
  .max(100)
  .regex(/^[\p{Ll}\p{Lo}\p{N}]+(-[\p{Ll}\p{Lo}\p{N}]+)*$/u, {
    error: 'must contain only lowercase letters and digits, separated by single hyphens',
  })

const Choice = z.object({
  value: z.string().trim().min(1).max(50).optional(),
  description: z.string().trim().min(1).max(50),
})

const Option = z.object({
  name: z
    .string()
    .trim()
    .min(1)
    .max(50)
    // Cells of edits are named by it.
    .refine((name) => !name.includes('/'), { error: 'must not contain a slash' }),
  optionType: z.enum(['drop_down', 'color']).default('drop_down'),
  choices: z
    .array(Choice)
    .min(1)
    .max(100)
    .refine(...each('description', 'must not repeat a choice')),
})
export type OptionInput = z.output<typeof Option>

const SeoTag = z.object({
  type: z.string().max(50),
  props: z.record(z.string(), z.unknown()).nullish(),
  meta: z.record(z.string(), z.unknown()).nullish(),
  children: z.string().max(5000).optional(),
  custom: z.boolean().optional(),
  disabled: z.boolean().optional(),
})
const SeoData = z.object({
  tags: z.array(SeoTag).max(100).default([]),
  settings: z
    .object({
      preventAutoRedirect: z.boolean().default(false),
      keywords: z
        .array(z.object({ term: z.string().max(200), isMain: z.boolean().default(false) }))
        .max(5)
        .default([]),
    })
    .prefault({}),
})

const Discount = z
  .object({
    type: z.enum(['NONE', 'AMOUNT', 'PERCENT']),
    value: z.number().min(0).max(999_999_999.99).default(0),
  })
  .refine(({ type, value }) => type !== 'PERCENT' || value <= 100, {
    path: ['value'],
    error: 'must be at most 100',
    params: { violatedRule: 'MAX', data: { threshold: 100 } },
  })

const Share = z.number().min(0).max(1)
/** Ours: all that a product shows, in its order; what is not told of one stays as it is. */
const MediaItems = z
  .array(
    z.object({
      mediaId: z.string().min(1).max(200),
      altText: z.string().max(1000).optional(),
      focalPoint: z.object({ x: Share, y: Share }).nullable().optional(),
    }),
  )
  .max(50)
  .refine(...each('mediaId', 'must not contain duplicates'))
export type MediaItems = z.output<typeof MediaItems>

const changes = {
  name: z.string().trim().min(1).max(80),
  slug: Slug,
  visible: z.boolean(),
  description: z.string().max(8000).nullable(),
  sku: z.string().max(40).nullable(),
  weight: Weight.nullable(),
  priceData: z.object({ price: Amount }),
  costAndProfitData: z.object({ itemCost: Amount.nullable() }),
  pricePerUnitData: z
    .object({
      totalQuantity: Measured,
      totalMeasurementUnit: MeasurementUnit,
      baseQuantity: Measured,
      baseMeasurementUnit: MeasurementUnit,
    })
    .nullable(),
  additionalInfoSections: z
    .array(
      z.object({
        // Ours: of one that products share; its title and text are looked at no further.
        id: z.guid().optional(),
        title: z.string().trim().min(1).max(50),
        description: z.string().max(16_000),
      }),
    )
    .max(50),
  manageVariants: z.boolean(),
  productOptions: z
    .array(Option)
    .max(6)
    .refine(...each('name', 'must not repeat an option')),
  discount: Discount,
  ribbon: z.string().trim().max(30).nullable(),
  brand: z.string().trim().max(50).nullable(),
  seoData: SeoData.nullable(),
  /** Ours, in the words of catalog V3: a private file of the library. Its name alone is what it has already. */
  digitalFile: z
    .object({ id: z.string().min(1).max(100).optional(), fileName: z.string().optional() })
    .nullable(),
  mediaItems: MediaItems,
  /** Ours: the state of a product as staff know it; `visible` follows it. */
  publication: Publication,
  /** Ours, in the words of catalog V3, as is what it is filed under: of the one variant of a product without options. */
  ...variantTexts,
  ...filing,
  taxGroupId: z.guid().nullable(),
  relatedProducts: RelatedProducts.nullable(),
  ...dimensions,
}

/** Fields of a product that are written; those that can only be read may be sent along and are ignored. */
export const ProductChanges = z.object(changes).partial()
export type ProductChanges = z.output<typeof ProductChanges>

export const NewProduct = ProductChanges.extend({
  name: changes.name,
  priceData: changes.priceData,
  productType: z.enum(['physical', 'digital']).default('physical'),
})
export type NewProduct = z.output<typeof NewProduct>

export const VariantChanges = z.object({
  choices: z.record(z.string(), z.string()).optional(),
  variantIds: z.array(z.guid()).min(1).max(1000).optional(),
  price: Amount.optional(),
  cost: Amount.nullable().optional(),
  weight: Weight.nullable().optional(),
  sku: z.string().max(40).nullable().optional(),
  visible: z.boolean().optional(),
  /** Ours, in the words of catalog V3. */
  ...someVariantTexts,
  /** Ours: how much of a unit is in it; none is as much as in the product. */
  pricePerUnit: z.object({ settings: UnitQuantity }).nullable().optional(),
  productDimensions: dimensions.productDimensions.optional(),
  packageDimensions: dimensions.packageDimensions.optional(),
})
export type VariantChanges = z.output<typeof VariantChanges>

export const CollectionChanges = z.object({
  name: z.string().trim().min(1).max(50).optional(),
  description: z.string().max(600).nullable().optional(),
  slug: Slug.optional(),
  visible: z.boolean().optional(),
})
export type CollectionChanges = z.output<typeof CollectionChanges>

/** One thing is set for all of them. */
export const BulkSet = oneOf({
  price: Amount.optional(),
  cost: Amount.nullable().optional(),
  weight: Weight.nullable().optional(),
  ribbon: changes.ribbon.optional(),
  brand: changes.brand.optional(),
  visible: z.boolean().optional(),
})

const Adjust = oneOf({
  amount: z.number().min(-999_999_999.99).max(999_999_999.99).optional(),
  percentage: z
    .object({ rate: z.number().min(-100).max(1000), roundToInt: z.boolean().default(false) })
    .optional(),
})
export type Adjust = z.output<typeof Adjust>
export const BulkAdjust = oneOf({
  price: Adjust.optional(),
  cost: Adjust.optional(),
  weight: Adjust.optional(),
})
export type BulkAdjust = z.output<typeof BulkAdjust>

function oneOf<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object(shape).superRefine(exactlyOneOf(...Object.keys(shape)))
}

function each<Key extends string>(key: Key, error: string) {
  const once = (list: readonly { readonly [K in Key]: string }[]) =>
    new Set(list.map((one) => one[key].toLowerCase())).size === list.length
  return [once, { error }] as const
}
