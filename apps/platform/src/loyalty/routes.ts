import { z } from 'zod'
import { type App, operation } from '../route.ts'
import { EarningRulesAnswer } from './answers.ts'
import { earningRuleView } from './view.ts'

const EVERYONE = ['VISITOR', 'MEMBER', 'APP', 'USER'] as const

export function loyaltyRoutes(app: App): void {
  operation(
    app,
    {
      name: 'ListEarningRules',
      method: 'GET',
      path: '/_api/loyalty-earning-rules/v1/earning-rules/rules',
      allow: EVERYONE,
      query: z.object({
        triggerAppId: z.string().max(80).optional(),
        triggerActivityType: z.string().max(80).optional(),
      }),
      answer: EarningRulesAnswer,
    },
    async ({ db, config, input }) => {
      const rows = await db.selectFrom('loyaltyEarningRules').selectAll().orderBy('id').execute()
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
}
