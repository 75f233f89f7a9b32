import * as loyaltyProgramReadsOperations from '@galleria/platform-client/operations/loyalty/loyalty-program-reads'
import * as loyaltyRulesOperations from '@galleria/platform-client/operations/loyalty/loyalty-rules'
import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import { z } from 'zod'
import { applicationError } from '../../../base/errors.ts'
import { inBulk, withIdsOfItems } from '../../../base/input/bulk.ts'
import { Revision } from '../../../base/input/revision.ts'
import { transaction } from '../../../data/database.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import { fromDecimal } from '../../../domain/money/money.ts'
import { bulkAnswer } from '../../../http/openapi/bulk-answer.ts'
import { Nothing } from '../../../http/openapi/shapes.ts'
import { type App, operation } from '../../../http/route.ts'
import { EarningRulesAnswer } from '../answers.ts'
import { noAccount } from '../ledger/index.ts'
import { ReportAnswer, RuleAnswer } from './answers.ts'
import { earnBy } from './grant.ts'
import { CustomRule, RuleInput } from './input.ts'
import { createRule, deleteRule, updateRule } from './rules.ts'
import { findEarner, findRule, findRules } from './store/rules.ts'
import { earningRuleView } from './view.ts'

const titles = { SOCIAL_MEDIA: 'Follow us', BIRTHDAY: 'Celebrate your birthday' } as const

/** Wire §3.6 "earning rules". */
export function ruleRoutes(app: App): void {
  operation(
    app,
    loyaltyProgramReadsOperations.listEarningRules,
    {
      query: z.object({
        triggerAppId: z.string().max(80).optional(),
        triggerActivityType: z.string().max(80).optional(),
      }),
      answer: EarningRulesAnswer,
    },
    async ({ db, config, input }) => {
      const rows = await findRules(db)
      const rules = rows.map((row) => earningRuleView(row, config.currency))
      return {
        earningRules: rules.filter(
          (rule) =>
            (!input.triggerAppId || rule.triggerAppId === input.triggerAppId) &&
            (!input.triggerActivityType || rule.triggerActivityType === input.triggerActivityType),
        ),
      }
    },
  )

  operation(
    app,
    loyaltyRulesOperations.createEarningRule,
    { body: z.object({ earningRule: RuleInput }), answer: RuleAnswer },
    (call) =>
      transaction(call.db, async (trx) => ({
        earningRule: earningRuleView(
          await createRule(trx, call, call.input.earningRule),
          call.config.currency,
        ),
      })),
  )

  operation(
    app,
    loyaltyRulesOperations.bulkCreateEarningRules,
    {
      body: z.object({ earningRules: z.array(RuleInput).min(1).max(100) }),
      answer: bulkAnswer(RuleAnswer.shape.earningRule),
    },
    async (call) => {
      const { currency } = call.config
      const given = call.input.earningRules.map((rule, index) => ({ rule, field: `earningRules[${index}]` }))
      const made = await inBulk(
        given,
        ({ field }) => field,
        ({ rule, field }) =>
          transaction(call.db, async (trx) =>
            earningRuleView(await createRule(trx, call, rule, field), currency),
          ),
      )
      return withIdsOfItems(made)
    },
  )

  operation(
    app,
    loyaltyRulesOperations.createCustomEarningRule,
    { body: CustomRule, answer: RuleAnswer },
    (call) =>
      transaction(call.db, async (trx) => {
        const { type, earningRule } = call.input
        const rule = {
          ...earningRule,
          title: earningRule.title ?? titles[type],
          ...{ sourceAppId: STORES_APP_ID, triggerAppId: STORES_APP_ID, triggerActivityType: type },
          status: 'ACTIVE' as const,
        }
        return { earningRule: earningRuleView(await createRule(trx, call, rule), call.config.currency) }
      }),
  )

  operation(
    app,
    loyaltyRulesOperations.reportEarningActivity,
    {
      body: z.object({
        accountId: z.string(),
        triggerAppId: z.string().min(1).max(80),
        triggerActivityType: z.string().min(1).max(80),
        idempotencyKey: z.string().min(1).max(100),
        amount: z.string().max(20).optional(),
      }),
      answer: ReportAnswer,
    },
    ({ db, clock, config, input }) =>
      transaction(db, async (trx) => {
        const { accountId, triggerAppId, triggerActivityType, idempotencyKey } = input
        if (triggerAppId === STORES_APP_ID)
          throw applicationError(
            400,
            'ACTIVITY_IS_OF_THE_SHOP',
            'The store records its own activities. Report only activities of another app.',
          )
        const account = isUuid(accountId) ? await findEarner(trx, accountId) : undefined
        if (!account) throw noAccount()
        const entered = await earnBy(trx, {
          ...{ account, activity: triggerActivityType, appId: triggerAppId, key: idempotencyKey },
          ...{ spent: fromDecimal(input.amount ?? '0', config.currency) ?? 0, date: clock.now() },
        })
        return {
          points: entered.reduce((sum, { amount }) => sum + amount, 0),
          transactionIds: entered.map(({ transactionId }) => transactionId),
        }
      }),
  )

  operation(
    app,
    loyaltyRulesOperations.getEarningRule,
    { query: z.object({ id: z.string() }), answer: RuleAnswer },
    async ({ db, config, input }) => ({
      earningRule: earningRuleView(await findRule(db, input.id), config.currency),
    }),
  )

  operation(
    app,
    loyaltyRulesOperations.updateEarningRule,
    {
      body: z.object({ earningRule: RuleInput.extend({ id: z.string(), revision: Revision.optional() }) }),
      answer: RuleAnswer,
    },
    (call) =>
      transaction(call.db, async (trx) => ({
        earningRule: earningRuleView(
          await updateRule(trx, call, call.input.earningRule),
          call.config.currency,
        ),
      })),
  )

  operation(
    app,
    loyaltyRulesOperations.deleteEarningRule,
    { query: z.object({ id: z.string(), revision: Revision.optional() }), answer: Nothing },
    (call) =>
      transaction(call.db, async (trx) => {
        await deleteRule(trx, call, call.input.id, { revision: call.input.revision })
        return {}
      }),
  )

  operation(
    app,
    loyaltyRulesOperations.deleteAutomationEarningRule,
    { query: z.object({ id: z.string() }), answer: Nothing },
    (call) =>
      transaction(call.db, async (trx) => {
        await deleteRule(trx, call, call.input.id, { automationOnly: true })
        return {}
      }),
  )
}
