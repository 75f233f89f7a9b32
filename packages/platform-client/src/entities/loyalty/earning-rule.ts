import { z } from '@galleria/platform-client'
import { EarningRuleStatus } from '../../enums/loyalty.ts'
import { Content, Untranslated } from '../common/content.ts'
import { DateTime, Guid, Int64 } from '../common/scalars.ts'

/** A fixed amount, or so many points for each whole `moneyAmount` (spec §3 "Earning rule", wire §4.5). */
export const LoyaltyEarningRule = z.object({
  id: Guid,
  sourceAppId: z.optional(Guid),
  triggerAppId: z.optional(z.string()),
  triggerActivityType: z.optional(z.string()),
  title: z.optional(Content),
  untranslated: z.optional(Untranslated),
  status: EarningRuleStatus,
  fixedAmount: z.optional(
    z.object({ configs: z.array(z.object({ tierId: z.nullish(Guid), points: z.number() })) }),
  ),
  conversionRate: z.optional(
    z.object({
      configs: z.array(z.object({ tierId: z.nullish(Guid), moneyAmount: z.number(), points: z.number() })),
      field: z.nullish(z.string()),
    }),
  ),
  revision: z.nullish(Int64),
  createdDate: z.nullish(DateTime),
  updatedDate: z.nullish(DateTime),
  metadata: z.optional(z.object({ canBeDeleted: z.optional(z.boolean()) })),
})
export type LoyaltyEarningRule = z.infer<typeof LoyaltyEarningRule>
