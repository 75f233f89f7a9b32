import { z } from 'zod'
import { Revision } from '../../../base/input/revision.ts'
import { Decimal, ExtendedFields } from '../../../base/input/wire-parts.ts'
import { ExtendedValue } from '../../../base/texts/extended-value.ts'

const Regions = z.array(z.guid()).max(50)

const Condition = z.object({
  type: z.enum(['BY_TOTAL_WEIGHT', 'BY_TOTAL_PRICE', 'BY_TOTAL_QUANTITY']),
  value: Decimal,
  operator: z.enum(['EQ', 'GT', 'GTE', 'LT', 'LTE']),
})

const Rate = z.object({
  amount: Decimal,
  conditions: z.array(Condition).max(10).default([]),
  multiplyByQuantity: z.boolean().default(false),
})

/** ShippingOption (wire §4.4) as its owner writes it. */
export const ShippingOptionInput = z.object({
  deliveryRegionIds: Regions.default([]),
  title: z.string().min(1).max(1000),
  estimatedDeliveryTime: z.string().max(500).nullish(),
  rates: z.array(Rate).min(1).max(50),
  extendedFields: ExtendedFields.nullish(),
})
export type ShippingOptionInput = z.output<typeof ShippingOptionInput>

export const ShippingOptionChanges = ShippingOptionInput.omit({ deliveryRegionIds: true })
  .partial()
  .extend({ id: z.string(), revision: Revision })

const ServiceSettings = z.object({
  estimatedDeliveryTime: z.string().max(500).nullish(),
  handlingFee: z
    .object({ value: Decimal, calculationType: z.enum(['FIXED', 'PERCENTAGE']).default('FIXED') })
    .optional(),
  freeDeliveryMinimumAmount: Decimal.nullish(),
})

const Service = <Names extends readonly [string, ...string[]]>(names: Names) =>
  z
    .array(
      z.object({
        id: z.guid().optional(),
        service: z.enum(names),
        serviceSettings: ServiceSettings.optional(),
      }),
    )
    .max(3)
    .default([])

/** Shipping-label configuration (wire §4.4) as its owner writes it. */
export const ShippoInput = z.object({
  deliveryRegionId: z.guid().optional(),
  deliveryRegionIds: Regions.optional(),
  domesticServices: Service(['GROUND_ADVANTAGE', 'PRIORITY_MAIL', 'PRIORITY_MAIL_EXPRESS']),
  internationalServices: Service([
    'FIRST_CLASS_PACKAGE_INTERNATIONAL',
    'PRIORITY_MAIL_INTERNATIONAL',
    'PRIORITY_MAIL_EXPRESS_INTERNATIONAL',
  ]),
  packageType: z.enum([
    'CUSTOM',
    'FLAT_RATE_ENVELOPE',
    'PADDED_FLAT_RATE_ENVELOPE',
    'SMALL_FLAT_RATE_BOX',
    'MEDIUM_FLAT_RATE_BOX_1',
    'MEDIUM_FLAT_RATE_BOX_2',
    'LARGE_FLAT_RATE_BOX',
  ]),
  packageDetails: z.object({
    name: z.string().max(255).nullish(),
    dimensions: z.object({ length: Decimal, width: Decimal, height: Decimal }),
    maxNumberOfProducts: z
      .string()
      .regex(/^\d{1,9}$/, { error: 'must be a whole number such as 12' })
      .nullish(),
  }),
  osLocationId: z.guid(),
  backupWeight: Decimal.nullish(),
  extendedFields: ExtendedFields.nullish(),
})
export type ShippoInput = z.output<typeof ShippoInput>

export const ShippoChanges = ShippoInput.omit({ deliveryRegionId: true, deliveryRegionIds: true })
  .partial()
  .extend({ id: z.string(), revision: Revision })

export const RegionChange = z.object({ deliveryRegionId: z.guid(), revision: Revision.optional() })

export const NamespaceChange = z.object({
  id: z.string(),
  namespace: z.string().min(1).max(100),
  namespaceData: z.record(z.string(), ExtendedValue).nullable(),
})
