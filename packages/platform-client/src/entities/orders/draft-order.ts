import { z } from '@galleria/platform-client'
import { DraftOrderStatus } from '../../enums/orders.ts'
import { Checkout } from '../checkout/checkout.ts'
import { Decimal, Guid } from '../common/scalars.ts'

const { lineItems, billingInfo, shippingInfo, buyerNote, buyerInfo, priceSummary } = Checkout.shape
const { appliedDiscounts, additionalFees, taxSummary, currency, weightUnit } = Checkout.shape
const { calculationErrors, violations, createdDate, updatedDate } = Checkout.shape

/** An order that staff put together (spec §3, by name; wire §2.11): priced anew at every read until it is committed. */
export const DraftOrder = z.object({
  id: Guid,
  status: DraftOrderStatus,
  /** The order it changes; absent of a new one. */
  sourceOrderId: z.nullish(Guid),
  /** The order it became. */
  orderId: z.nullish(Guid),
  couponCode: z.nullish(z.string()),
  /** Discounts of the merchant's own. */
  merchantDiscounts: z.nullish(
    z.array(
      z.object({
        amount: z.nullish(Decimal),
        percentage: z.nullish(z.number()),
        lineItemIds: z.nullish(z.array(Guid)),
      }),
    ),
  ),
  ...{ lineItems, billingInfo, shippingInfo, buyerNote, buyerInfo, priceSummary },
  ...{ appliedDiscounts, additionalFees, taxSummary, currency, weightUnit },
  ...{ calculationErrors, violations, createdDate, updatedDate },
  revision: z.optional(z.string()),
})
export type DraftOrder = z.infer<typeof DraftOrder>
