import { z } from '@galleria/platform-client'
import { AppliedDiscountDiscountType } from '../../enums/discounts.ts'
import { Content } from '../common/content.ts'
import { Money } from '../common/money.ts'
import { Guid } from '../common/scalars.ts'
import { Text } from '../common/text.ts'

/** One of coupon, merchant's discount and rule (wire §4.2). */
export const AppliedDiscount = z.object({
  coupon: z.optional(
    z.object({
      id: z.string(),
      code: z.string(),
      name: z.optional(Content),
      amount: z.optional(Money),
    }),
  ),
  merchantDiscount: z.optional(z.object({ amount: z.optional(Money), percentage: z.nullish(z.number()) })),
  discountRule: z.optional(z.object({ id: Guid, name: z.optional(Text), amount: z.optional(Money) })),
  /** Amount from which the discount is taken off. */
  discountType: z.optional(AppliedDiscountDiscountType),
  lineItemIds: z.optional(z.array(Guid)),
})
export type AppliedDiscount = z.infer<typeof AppliedDiscount>
