import { expect, it } from 'vitest'
import { ApiError } from '../../../base/errors.ts'
import { columnsOf } from './columns.ts'

const rule = {
  sourceAppId: 'app',
  triggerAppId: 'app',
  triggerActivityType: 'REVIEW',
  title: 'Review',
  status: 'ACTIVE',
} as const
const tierId = '0197a000-0000-7000-8000-000000000001'

it('A rule of fixed amounts has the points of its configuration without a tier', () => {
  const configs = [{ tierId, points: 20 }, { points: 10 }]
  expect(columnsOf({ ...rule, fixedAmount: { configs } }, 'USD', 'earningRule')).toMatchObject({
    points: 10,
    moneyMinor: null,
    configs: [
      { tierId, points: 20, moneyMinor: null },
      { points: 10, moneyMinor: null },
    ],
  })
})

it('A rule of a conversion rate has its money in the smallest unit of the currency', () => {
  const configs = [{ points: 3, moneyAmount: 1.5 }]
  expect(columnsOf({ ...rule, conversionRate: { configs } }, 'USD', 'earningRule')).toMatchObject({
    points: 3,
    moneyMinor: 150,
  })
})

it.each([
  ['without amounts', {}],
  [
    'with both kinds of amounts',
    {
      fixedAmount: { configs: [{ points: 1 }] },
      conversionRate: { configs: [{ points: 1, moneyAmount: 1 }] },
    },
  ],
  [
    'with money finer than the currency',
    { conversionRate: { configs: [{ points: 1, moneyAmount: 0.001 }] } },
  ],
])('A rule %s is refused', (_, amounts) => {
  expect(() => columnsOf({ ...rule, ...amounts }, 'USD', 'earningRule')).toThrow(ApiError)
})
