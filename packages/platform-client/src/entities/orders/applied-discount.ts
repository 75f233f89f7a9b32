import { z } from '@galleria/platform-client'
import { AppliedDiscountDiscountType, DiscountReason } from '../../enums/discounts.ts'
import { Content } from '../common/content.ts'
import { Price } from '../common/money.ts'
import { Decimal, Guid } from '../common/scalars.ts'
import { Text } from '../common/text.ts'

/** One of coupon, merchant's discount and rule (wire §4.3). */
export const OrderAppliedDiscount = z.object({
  coupon: z.optional(
    z.object({ id: z.string(), code: z.string(), name: Content, amount: z.optional(Price) }),
  ),
  merchantDiscount: z.optional(
    z.object({
      discountReason: z.optional(DiscountReason),
      description: z.nullish(z.string()),
      amount: z.optional(Price),
      percentage: z.nullish(Decimal),
      name: z.nullish(z.string()),
    }),
  ),
  discountRule: z.optional(z.object({ id: Guid, name: z.optional(Text), amount: z.optional(Price) })),
  /** Amount from which the discount is taken off. */
  discountType: AppliedDiscountDiscountType,
  id: z.nullish(Guid),
  lineItemDiscounts: z.optional(
    z.array(z.object({ id: z.optional(Guid), totalDiscount: z.optional(Price) })),
  ),
  subscriptionCycles: z.nullish(z.number()),
})
export type OrderAppliedDiscount = z.infer<typeof OrderAppliedDiscount>
