import { defineCall, type Service, z } from '@galleria/platform-client'
import { LoyaltyEarningRule } from '../entities/loyalty/earning-rule.ts'
import { type BulkAnswer, bulkAnswer } from '../schemas/bulk.ts'

export type { LoyaltyEarningRule } from '../entities/loyalty/earning-rule.ts'

const service: Service = {
  package: '@wix/auto_sdk_loyalty_earning-rules',
  fqn: 'com.wixpress.loyalty.earningrule.LoyaltyEarningRules',
  entity: 'wix.loyalty.v1.loyalty_earning_rule',
}
const root = '/_api/loyalty-earning-rules/v1'
const path = `${root}/earning-rules`
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
>({ name: 'CreateLoyaltyEarningRule', service, method: 'POST', path, output: Answer })

/** Up to a hundred, each for itself; for the store's owner (wire §3.6). */
export const bulkCreateEarningRules = /* @__PURE__ */ defineCall<
  { earningRules: EarningRuleInput[] },
  BulkAnswer<LoyaltyEarningRule>
>({
  name: 'BulkCreateLoyaltyEarningRules',
  service,
  method: 'POST',
  path: `${root}/bulk/earning-rules/create`,
  output: () => bulkAnswer(LoyaltyEarningRule),
})

/** Active at once; for the store's owner (wire §3.6). */
export const createCustomEarningRule = /* @__PURE__ */ defineCall<
  { type: 'SOCIAL_MEDIA' | 'BIRTHDAY'; earningRule: Given & { title?: string } },
  { earningRule: LoyaltyEarningRule }
>({
  name: 'CreateCustomLoyaltyEarningRule',
  service,
  method: 'POST',
  path: `${path}/custom`,
  output: Answer,
})

/** For the store's owner (wire §3.6). */
export const getEarningRule = /* @__PURE__ */ defineCall<{ id: string }, { earningRule: LoyaltyEarningRule }>(
  { name: 'GetLoyaltyEarningRule', service, method: 'GET', path: `${path}/{id}`, output: Answer },
)

/** Replaces all of it; with a revision, only that one (wire §3.6). */
export const updateEarningRule = /* @__PURE__ */ defineCall<
  { earningRule: EarningRuleInput & { id: string; revision?: string } },
  { earningRule: LoyaltyEarningRule }
>({
  name: 'UpdateLoyaltyEarningRule',
  service,
  method: 'PUT',
  path: `${path}/{earningRule.id}`,
  output: Answer,
})

/** Not one that came with the program: that is paused (wire §3.6). */
export const deleteEarningRule = /* @__PURE__ */ defineCall<{ id: string; revision?: string }, object>({
  name: 'DeleteLoyaltyEarningRule',
  service,
  method: 'DELETE',
  path: `${path}/{id}`,
  output: () => z.looseObject({}),
})

/** One of another app's (wire §3.6). */
export const deleteAutomationEarningRule = /* @__PURE__ */ defineCall<{ id: string }, object>({
  name: 'DeleteAutomationEarningRule',
  service,
  method: 'DELETE',
  path: `${root}/automation-earning-rules/{id}`,
  output: () => z.looseObject({}),
})

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
>({
  name: 'ReportEarningActivity',
  service,
  method: 'POST',
  path: `${path}/report-activity`,
  output: () => z.object({ points: z.number(), transactionIds: z.array(z.string()) }),
})
