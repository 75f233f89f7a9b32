import type { LoyaltyEarningRule } from '@galleria/platform-client/loyalty-rules'
import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import { expect, test } from 'vitest'
import { changedRule, newRule, ruleDraft } from './rule-draft.ts'

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

test('A rule that is opened and saved is the same', () => {
  const { conversionRate, ...rest } = changedRule(rule, ruleDraft(rule))
  expect({ ...rest, conversionRate }).toMatchObject(rule)
})

test('Everybody’s part and a tier’s change each for itself, and a tier can be added', () => {
  const [everybody, gold] = ruleDraft(rule).configs
  const configs = [
    { ...everybody, points: '3', money: '2.5' },
    { ...gold, points: '5' },
    { tierId: 'silver', points: '4', money: '2.5' },
  ] as ReturnType<typeof ruleDraft>['configs']
  expect(changedRule(rule, { title: 'Shop', active: false, configs })).toMatchObject({
    ...{ id: 'a', revision: '3', title: 'Shop', status: 'PAUSED' },
    conversionRate: {
      field: 'total',
      configs: [
        { points: 3, moneyAmount: 2.5 },
        { tierId: 'gold', points: 5, moneyAmount: 1 },
        { tierId: 'silver', points: 4, moneyAmount: 2.5 },
      ],
    },
  })
})

test('A new rule is paused, and of the store unless another app reports it', () => {
  const words = { title: 'New', appId: ' reviews ', activity: ' PRODUCT_REVIEW ' }
  expect(newRule({ kind: 'rate', ...words })).toEqual({
    ...{ sourceAppId: STORES_APP_ID, triggerAppId: STORES_APP_ID, triggerActivityType: 'PURCHASE' },
    ...{ title: 'New', status: 'PAUSED' },
    conversionRate: { configs: [{ points: 1, moneyAmount: 1 }] },
  })
  expect(newRule({ kind: 'other', ...words })).toMatchObject({
    ...{ triggerAppId: 'reviews', triggerActivityType: 'PRODUCT_REVIEW' },
    fixedAmount: { configs: [{ points: 50 }] },
  })
})
