import { z } from '@galleria/platform-client'
import { Address, AddressWithContact, CatalogReference, Image, Money, Text } from './common.ts'

export const DescriptionLine = z.object({
  name: Text,
  plainText: z.optional(Text),
  colorInfo: z.optional(
    z.object({ original: z.string(), translated: z.nullish(z.string()), code: z.nullish(z.string()) }),
  ),
})

/** One authority's share of a tax; rates are fractions, `0.0825` for 8.25 % (wire §4.2). */
const TaxDetails = z.object({
  taxBreakdown: z.optional(
    z.array(
      z.object({
        taxName: z.nullish(z.string()),
        rate: z.nullish(z.string()),
        taxAmount: z.optional(Money),
      }),
    ),
  ),
})

export const LineItem = z.object({
  id: z.string(),
  quantity: z.number(),
  catalogReference: z.optional(CatalogReference),
  productName: Text,
  url: z.nullish(z.object({ relativePath: z.optional(z.string()), url: z.nullish(z.string()) })),
  price: Money,
  fullPrice: z.optional(Money),
  priceBeforeDiscounts: z.optional(Money),
  lineItemPrice: z.optional(Money),
  descriptionLines: z.optional(z.array(DescriptionLine)),
  image: z.nullish(Image),
  /** AVAILABLE, NOT_FOUND, NOT_AVAILABLE, PARTIALLY_AVAILABLE. */
  availability: z.object({ status: z.string(), quantityAvailable: z.nullish(z.number()) }),
  itemType: z.optional(z.object({ preset: z.optional(z.string()), custom: z.optional(z.string()) })),
  physicalProperties: z.nullish(
    z.object({
      weight: z.nullish(z.number()),
      sku: z.nullish(z.string()),
      shippable: z.optional(z.boolean()),
    }),
  ),
  selectedMembership: z.optional(z.object({ id: z.string(), appId: z.string() })),
  /** How it is paid: DEPOSIT_ONLINE, FULL_PAYMENT_OFFLINE, … */
  paymentOption: z.optional(z.string()),
  /** For one piece. */
  depositAmount: z.nullish(Money),
  /** Frequency of a subscription line. */
  subscriptionOptionInfo: z.optional(
    z.object({
      subscriptionSettings: z.optional(z.object({ frequency: z.string(), interval: z.nullish(z.number()) })),
    }),
  ),
})
/** Line of a cart, with the fields that pages show (wire §4.2). */
export type LineItem = z.infer<typeof LineItem>

export const AppliedDiscount = z.object({
  coupon: z.optional(
    z.object({ id: z.string(), code: z.string(), name: z.optional(z.string()), amount: z.optional(Money) }),
  ),
  merchantDiscount: z.optional(z.object({ amount: z.optional(Money), percentage: z.nullish(z.number()) })),
  discountRule: z.optional(z.object({ id: z.string(), name: z.optional(Text), amount: z.optional(Money) })),
  /** GLOBAL, SPECIFIC_ITEMS, SHIPPING. */
  discountType: z.optional(z.string()),
  lineItemIds: z.optional(z.array(z.string())),
})

export const Cart = z.object({
  id: z.string(),
  lineItems: z.array(LineItem),
  currency: z.string(),
  conversionCurrency: z.optional(z.string()),
  subtotal: z.optional(Money),
  subtotalAfterDiscounts: z.optional(Money),
  appliedDiscounts: z.optional(z.array(AppliedDiscount)),
  buyerInfo: z.optional(z.looseObject({ email: z.nullish(z.string()) })),
  buyerNote: z.nullish(z.string()),
  contactInfo: z.nullish(AddressWithContact),
  purchaseFlowId: z.optional(z.string()),
  checkoutId: z.nullish(z.string()),
  selectedShippingOption: z.nullish(z.object({ carrierId: z.nullish(z.string()), code: z.string() })),
  /** int64 string. */
  revision: z.nullish(z.string()),
  createdDate: z.optional(z.string()),
  updatedDate: z.optional(z.string()),
})
/** Cart, with the fields that pages show (wire §4.2). */
export type Cart = z.infer<typeof Cart>

export const ShippingOption = z.object({
  code: z.string(),
  title: z.string(),
  logistics: z.optional(
    z.object({
      deliveryTime: z.nullish(z.string()),
      instructions: z.nullish(z.string()),
      pickupDetails: z.nullish(
        z.object({ address: z.nullish(Address), pickupMethod: z.optional(z.string()) }),
      ),
    }),
  ),
  cost: z.optional(
    z.object({
      price: Money,
      totalPriceBeforeTax: z.optional(Money),
      totalPriceAfterTax: z.optional(Money),
      totalDiscount: z.optional(Money),
      taxDetails: z.optional(TaxDetails),
    }),
  ),
})
/** A way of delivery on offer (wire §4.2). */
export type ShippingOption = z.infer<typeof ShippingOption>

const Load = z.object({
  price: z.optional(Money),
  quantity: z.optional(z.number()),
  weight: z.optional(z.number()),
})
export const FreeShipping = z.object({
  applies: z.boolean(),
  /** SHIPPING_OPTION, DISCOUNT_RULE or COUPON: what makes or would make it free. */
  source: z.string(),
  title: z.string(),
  /** 0 to 1. */
  progress: z.number(),
  /** Amount missing until it applies; prices are of goods after discounts. */
  remaining: z.optional(Load),
  /** From where on it is free, of the same fields. */
  threshold: z.optional(Load),
  destination: z.object({ country: z.string(), subdivision: z.optional(z.string()) }),
  /** No address was known: `destination` is the shop's own. */
  destinationAssumed: z.boolean(),
})
/** How far a cart is from a free delivery. An extension of the embedded platform. */
export type FreeShipping = z.infer<typeof FreeShipping>

export const ShippingInfo = z.object({
  selectedCarrierServiceOption: z.nullish(
    z.object({ ...ShippingOption.shape, carrierId: z.nullish(z.string()) }),
  ),
  carrierServiceOptions: z.optional(
    z.array(z.object({ carrierId: z.string(), shippingOptions: z.array(ShippingOption) })),
  ),
  freeShipping: z.optional(FreeShipping),
})

export const PriceSummary = z.object({
  subtotal: Money,
  shipping: z.optional(Money),
  tax: z.optional(Money),
  discount: z.optional(Money),
  additionalFees: z.optional(Money),
  total: Money,
})
/** Wire §4.2. */
export type PriceSummary = z.infer<typeof PriceSummary>

export const AdditionalFee = z.object({
  code: z.nullish(z.string()),
  name: z.string(),
  translatedName: z.nullish(z.string()),
  price: z.optional(Money),
  taxDetails: z.optional(TaxDetails),
})

export const Violation = z.object({
  /** WARNING or ERROR. */
  severity: z.string(),
  /** Absent line item: the cart as a whole. */
  target: z.nullish(
    z.object({
      lineItem: z.optional(z.object({ id: z.nullish(z.string()), suggestedFix: z.optional(z.string()) })),
    }),
  ),
  description: z.nullish(z.string()),
})

const Membership = z.object({
  id: z.optional(z.string()),
  appId: z.optional(z.string()),
  name: z.optional(Text),
  lineItemIds: z.optional(z.array(z.string())),
  /** One piece is one use. */
  credits: z.optional(z.object({ total: z.optional(z.number()), remaining: z.optional(z.number()) })),
  expirationDate: z.nullish(z.string()),
})
/** A plan of the buyer's that may pay for lines (wire §4.2). */
export type Membership = z.infer<typeof Membership>

export const MembershipOptions = z.object({
  eligibleMemberships: z.optional(z.array(Membership)),
  /** `reason`: NOT_APPLICABLE, NOT_STARTED, EXPIRED, NO_CREDITS, NOT_ENOUGH_CREDITS. */
  invalidMemberships: z.optional(
    z.array(z.object({ membership: z.optional(Membership), reason: z.string() })),
  ),
  selectedMemberships: z.optional(
    z.array(z.object({ id: z.string(), appId: z.string(), lineItemIds: z.optional(z.array(z.string())) })),
  ),
})
/** All three are deprecated and may be missing (wire §4.2). */
export type MembershipOptions = z.infer<typeof MembershipOptions>

/** Why a part could not be worked out; the call itself succeeds (wire §3.1). */
const Details = z.object({
  applicationError: z.optional(z.object({ code: z.nullish(z.string()), description: z.nullish(z.string()) })),
  validationError: z.optional(z.looseObject({})),
  systemError: z.optional(z.looseObject({})),
})
export const CalculationErrors = z.object({
  generalShippingCalculationError: z.optional(Details),
  selectedShippingOptionError: z.optional(Details),
  carrierErrors: z.optional(
    z.object({ errors: z.array(z.object({ carrierId: z.string(), error: z.optional(Details) })) }),
  ),
  taxCalculationError: z.optional(Details),
  couponCalculationError: z.optional(Details),
  orderValidationErrors: z.optional(
    z.array(
      z.object({
        code: z.optional(z.string()),
        description: z.optional(z.string()),
        data: z.nullish(z.dictionary(z.unknown())),
      }),
    ),
  ),
  membershipError: z.optional(Details),
  discountsCalculationError: z.optional(Details),
})

export const EstimateTotals = z.object({
  cart: z.optional(Cart),
  calculatedLineItems: z.optional(
    z.array(
      z.object({
        lineItemId: z.string(),
        pricesBreakdown: z.optional(
          z.object({
            price: z.optional(Money),
            fullPrice: z.optional(Money),
            lineItemPrice: z.optional(Money),
            totalDiscount: z.optional(Money),
            totalPriceBeforeTax: z.optional(Money),
            totalPriceAfterTax: z.optional(Money),
            taxDetails: z.optional(TaxDetails),
          }),
        ),
      }),
    ),
  ),
  priceSummary: PriceSummary,
  payNow: z.optional(PriceSummary),
  payLater: z.optional(PriceSummary),
  payAfterFreeTrial: z.optional(PriceSummary),
  appliedDiscounts: z.optional(z.array(AppliedDiscount)),
  shippingInfo: z.nullish(ShippingInfo),
  additionalFees: z.optional(z.array(AdditionalFee)),
  taxSummary: z.nullish(z.object({ totalTax: z.optional(Money), taxableAmount: z.optional(Money) })),
  calculationErrors: z.nullish(CalculationErrors),
  currency: z.optional(z.string()),
  membershipOptions: z.optional(MembershipOptions),
  violations: z.optional(z.array(Violation)),
})
/** Estimate, with the fields that pages show (wire §4.2). */
export type EstimateTotals = z.infer<typeof EstimateTotals>
