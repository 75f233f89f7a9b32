import { z } from 'zod'

const Points = z.int().min(1).max(9_999_999)
const tierId = z.guid().nullish()
const once = (configs: readonly { readonly tierId?: string | null | undefined }[]) =>
  new Set(configs.map((each) => each.tierId ?? '')).size === configs.length
const twice = { error: 'must not repeat a tier' }

const FixedAmount = z.object({
  configs: z
    .array(z.object({ tierId, points: Points }))
    .min(1)
    .max(21)
    .refine(once, twice),
})
const ConversionRate = z.object({
  configs: z
    .array(z.object({ tierId, moneyAmount: z.number().min(0.01).max(999_999_999), points: Points }))
    .min(1)
    .max(21)
    .refine(once, twice),
  field: z.string().max(100).nullish(),
})

/** Points, by tier: so many each time, or so many for each whole amount of money. */
const given = { fixedAmount: FixedAmount.optional(), conversionRate: ConversionRate.optional() }
const Title = z.string().trim().min(1).max(50)

/** Wire §4.5 "EarningRule". */
export const RuleInput = z.object({
  ...given,
  sourceAppId: z.guid(),
  triggerAppId: z.string().min(1).max(80),
  triggerActivityType: z.string().min(1).max(80),
  title: Title,
  status: z.enum(['ACTIVE', 'PAUSED']),
})
export type RuleInput = z.output<typeof RuleInput>

/** Its title says what it is for where none is given. */
export const CustomRule = z.object({
  type: z.enum(['SOCIAL_MEDIA', 'BIRTHDAY']),
  earningRule: z.object({ ...given, title: Title.optional() }).prefault({}),
})
