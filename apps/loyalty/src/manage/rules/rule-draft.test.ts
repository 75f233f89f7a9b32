import type { LoyaltyEarningRule } from '@galleria/platform-client/loyalty-rules'
import { expect, test } from 'vitest'
import { changedRule, ruleDraft } from './rule-draft.ts'

const rule: LoyaltyEarningRule = {
  id: 'a',
  title: 'Buy',
  status: 'ACTIVE',
  triggerActivityType: 'ORDER',
  revision: '3',
  conversionRate: {
    field: 'total',
    configs: [
      { points: 1, moneyAmount: 1 },
      { tierId: 'gold', points: 2, moneyAmount: 1 },
    ],
  },
}

test('What everybody gets changes; a tier keeps what is its own', () => {
  const draft = { ...ruleDraft(rule), points: '3', money: '2.5', active: false }
  expect(changedRule(rule, draft)).toMatchObject({
    ...{ id: 'a', revision: '3', title: 'Buy', status: 'PAUSED' },
    conversionRate: {
      field: 'total',
      configs: [
        { points: 3, moneyAmount: 2.5 },
        { tierId: 'gold', points: 2, moneyAmount: 1 },
      ],
    },
  })
})
