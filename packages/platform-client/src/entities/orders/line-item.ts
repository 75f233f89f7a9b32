import { z } from '@galleria/platform-client'
import { PaymentOptionType } from '../../enums/cart.ts'
import { DescriptionLine } from '../cart/description-line.ts'
import { ItemType } from '../cart/item-type.ts'
import { PhysicalProperties } from '../cart/physical-properties.ts'
import { ServiceProperties } from '../cart/service-properties.ts'
import { TaxableAddress } from '../cart/taxable-address.ts'
import { CatalogReference } from '../common/catalog-reference.ts'
import { ExtendedFields } from '../common/extended-fields.ts'
import { Image } from '../common/image.ts'
import { Price } from '../common/money.ts'
import { DateTime, Guid } from '../common/scalars.ts'
import { Text } from '../common/text.ts'
import { DecimalQuantity } from './decimal-quantity.ts'
import { OrderModifierGroup } from './modifier-group.ts'
import { SubscriptionInfo } from './subscription-info.ts'
import { LineItemTaxInfo } from './tax-info.ts'

/** A line of an order (wire §4.3). */
export const OrderLineItem = z.object({
  id: z.string(),
  productName: Text,
  catalogReference: z.nullish(CatalogReference),
  quantity: z.number(),
  totalDiscount: z.optional(Price),
  descriptionLines: z.optional(z.array(DescriptionLine)),
  image: z.nullish(Image),
  physicalProperties: z.nullish(PhysicalProperties),
  itemType: z.optional(ItemType),
  fulfillerId: z.nullish(Guid),
  refundQuantity: z.nullish(z.number()),
  restockQuantity: z.nullish(z.number()),
  price: Price,
  priceBeforeDiscounts: z.optional(Price),
  totalPriceBeforeTax: z.optional(Price),
  totalPriceAfterTax: z.optional(Price),
  paymentOption: PaymentOptionType,
  taxInfo: z.optional(LineItemTaxInfo),
  /** `expirationDate`: when the link ends. */
  digitalFile: z.optional(
    z.object({ fileId: z.string(), link: z.nullish(z.string()), expirationDate: z.nullish(DateTime) }),
  ),
  subscriptionInfo: z.optional(SubscriptionInfo),
  priceDescription: z.optional(Text),
  depositAmount: z.optional(Price),
  locations: z.optional(
    z.array(
      z.object({ id: z.optional(Guid), quantity: z.optional(z.number()), name: z.nullish(z.string()) }),
    ),
  ),
  lineItemPrice: z.optional(Price),
  taxableAddress: z.optional(TaxableAddress),
  priceUndetermined: z.boolean(),
  fixedQuantity: z.boolean(),
  decimalQuantity: z.optional(DecimalQuantity),
  extendedFields: z.optional(ExtendedFields),
  modifierGroups: z.optional(z.array(OrderModifierGroup)),
  serviceProperties: z.optional(ServiceProperties),
  deliveryProfileId: z.nullish(z.string()),
  rootCatalogItemId: z.nullish(z.string()),
  customLineItem: z.nullish(z.boolean()),
  inventoryAppId: z.nullish(z.string()),
  externalLineItemId: z.nullish(z.string()),
})
export type OrderLineItem = z.infer<typeof OrderLineItem>
