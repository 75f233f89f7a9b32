import { z } from 'zod'
import { exactlyOneOf } from '../../../base/input/one-of.ts'
import {
  Decimal,
  DescriptionLine,
  PaymentOptions,
  PhysicalProperties,
  Picture,
  WireText,
} from '../../../base/input/wire-parts.ts'

const Frequency = z.enum(['DAY', 'WEEK', 'MONTH', 'YEAR'])

const Modifier = z.object({
  id: z.string().min(1).max(36),
  quantity: z.int().min(1).max(100_000).nullish(),
  label: WireText(200).optional(),
  details: WireText(200).optional(),
  price: Decimal.nullish(),
})

/** Settings of a subscription (wire §4.2). */
const SubscriptionSettings = z.object({
  frequency: Frequency,
  interval: z.int().min(1).max(3650).nullish(),
  autoRenewal: z.boolean().default(true),
  billingCycles: z.int().min(1).nullish(),
  enableCustomerCancellation: z.boolean().default(true),
  freeTrialPeriod: z
    .object({ frequency: Frequency.optional(), interval: z.int().min(1).max(999).optional() })
    .optional(),
  startDate: z.iso.datetime().nullish(),
})

/** CustomLineItem (wire §4.2): what the catalog does not have, at a price of the merchant's. */
export const CustomLineItem = z.object({
  quantity: z
    .number()
    .min(1)
    .max(100_000)
    .refine(Number.isInteger, {
      error: 'must be a whole number',
      params: { violatedRule: 'DECIMAL_MAX_SCALE', data: { threshold: 0 } },
    })
    .default(1),
  price: Decimal,
  fullPrice: Decimal.nullish(),
  priceDescription: WireText(100).optional(),
  descriptionLines: z.array(DescriptionLine).max(10).default([]),
  media: Picture.optional(),
  taxGroupId: z.guid().nullish(),
  productName: WireText(200).default({ original: 'Item' }),
  url: z
    .object({ relativePath: z.string().max(1000).optional(), url: z.url().max(2000).nullish() })
    .optional(),
  /** Type of the item, in the older order model's values too: `CUSTOM_AMOUNT_ITEM` (spec §3). */
  itemType: z
    .object({
      preset: z.enum(['PHYSICAL', 'DIGITAL', 'GIFT_CARD', 'SERVICE', 'CUSTOM_AMOUNT_ITEM']).optional(),
      custom: z.string().min(1).max(100).optional(),
    })
    .superRefine(exactlyOneOf('preset', 'custom')),
  quantityAvailable: z.int().min(0).max(100_000).nullish(),
  physicalProperties: PhysicalProperties.optional(),
  paymentOption: PaymentOptions.optional(),
  serviceProperties: z
    .object({
      scheduledDate: z.iso.datetime().nullish(),
      numberOfParticipants: z.int().min(1).max(10_000).nullish(),
      endDate: z.iso.datetime().nullish(),
    })
    .optional(),
  rootCatalogItemId: z.string().min(1).max(36).nullish(),
  depositAmount: Decimal.nullish(),
  deliveryProfileId: z.guid().nullish(),
  catalogReference: z
    .object({
      catalogItemId: z.string().min(1).max(36),
      appId: z.string().min(1).max(36),
      options: z.record(z.string(), z.unknown()).optional(),
    })
    .optional(),
  priceUndetermined: z.boolean().default(false),
  fixedQuantity: z.boolean().default(false),
  policies: z
    .array(z.object({ title: z.string().min(1).max(29).nullish(), content: z.string().min(1).max(3000) }))
    .max(5)
    .default([]),
  membersOnly: z.boolean().default(false),
  taxableAddress: z.object({ addressType: z.enum(['BUSINESS', 'BILLING', 'SHIPPING']) }).optional(),
  modifierGroups: z
    .array(
      z.object({
        id: z.string().min(1).max(36),
        name: WireText(200).optional(),
        modifiers: z.array(Modifier).min(1).max(25),
      }),
    )
    .max(25)
    .default([]),
  subscriptionOptionInfo: z
    .object({
      subscriptionSettings: SubscriptionSettings,
      title: WireText(150).optional(),
      description: WireText(500).optional(),
    })
    .optional(),
})
export type CustomLineItem = z.output<typeof CustomLineItem>
