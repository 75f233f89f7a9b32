import { z } from '@galleria/platform-client'
import { RewardType } from '../../enums/loyalty.ts'
import { Content, Untranslated } from '../common/content.ts'
import { DateTime, Decimal, Guid, Int64 } from '../common/scalars.ts'

const cost = { tierId: z.nullish(Guid), costInPoints: z.number() }

/** One of five kinds of coupon, of which the last two are the embedded platform's own; `scope` or `minimumSubtotal` (wire §4.5). */
const CouponReward = z.object({
  fixedAmount: z.optional(z.object({ configsByTier: z.array(z.object({ ...cost, amount: z.number() })) })),
  percentage: z.optional(z.object({ configsByTier: z.array(z.object({ ...cost, percentage: z.number() })) })),
  freeShipping: z.optional(z.object({ configsByTier: z.array(z.object(cost)) })),
  fixedPrice: z.optional(z.object({ configsByTier: z.array(z.object({ ...cost, amount: z.number() })) })),
  buyXGetY: z.optional(
    z.object({ configsByTier: z.array(z.object({ ...cost, x: z.number(), y: z.number() })) }),
  ),
  minimumSubtotal: z.optional(z.number()),
  scope: z.optional(
    z.object({
      namespace: z.string(),
      group: z.optional(z.object({ name: z.string(), entityId: z.nullish(z.string()) })),
    }),
  ),
  limitedToOneItem: z.nullish(z.boolean()),
  appliesToSubscriptions: z.nullish(z.boolean()),
  discountedCycleCount: z.nullish(z.number()),
})

/** Reward that points are exchanged for, by tier: money off, or a coupon (spec §3 "Reward", wire §4.5). */
export const Reward = z.object({
  id: Guid,
  name: Content,
  untranslated: z.optional(Untranslated),
  active: z.boolean(),
  type: RewardType,
  /** Amounts are decimal strings here alone. */
  discountAmount: z.optional(z.object({ configsByTier: z.array(z.object({ ...cost, amount: Decimal })) })),
  couponReward: z.optional(CouponReward),
  revision: z.nullish(Int64),
  createdDate: z.nullish(DateTime),
  updatedDate: z.nullish(DateTime),
})
export type Reward = z.infer<typeof Reward>
