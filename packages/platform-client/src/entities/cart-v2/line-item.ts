import { z } from '@galleria/platform-client'
import { PaymentOptionType } from '../../enums/cart.ts'
import { DiscountSourceType, ItemStatus } from '../../enums/cart-v2.ts'
import { DescriptionLine } from '../cart/description-line.ts'
import { ItemType } from '../cart/item-type.ts'
import { PhysicalProperties } from '../cart/physical-properties.ts'
import { ServiceProperties } from '../cart/service-properties.ts'
import { SubscriptionSettings } from '../cart/subscription-settings.ts'
import { TaxableAddress } from '../cart/taxable-address.ts'
import { CatalogReference } from '../common/catalog-reference.ts'
import { ExtendedFields } from '../common/extended-fields.ts'
import { Image } from '../common/image.ts'
import { Decimal, Guid } from '../common/scalars.ts'
import { PageUrl, Text } from '../common/text.ts'
import { CMoney } from './c-money.ts'
import { Membership } from './membership.ts'
import { ModifierGroup } from './modifier-group.ts'

/** Values of a line that replace its catalog's (Cart V2 §2.5). */
export const CatalogOverride = z.object({
  name: z.optional(Text),
  salePrice: z.nullish(Decimal),
  fullPrice: z.nullish(Decimal),
  depositAmount: z.nullish(Decimal),
  descriptionLines: z.optional(z.array(DescriptionLine)),
  physicalProperties: z.optional(PhysicalProperties),
  image: z.optional(z.object({ ...Image.shape, url: z.optional(z.string()) })),
  paymentOption: z.optional(z.object({ value: PaymentOptionType })),
  savePaymentMethod: z.nullish(z.boolean()),
  inventoryAppId: z.nullish(z.string()),
})
export type CatalogOverride = z.infer<typeof CatalogOverride>

/** Two numbers: `requestedQuantity` is what was asked for, `confirmedQuantity` what can be had, and prices follow it. */
const QuantityInfo = z.object({
  confirmedQuantity: z.number(),
  requestedQuantity: z.number(),
  availableQuantity: z.nullish(z.number()),
  fixedQuantity: z.boolean(),
})

/** Prices after the line's own discounts; `breakdown` has those before them (Cart V2 §2.4). */
const Pricing = z.object({
  unitPrice: CMoney,
  totalPrice: CMoney,
  priceDescription: z.optional(Text),
  priceUndetermined: z.boolean(),
  breakdown: z.optional(
    z.object({
      fullPrice: z.optional(CMoney),
      salePrice: z.optional(CMoney),
      totalModifiersPrice: z.optional(CMoney),
    }),
  ),
})

const Attributes = z.object({
  descriptionLines: z.optional(z.array(DescriptionLine)),
  /** Absent at times in the answer to an add: public clients saw it (Cart V2 §2.4). */
  image: z.nullish(Image),
  url: z.nullish(PageUrl),
  itemType: z.optional(ItemType),
  physicalProperties: z.nullish(PhysicalProperties),
  serviceProperties: z.optional(ServiceProperties),
  policies: z.optional(z.array(z.object({ title: z.nullish(z.string()), content: z.optional(z.string()) }))),
  subscriptionInfo: z.optional(
    z.object({
      title: z.optional(Text),
      description: z.optional(Text),
      subscriptionSettings: z.optional(SubscriptionSettings),
    }),
  ),
  membersOnly: z.boolean(),
})

/** A line of a Cart V2 (Cart V2 §2.5). */
export const LineItem = z.object({
  id: Guid,
  name: Text,
  quantityInfo: QuantityInfo,
  pricing: Pricing,
  source: z.optional(
    z.object({
      catalogReference: z.optional(CatalogReference),
      catalogOverrideFields: z.optional(CatalogOverride),
      rootCatalogItemId: z.nullish(z.string()),
      inventoryAppId: z.nullish(z.string()),
    }),
  ),
  attributes: z.optional(Attributes),
  deliveryConfig: z.optional(
    z.object({ deliveryProfileId: z.nullish(z.string()), fulfillerId: z.nullish(z.string()) }),
  ),
  taxConfig: z.optional(
    z.object({ taxableAddress: z.optional(TaxableAddress), taxGroupId: z.nullish(z.string()) }),
  ),
  paymentConfig: z.optional(
    z.object({
      paymentOption: PaymentOptionType,
      savePaymentMethod: z.boolean(),
      depositAmount: z.optional(CMoney),
      consentRequiredPaymentPolicy: z.nullish(z.string()),
      membership: z.optional(Membership),
      /** Before `membership`, which takes its place without a date (Cart V2 §1). */
      selectedMembership: z.optional(z.object({ id: z.string(), appId: z.string() })),
    }),
  ),
  status: ItemStatus,
  extendedFields: z.optional(ExtendedFields),
  modifierGroups: z.optional(z.array(ModifierGroup)),
  discounts: z.optional(
    z.array(
      z.object({
        name: z.optional(Text),
        /** Off the whole quantity. */
        amountOff: CMoney,
        source: z.optional(z.object({ sourceType: DiscountSourceType, couponCode: z.nullish(z.string()) })),
      }),
    ),
  ),
  customLineItem: z.boolean(),
})
export type LineItem = z.infer<typeof LineItem>
