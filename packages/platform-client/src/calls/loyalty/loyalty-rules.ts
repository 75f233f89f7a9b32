import { defineCall, z } from '@galleria/platform-client'
import { LoyaltyEarningRule } from '../../entities/loyalty/earning-rule.ts'
import * as operations from '../../operations/loyalty/loyalty-rules.ts'
import { type BulkAnswer, bulkAnswer } from '../../schemas/bulk.ts'

export type { LoyaltyEarningRule } from '../../entities/loyalty/earning-rule.ts'

const Answer = () => z.object({ earningRule: LoyaltyEarningRule })

/** By tier: so many points each time, or for each whole amount of money. */
type Given = Pick<LoyaltyEarningRule, 'fixedAmount' | 'conversionRate'>
/** `fixedAmount` or `conversionRate` (wire §4.5). */
export type EarningRuleInput = Given & {
  sourceAppId: string
  triggerAppId: string
  triggerActivityType: string
  title: string
  status: LoyaltyEarningRule['status']
}

/** For the store's owner (wire §3.6). */
export const createEarningRule = /* @__PURE__ */ defineCall<
  { earningRule: EarningRuleInput },
  { earningRule: LoyaltyEarningRule }
>(operations.createEarningRule, Answer)

/** Up to a hundred, each for itself; for the store's owner (wire §3.6). */
export const bulkCreateEarningRules = /* @__PURE__ */ defineCall<
  { earningRules: EarningRuleInput[] },
  BulkAnswer<LoyaltyEarningRule>
>(operations.bulkCreateEarningRules, () => bulkAnswer(LoyaltyEarningRule))

/** Active at once; for the store's owner (wire §3.6). */
export const createCustomEarningRule = /* @__PURE__ */ defineCall<
  { type: 'SOCIAL_MEDIA' | 'BIRTHDAY'; earningRule: Given & { title?: string } },
  { earningRule: LoyaltyEarningRule }
>(operations.createCustomEarningRule, Answer)

/** For the store's owner (wire §3.6). */
export const getEarningRule = /* @__PURE__ */ defineCall<{ id: string }, { earningRule: LoyaltyEarningRule }>(
  operations.getEarningRule,
  Answer,
)

/** Replaces all of it; with a revision, only that one (wire §3.6). */
export const updateEarningRule = /* @__PURE__ */ defineCall<
  { earningRule: EarningRuleInput & { id: string; revision?: string } },
  { earningRule: LoyaltyEarningRule }
>(operations.updateEarningRule, Answer)

/** Not one that came with the program: that is paused (wire §3.6). */
export const deleteEarningRule = /* @__PURE__ */ defineCall<{ id: string; revision?: string }, object>(
  operations.deleteEarningRule,
  () => z.looseObject({}),
)

/** One of another app's (wire §3.6). */
export const deleteAutomationEarningRule = /* @__PURE__ */ defineCall<{ id: string }, object>(
  operations.deleteAutomationEarningRule,
  () => z.looseObject({}),
)

/** Something happened in another app: its active rules give their points, once per key. An extension of the embedded platform. */
export const reportEarningActivity = /* @__PURE__ */ defineCall<
  {
    accountId: string
    triggerAppId: string
    triggerActivityType: string
    idempotencyKey: string
    amount?: string
  },
  { points: number; transactionIds: string[] }
>(operations.reportEarningActivity, () =>
  z.object({ points: z.number(), transactionIds: z.array(z.string()) }),
)
