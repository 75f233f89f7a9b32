import { z } from 'zod'
import { decimal } from '../../../base/input/decimal.ts'

const Cost = z.int().min(1).max(9_999_999)
const tier = { tierId: z.guid().nullish(), costInPoints: Cost }

/** Configurations by tier, each tier once; the base tier is the one without a name (wire §3.6). */
function byTier<Shape extends z.ZodRawShape>(shape: Shape) {
  const Configs = z
    .array(z.object({ ...tier, ...shape }))
    .min(1)
    .max(21)
  return z.object({
    configsByTier: Configs.refine(
      (configs) =>
        new Set(configs.map((each) => (each as { tierId?: string | null }).tierId ?? '')).size ===
        configs.length,
      { error: 'must not repeat a tier' },
    ),
  })
}

const Amount = z.number().min(0.01).max(999_999_999)
const Scope = z.object({
  namespace: z.literal('stores', { error: 'must be "stores"' }),
  group: z
    .object({
      name: z.enum(['product', 'collection']),
      entityId: z.guid().nullish(),
    })
    .optional(),
})

const CouponReward = z.object({
  fixedAmount: byTier({ amount: Amount }).optional(),
  percentage: byTier({ percentage: z.number().gt(0).max(100) }).optional(),
  freeShipping: byTier({}).optional(),
  fixedPrice: byTier({ amount: Amount }).optional(),
  buyXGetY: byTier({ x: z.int().min(1).max(1000), y: z.int().min(1).max(1000) }).optional(),
  minimumSubtotal: z.number().min(0).max(999_999_999).optional(),
  scope: Scope.optional(),
  limitedToOneItem: z.boolean().nullish(),
  appliesToSubscriptions: z.boolean().nullish(),
  discountedCycleCount: z.int().min(1).max(999).nullish(),
})

/** Wire §4.5 "Reward". What only a look at the whole can tell is `checkTerms`'. */
export const RewardInput = z.object({
  name: z.string().trim().min(1).max(50),
  active: z.boolean().default(false),
  type: z.enum(['DISCOUNT_AMOUNT', 'COUPON_REWARD']).optional(),
  discountAmount: byTier({
    amount: decimal({ digits: 9, scale: 2 }).refine((text) => Number(text) > 0, { error: 'must be above 0' }),
  }).optional(),
  couponReward: CouponReward.optional(),
})
export type RewardInput = z.output<typeof RewardInput>
