import { z } from '@galleria/platform-client'
import { CalculationErrors, DescriptionLine, FreeShipping, MembershipOptions } from './cart.ts'
import { Address, CatalogReference, Image, Text } from './common.ts'

/** Decimal strings; the cart names their currencies: `businessInfo` that of `amount`, `customerInfo` that of `convertedAmount`. */
export const CMoney = z.object({ amount: z.string(), convertedAmount: z.optional(z.string()) })
export type CMoney = z.infer<typeof CMoney>

const DeliveryMethod = z.object({
  code: z.string(),
  appId: z.nullish(z.string()),
  title: z.optional(Text),
  pickup: z.optional(z.boolean()),
})

export const CartLineItem = z.object({
  id: z.string(),
  name: Text,
  /** `confirmedQuantity` is what can be had, and prices follow it; compare the two before a total is shown as final. */
  quantityInfo: z.object({
    confirmedQuantity: z.number(),
    requestedQuantity: z.number(),
    availableQuantity: z.nullish(z.number()),
    fixedQuantity: z.optional(z.boolean()),
  }),
  pricing: z.object({
    unitPrice: CMoney,
    totalPrice: CMoney,
    breakdown: z.optional(z.object({ fullPrice: z.optional(CMoney), salePrice: z.optional(CMoney) })),
  }),
  source: z.optional(
    z.object({
      catalogReference: z.optional(CatalogReference),
      rootCatalogItemId: z.nullish(z.string()),
    }),
  ),
  attributes: z.optional(
    z.object({
      descriptionLines: z.optional(z.array(DescriptionLine)),
      image: z.nullish(Image),
      url: z.nullish(z.object({ relativePath: z.optional(z.string()), url: z.nullish(z.string()) })),
      itemType: z.optional(z.object({ preset: z.optional(z.string()), custom: z.optional(z.string()) })),
      physicalProperties: z.nullish(
        z.object({
          weight: z.nullish(z.number()),
          sku: z.nullish(z.string()),
          shippable: z.optional(z.boolean()),
        }),
      ),
      subscriptionInfo: z.optional(
        z.object({
          subscriptionSettings: z.optional(
            z.object({ frequency: z.string(), interval: z.nullish(z.number()) }),
          ),
        }),
      ),
      membersOnly: z.optional(z.boolean()),
    }),
  ),
  paymentConfig: z.optional(
    z.object({
      /** FULL_PAYMENT_ONLINE, DEPOSIT_ONLINE, … */
      paymentOption: z.string(),
      depositAmount: z.nullish(CMoney),
      membership: z.optional(
        z.object({
          existingMembership: z.optional(z.object({ appId: z.string(), membershipId: z.string() })),
        }),
      ),
    }),
  ),
  /** IN_STOCK, PARTIALLY_IN_STOCK, OUT_OF_STOCK, REMOVED_FROM_CATALOG. */
  status: z.string(),
  discounts: z.optional(
    z.array(
      z.object({
        name: z.optional(Text),
        amountOff: CMoney,
        /** AUTOMATIC_RULE, COUPON. */
        source: z.optional(z.object({ sourceType: z.string(), couponCode: z.nullish(z.string()) })),
      }),
    ),
  ),
})
/** Line of a Cart V2, with the fields that pages show (Cart V2 §2.5). */
export type CartLineItem = z.infer<typeof CartLineItem>

const Contact = {
  firstName: z.nullish(z.string()),
  lastName: z.nullish(z.string()),
  phone: z.nullish(z.string()),
  company: z.nullish(z.string()),
  vatId: z.nullish(z.object({ id: z.string(), type: z.string() })),
}

export const CartV2 = z.object({
  id: z.string(),
  /** int64 string. */
  revision: z.string(),
  lineItems: z.array(CartLineItem),
  subtotal: z.optional(CMoney),
  note: z.nullish(z.string()),
  /** At most one; its `id` is what removing it takes. */
  coupons: z.array(z.object({ id: z.string(), code: z.string() })),
  businessInfo: z.optional(
    z.object({ locationId: z.nullish(z.string()), currencyCode: z.optional(z.string()) }),
  ),
  customerInfo: z.optional(
    z.looseObject({ ...Contact, email: z.nullish(z.string()), currencyCode: z.optional(z.string()) }),
  ),
  deliveryInfo: z.optional(z.object({ address: z.nullish(Address), method: z.nullish(DeliveryMethod) })),
  paymentInfo: z.optional(
    z.object({
      giftCards: z.optional(z.array(z.object({ id: z.string(), obfuscatedCode: z.optional(z.string()) }))),
      currencyCode: z.optional(z.string()),
      billingAddress: z.nullish(Address),
      billingContact: z.nullish(z.object(Contact)),
    }),
  ),
  orderPlaced: z.optional(z.boolean()),
  orderId: z.nullish(z.string()),
  currentCart: z.optional(z.boolean()),
  customCheckoutUrl: z.nullish(z.string()),
  createdDate: z.nullish(z.string()),
  updatedDate: z.nullish(z.string()),
})
/** Cart V2, with the fields that pages show (Cart V2 §2.5). */
export type CartV2 = z.infer<typeof CartV2>

export const CartViolation = z.object({
  scope: z.string(),
  code: z.string(),
  /** WARNING or ERROR; an ERROR stops PlaceOrder. */
  severity: z.string(),
  description: z.nullish(z.string()),
  lineItemsOutOfStockData: z.optional(z.object({ lineItemIds: z.array(z.string()) })),
  membersOnlyItemData: z.optional(z.object({ lineItemIds: z.array(z.string()) })),
  invalidCouponStatusData: z.optional(z.object({ couponCode: z.string(), reason: z.string() })),
  invalidGiftCardStatusData: z.optional(z.object({ giftCardCode: z.string(), reason: z.string() })),
  subtotalBelowOrderMinimumData: z.optional(
    z.object({ minimumOrderSubtotal: CMoney, remainingAmount: CMoney }),
  ),
  customValidationData: z.optional(
    z.object({
      target: z.optional(z.object({ lineItem: z.optional(z.object({ id: z.nullish(z.string()) })) })),
    }),
  ),
})
/** Violation of a cart, with the fields that pages show (Cart V2 §2.5). */
export type CartViolation = z.infer<typeof CartViolation>

export const CartSummary = z.object({
  cartRevision: z.string(),
  lineItems: z.array(
    z.object({ lineItemId: z.string(), quantity: z.number(), unitPrice: CMoney, totalPrice: CMoney }),
  ),
  discounts: z.array(
    z.object({
      name: z.optional(Text),
      source: z.optional(z.object({ sourceType: z.string(), couponCode: z.nullish(z.string()) })),
      /** CART_SUBTOTAL, LINE_ITEM, DELIVERY. */
      scope: z.string(),
      total: CMoney,
      lineItemDiscounts: z.optional(z.array(z.object({ lineItemId: z.string(), amountOff: CMoney }))),
    }),
  ),
  deliverySummary: z.optional(
    z.object({
      method: z.nullish(DeliveryMethod),
      price: z.optional(CMoney),
      /** An extension of the embedded platform. */
      freeShipping: z.optional(FreeShipping),
    }),
  ),
  additionalFees: z.array(z.object({ code: z.nullish(z.string()), name: z.optional(Text), price: CMoney })),
  priceSummary: z.object({
    subtotal: CMoney,
    discount: CMoney,
    delivery: CMoney,
    additionalFees: CMoney,
    tax: CMoney,
    total: CMoney,
  }),
  taxSummary: z.optional(
    z.object({
      pricesIncludeTax: z.optional(z.boolean()),
      taxes: z.optional(
        z.array(
          z.object({
            name: z.optional(Text),
            amount: z.optional(CMoney),
            /** Share of one. An extension of the embedded platform. */
            rate: z.nullish(z.string()),
          }),
        ),
      ),
      lineItemTaxes: z.optional(
        z.array(z.object({ lineItemId: z.string(), tax: z.optional(CMoney), rate: z.nullish(z.string()) })),
      ),
    }),
  ),
  paymentSummary: z.optional(
    z.object({
      giftCards: z.optional(z.array(z.object({ giftCardId: z.string(), redeemAmount: CMoney }))),
      requiresPaymentAfterGiftCard: z.optional(z.boolean()),
      totalAfterGiftCards: z.optional(CMoney),
      payNow: z.optional(CMoney),
      payLater: z.optional(CMoney),
      payAfterFreeTrial: z.optional(CMoney),
      /** Store credit of the member; `amount` pays now where it is used. An extension of the embedded platform. */
      storeCredit: z.optional(z.object({ used: z.boolean(), balance: CMoney, amount: CMoney })),
      /** Plans of the buyer that may pay for lines. An extension of the embedded platform. */
      membershipOptions: z.optional(MembershipOptions),
    }),
  ),
  priceVerificationToken: z.nullish(z.string()),
  violations: z.array(CartViolation),
  /** In the shape of V1, and without a promise to stay (Cart V2 §1): the codes that violations have no words for. */
  calculationErrors: z.nullish(CalculationErrors),
})
/** Totals of a cart, with the fields that pages show (Cart V2 §2.5). */
export type CartSummary = z.infer<typeof CartSummary>

export const ItemUpsells = z.object({
  lineItemId: z.string(),
  upsells: z.array(
    z.object({
      id: z.string(),
      title: z.nullish(z.string()),
      description: z.nullish(z.string()),
      catalogReference: z.optional(CatalogReference),
      metadata: z.optional(
        z.object({
          /** PERCENTAGE, FIXED_PRICE, FIXED_AMOUNT. */
          benefitType: z.string(),
          benefitValue: z.nullish(z.string()),
        }),
      ),
      priceDetails: z.optional(z.object({ price: z.optional(CMoney), description: z.nullish(z.string()) })),
    }),
  ),
})
/** Offers beside a line (Cart V2 §2.2). */
export type ItemUpsells = z.infer<typeof ItemUpsells>
