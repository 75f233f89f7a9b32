import { z } from '@galleria/platform-client'
import { CartFeeSource, DiscountScope, DiscountSourceType } from '../../enums/cart-v2.ts'
import { CalculationErrors } from '../cart/details.ts'
import { MembershipOptions } from '../cart/membership.ts'
import { FreeShipping } from '../cart/shipping-info.ts'
import { Violation as ViolationV1 } from '../cart/violation.ts'
import { DateTime, Decimal, Guid, Int64 } from '../common/scalars.ts'
import { Text } from '../common/text.ts'
import { CMoney } from './c-money.ts'
import { DeliveryMethod } from './delivery-method.ts'
import { Violation } from './violation.ts'

/**
 * `subtotal` is after the lines' discounts, `discount` is the part of the cart as a whole, `delivery` is after its discount,
 * `tax` is what comes on top. Public clients checked that they add up to `total`, the amount to pay (Cart V2 §2.4).
 */
export const CartPriceSummary = z.object({
  subtotal: CMoney,
  discount: CMoney,
  delivery: CMoney,
  additionalFees: CMoney,
  tax: CMoney,
  total: CMoney,
})
export type CartPriceSummary = z.infer<typeof CartPriceSummary>

const Discount = z.object({
  name: z.optional(Text),
  source: z.optional(z.object({ sourceType: DiscountSourceType, couponCode: z.nullish(z.string()) })),
  scope: DiscountScope,
  subscriptionCycles: z.nullish(z.number()),
  total: CMoney,
  lineItemDiscounts: z.optional(z.array(z.object({ lineItemId: Guid, amountOff: CMoney }))),
})

const Fee = z.object({
  code: z.nullish(z.string()),
  name: z.optional(Text),
  providerAppId: z.nullish(z.string()),
  /** Empty: the whole cart. */
  lineItemIds: z.optional(z.array(z.string())),
  price: CMoney,
  subscriptionCycles: z.nullish(z.number()),
  source: CartFeeSource,
})

const TaxSummary = z.object({
  taxes: z.array(
    z.object({
      name: z.optional(Text),
      taxableAmount: z.optional(CMoney),
      exemptAmount: z.optional(CMoney),
      amount: z.optional(CMoney),
      /** Share of one. An extension of the embedded platform. */
      rate: z.nullish(Decimal),
    }),
  ),
  totalExempt: z.optional(CMoney),
  deliveryTax: z.optional(CMoney),
  pricesIncludeTax: z.boolean(),
  lineItemTaxes: z.array(z.object({ lineItemId: Guid, tax: z.optional(CMoney), rate: z.nullish(Decimal) })),
  additionalFeeTaxes: z.array(z.object({ additionalFeeCode: z.string(), tax: z.optional(CMoney) })),
})

const PaymentSummary = z.object({
  giftCards: z.array(z.object({ giftCardId: Guid, redeemAmount: CMoney })),
  memberships: z.array(
    z.object({ id: z.string(), appId: z.string(), lineItemIds: z.optional(z.array(z.string())) }),
  ),
  subscriptionCharges: z.array(
    z.object({
      lineItemIds: z.optional(z.array(z.string())),
      description: z.nullish(z.string()),
      charges: z.optional(
        z.array(
          z.object({
            cycleFrom: z.number(),
            cycleCount: z.nullish(z.number()),
            cycleBillingDate: z.nullish(DateTime),
          }),
        ),
      ),
    }),
  ),
  requiresPaymentAfterGiftCard: z.boolean(),
  totalAfterGiftCards: CMoney,
  payNow: z.optional(CMoney),
  payLater: z.optional(CMoney),
  payAfterFreeTrial: z.optional(CMoney),
  /** Store credit of the member; `amount` pays now where it is used. An extension of the embedded platform. */
  storeCredit: z.optional(z.object({ used: z.boolean(), balance: CMoney, amount: CMoney })),
  /** Plans of the buyer that may pay for lines, as V1 lists them. An extension of the embedded platform. */
  membershipOptions: z.optional(MembershipOptions),
})

/** Totals of a cart, as estimate and calculate find them (Cart V2 §2.5); a part that was not asked for is zero or absent. */
export const CartSummary = z.object({
  cartId: Guid,
  calculationId: Guid,
  cartRevision: Int64,
  lineItems: z.array(
    z.object({ lineItemId: Guid, quantity: z.number(), unitPrice: CMoney, totalPrice: CMoney }),
  ),
  discounts: z.array(Discount),
  deliverySummary: z.optional(
    z.object({
      method: z.nullish(DeliveryMethod),
      price: z.optional(CMoney),
      /** An extension of the embedded platform. */
      freeShipping: z.optional(FreeShipping),
    }),
  ),
  additionalFees: z.array(Fee),
  taxSummary: z.optional(TaxSummary),
  priceSummary: CartPriceSummary,
  paymentSummary: z.optional(PaymentSummary),
  /** Ties PlaceOrder to these prices. */
  priceVerificationToken: z.nullish(z.string()),
  violations: z.array(Violation),
  /** Before `violations`, which takes its place without a date (Cart V2 §1). */
  calculationErrors: z.nullish(CalculationErrors),
  spiViolations: z.optional(z.array(ViolationV1)),
})
export type CartSummary = z.infer<typeof CartSummary>
