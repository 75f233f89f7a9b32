import { z } from 'zod'
import { named } from './named.ts'

/** Further ribbons of a product, who may buy it, and how it is taxed (wire §4.10). */
export const eligibility = {
  additionalRibbons: z.array(named).max(4).nullable(),
  purchaseEligibility: z.object({ userCriteria: z.literal('MEMBERS_ONLY').nullish() }).nullable(),
  taxGroupId: z.guid().nullable(),
}
