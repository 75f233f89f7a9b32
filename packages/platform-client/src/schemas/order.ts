import { z } from '@galleria/platform-client'
import { DescriptionLine } from './cart.ts'
import { Address, AddressWithContact, CatalogReference, Image, Text } from './common.ts'

/** Orders: decimal string (wire §4.1). */
export const Price = z.object({ amount: z.string(), formattedAmount: z.optional(z.string()) })
export type Price = z.infer<typeof Price>

export const OrderLineItem = z.object({
  id: z.string(),
  productName: Text,
  catalogReference: z.nullish(CatalogReference),
  quantity: z.number(),
  /** How many have been given back. */
  refundQuantity: z.nullish(z.number()),
  price: Price,
  priceBeforeDiscounts: z.optional(Price),
  totalDiscount: z.optional(Price),
  totalPriceBeforeTax: z.optional(Price),
  totalPriceAfterTax: z.optional(Price),
  lineItemPrice: z.optional(Price),
  descriptionLines: z.optional(z.array(DescriptionLine)),
  image: z.nullish(Image),
  subscriptionInfo: z.optional(
    z.object({
      subscriptionSettings: z.optional(
        z.object({ frequency: z.optional(z.string()), interval: z.nullish(z.number()) }),
      ),
    }),
  ),
  itemType: z.optional(z.object({ preset: z.optional(z.string()), custom: z.optional(z.string()) })),
  /** `expirationDate`: when the link ends. */
  digitalFile: z.optional(z.object({ link: z.nullish(z.string()), expirationDate: z.nullish(z.string()) })),
})

export const Order = z.object({
  id: z.string(),
  /** Number that a shopper quotes; an int64 string. */
  number: z.string(),
  createdDate: z.string(),
  purchasedDate: z.nullish(z.string()),
  updatedDate: z.optional(z.string()),
  lineItems: z.array(OrderLineItem),
  buyerInfo: z.optional(
    z.looseObject({
      memberId: z.optional(z.string()),
      visitorId: z.optional(z.string()),
      contactId: z.nullish(z.string()),
      email: z.nullish(z.string()),
    }),
  ),
  /** NOT_PAID, PAID, … (specification §4). */
  paymentStatus: z.string(),
  /** NOT_FULFILLED, FULFILLED, PARTIALLY_FULFILLED. */
  fulfillmentStatus: z.string(),
  /** INITIALIZED, APPROVED, CANCELED, PENDING, REJECTED. */
  status: z.string(),
  currency: z.string(),
  priceSummary: z.object({
    subtotal: Price,
    shipping: z.optional(Price),
    tax: z.optional(Price),
    discount: z.optional(Price),
    totalAdditionalFees: z.optional(Price),
    total: Price,
  }),
  billingInfo: z.nullish(AddressWithContact),
  shippingInfo: z.nullish(
    z.object({
      title: z.optional(z.string()),
      code: z.nullish(z.string()),
      logistics: z.optional(
        z.object({
          shippingDestination: z.nullish(AddressWithContact),
          deliveryTime: z.nullish(z.string()),
          instructions: z.nullish(z.string()),
          pickupDetails: z.nullish(
            z.object({ address: z.nullish(Address), pickupMethod: z.optional(z.string()) }),
          ),
        }),
      ),
      cost: z.nullish(z.object({ price: z.optional(Price), totalPriceAfterTax: z.optional(Price) })),
      carrierId: z.nullish(z.string()),
    }),
  ),
  recipientInfo: z.nullish(AddressWithContact),
  appliedDiscounts: z.optional(
    z.array(
      z.object({
        coupon: z.optional(
          z.object({
            id: z.string(),
            code: z.string(),
            name: z.optional(z.string()),
            amount: z.optional(Price),
          }),
        ),
        merchantDiscount: z.optional(
          z.object({ amount: z.optional(Price), description: z.nullish(z.string()) }),
        ),
        discountRule: z.optional(
          z.object({ id: z.string(), name: z.optional(Text), amount: z.optional(Price) }),
        ),
        discountType: z.optional(z.string()),
      }),
    ),
  ),
  additionalFees: z.optional(
    z.array(
      z.object({
        id: z.optional(z.string()),
        /** `tip` of what was given to those who served. */
        code: z.nullish(z.string()),
        name: z.string(),
        price: z.optional(Price),
      }),
    ),
  ),
  activities: z.optional(
    z.array(
      z.object({
        id: z.nullish(z.string()),
        /** ORDER_PLACED, ORDER_PAID, … (wire §4.3). */
        activityType: z.string(),
        createdDate: z.nullish(z.string()),
        merchantComment: z.optional(z.object({ message: z.string() })),
        customActivity: z.optional(z.object({ type: z.string() })),
        orderRefunded: z.optional(z.object({ amount: z.optional(Price) })),
      }),
    ),
  ),
  buyerNote: z.nullish(z.string()),
  channelInfo: z.optional(z.object({ type: z.string() })),
  archived: z.nullish(z.boolean()),
  purchaseFlowId: z.nullish(z.string()),
  checkoutId: z.nullish(z.string()),
})
/** Order, with the fields that pages show (wire §4.3). */
export type Order = z.infer<typeof Order>
