import { z } from '@galleria/platform-client'
import { ChannelType } from '../../enums/orders.ts'
import { VatType } from '../../enums/tax.ts'
import { WeightUnit } from '../../enums/units.ts'
import { Address } from '../common/address.ts'
import { ExtendedFields } from '../common/extended-fields.ts'
import { DateTime, Guid, Int64 } from '../common/scalars.ts'
import { CMoney } from './c-money.ts'
import { DeliveryMethod } from './delivery-method.ts'
import { LineItem } from './line-item.ts'

const contact = {
  firstName: z.nullish(z.string()),
  lastName: z.nullish(z.string()),
  phone: z.nullish(z.string()),
  company: z.nullish(z.string()),
  vatId: z.nullish(z.object({ id: z.string(), type: VatType })),
}

/** Sources of a cart: its channel, and who began it (Cart V2 §2.5). */
const Source = z.object({
  channelType: z.optional(ChannelType),
  externalReferences: z.optional(z.array(z.object({ appId: Guid, resourceId: z.nullish(z.string()) }))),
  createdBy: z.optional(
    z.object({
      visitorId: z.optional(Guid),
      memberId: z.optional(Guid),
      userId: z.optional(Guid),
      appId: z.optional(Guid),
    }),
  ),
  customContentReference: z.nullish(z.object({ appId: Guid, componentId: Guid })),
})

/** One of visitor, member and user, or open to the first who comes (Cart V2 §2.5). */
const CustomerInfo = z.object({
  visitorId: z.optional(Guid),
  memberId: z.optional(Guid),
  userId: z.optional(Guid),
  openAccess: z.optional(z.boolean()),
  ...contact,
  email: z.nullish(z.string()),
  contactId: z.nullish(Guid),
  languageCode: z.optional(z.string()),
  currencyCode: z.optional(z.string()),
})

/** A purchase from its first line to its order: cart and checkout in one (Cart V2 §2.5). Its totals are not stored. */
export const Cart = z.object({
  id: Guid,
  revision: Int64,
  createdDate: z.nullish(DateTime),
  updatedDate: z.nullish(DateTime),
  lineItems: z.array(LineItem),
  /** Sum of the lines' final prices. */
  subtotal: z.optional(CMoney),
  note: z.nullish(z.string()),
  coupons: z.array(z.object({ id: Guid, code: z.string() })),
  source: z.optional(Source),
  businessInfo: z.optional(
    z.object({
      locationId: z.nullish(Guid),
      languageCode: z.optional(z.string()),
      currencyCode: z.optional(z.string()),
    }),
  ),
  customerInfo: z.optional(CustomerInfo),
  deliveryInfo: z.optional(
    z.object({
      address: z.nullish(Address),
      method: z.nullish(DeliveryMethod),
      weightUnit: z.optional(WeightUnit),
    }),
  ),
  taxInfo: z.optional(
    z.object({ pricesIncludeTax: z.optional(z.boolean()), taxExemptGroupId: z.nullish(Guid) }),
  ),
  paymentInfo: z.optional(
    z.object({
      giftCards: z.optional(
        z.array(
          z.object({
            id: Guid,
            obfuscatedCode: z.optional(z.string()),
            appId: z.optional(Guid),
            externalId: z.nullish(z.string()),
            requestedRedeemAmount: z.nullish(CMoney),
          }),
        ),
      ),
      currencyCode: z.optional(z.string()),
      billingAddress: z.nullish(Address),
      billingContact: z.nullish(z.object(contact)),
    }),
  ),
  orderPlaced: z.boolean(),
  orderId: z.nullish(Guid),
  purchaseFlowId: z.nullish(Guid),
  settings: z.optional(
    z.object({
      lockGiftCard: z.nullish(z.boolean()),
      lockCouponCode: z.nullish(z.boolean()),
      policyAgreementCheckboxDisabled: z.nullish(z.boolean()),
      manualPaymentDisabled: z.nullish(z.boolean()),
    }),
  ),
  customCheckoutUrl: z.nullish(z.string()),
  extendedFields: z.optional(ExtendedFields),
  currentCart: z.boolean(),
  demo: z.optional(z.boolean()),
  /** Forms that lines ask for; a server may send them, no page declares them (Cart V2 §2.5). */
  forms: z.optional(z.array(z.object({ id: z.string(), formSubmissionId: z.nullish(z.string()) }))),
})
export type Cart = z.infer<typeof Cart>
