import { z } from '@galleria/platform-client'
import { DiscountRuleStatus } from '../../enums/discounts.ts'
import { revisioned } from '../common/revisioned.ts'
import { DateTime, Decimal } from '../common/scalars.ts'
import { Discount } from './discount.ts'

const Range = {
  /** A subtotal, or a number of pieces; both bounds are inclusive. */
  from: z.optional(Decimal),
  to: z.optional(Decimal),
  scopes: z.optional(z.array(z.string())),
}

/** A discount that needs no code (spec §3 names it, §4 its statuses). An extension of the embedded platform. */
export const DiscountRule = z.object({
  ...revisioned,
  name: z.string(),
  active: z.boolean(),
  /** By the clock; one that is switched off is PENDING. */
  status: DiscountRuleStatus,
  trigger: z.object({
    /** ALWAYS, SUBTOTAL_RANGE, ITEM_QUANTITY_RANGE, or AND and OR of those. */
    type: z.string(),
    ...Range,
    triggers: z.optional(z.array(z.object({ type: z.string(), ...Range }))),
  }),
  discount: Discount,
  /** `product:<id>`, `collection:<id>`, `type:PHYSICAL`: what is reduced; all goods without it. */
  scopes: z.optional(z.array(z.string())),
  activeTimeInfo: z.optional(z.object({ start: z.optional(DateTime), end: z.optional(DateTime) })),
  /** Whether other rules and a coupon may count beside it; the larger saving wins otherwise. */
  combines: z.boolean(),
  /** Segments whose customers alone it is for, signed in; everybody without it. */
  segmentIds: z.optional(z.array(z.string())),
  usageCount: z.number(),
})
export type DiscountRule = z.infer<typeof DiscountRule>
