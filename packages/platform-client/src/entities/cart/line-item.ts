import { z } from '@galleria/platform-client'
import { ItemAvailabilityStatus, PaymentOptionType } from '../../enums/cart.ts'
import { CatalogReference } from '../common/catalog-reference.ts'
import { ExtendedFields } from '../common/extended-fields.ts'
import { Image } from '../common/image.ts'
import { Money } from '../common/money.ts'
import { Decimal, Guid } from '../common/scalars.ts'
import { PageUrl, Text } from '../common/text.ts'
import { CatalogOverrideFields } from './catalog-override-fields.ts'
import { DescriptionLine } from './description-line.ts'
import { ItemType } from './item-type.ts'
import { ModifierGroup } from './modifier-group.ts'
import { PhysicalProperties } from './physical-properties.ts'
import { ServiceProperties } from './service-properties.ts'
import { SubscriptionSettings } from './subscription-settings.ts'
import { TaxableAddress } from './taxable-address.ts'

/** A line of a cart or checkout, as answered (wire §4.2); a request needs the reference and the quantity alone. */
export const LineItem = z.object({
  id: Guid,
  quantity: z.number(),
  catalogReference: z.optional(CatalogReference),
  productName: Text,
  url: z.nullish(PageUrl),
  price: Money,
  fullPrice: z.optional(Money),
  priceBeforeDiscounts: z.optional(Money),
  lineItemPrice: z.optional(Money),
  descriptionLines: z.optional(z.array(DescriptionLine)),
  image: z.nullish(Image),
  availability: z.object({ status: ItemAvailabilityStatus, quantityAvailable: z.nullish(z.number()) }),
  physicalProperties: z.nullish(PhysicalProperties),
  itemType: z.optional(ItemType),
  subscriptionOptionInfo: z.optional(
    z.object({
      subscriptionSettings: z.optional(SubscriptionSettings),
      title: z.optional(Text),
      description: z.optional(Text),
    }),
  ),
  paymentOption: PaymentOptionType,
  serviceProperties: z.optional(ServiceProperties),
  rootCatalogItemId: z.nullish(z.string()),
  priceDescription: z.optional(Text),
  depositAmount: z.optional(Money),
  selectedMembership: z.optional(z.object({ id: z.string(), appId: Guid })),
  deliveryProfileId: z.nullish(Guid),
  taxGroupId: z.nullish(Guid),
  customLineItem: z.boolean(),
  consentRequiredPaymentPolicy: z.nullish(z.string()),
  priceUndetermined: z.boolean(),
  fixedQuantity: z.boolean(),
  catalogOverrideFields: z.optional(CatalogOverrideFields),
  savePaymentMethod: z.boolean(),
  taxableAddress: z.optional(TaxableAddress),
  extendedFields: z.optional(ExtendedFields),
  policies: z.optional(z.array(z.object({ title: z.nullish(z.string()), content: z.optional(z.string()) }))),
  membersOnly: z.boolean(),
  modifierGroups: z.optional(z.array(ModifierGroup)),
  modifiersTotalPrice: z.optional(Money),
  originalPrice: z.nullish(Decimal),
  originalFullPrice: z.nullish(Decimal),
  digitalFile: z.optional(z.looseObject({})),
  inventoryAppId: z.nullish(z.string()),
})
export type LineItem = z.infer<typeof LineItem>
