import type { Reward } from '@galleria/platform-client/loyalty-rewards'
import { expect, test } from 'vitest'
import { draftOf, inputOf } from './reward-draft.ts'

const coupon: Reward = {
  id: 'a',
  name: 'Five off',
  active: true,
  type: 'COUPON_REWARD',
  couponReward: {
    fixedAmount: { configsByTier: [{ costInPoints: 100, amount: 5 }] },
    appliesToSubscriptions: true,
  },
}

test('A reward that is opened and saved is the same, with what the form does not show', () => {
  expect(inputOf(draftOf(coupon), coupon)).toEqual({
    name: 'Five off',
    active: true,
    couponReward: coupon.couponReward,
  })
})

test('Another kind takes the place of the one before', () => {
  const draft = { ...draftOf(coupon), kind: 'percentage', minimum: '20' } as const
  expect(inputOf(draft, coupon).couponReward).toEqual({
    percentage: { configsByTier: [{ costInPoints: 100, percentage: 5 }] },
    appliesToSubscriptions: true,
    minimumSubtotal: 20,
  })
})

test('Money at the checkout is written as text, and tiers keep what is theirs', () => {
  const configs = [
    { tierId: '', cost: '100', value: '5', x: '1', y: '1' },
    { tierId: 'gold', cost: '80', value: '5.50', x: '1', y: '1' },
  ]
  expect(inputOf({ name: 'Pay', active: false, kind: 'discountAmount', minimum: '', configs })).toEqual({
    name: 'Pay',
    active: false,
    discountAmount: {
      configsByTier: [
        { costInPoints: 100, amount: '5' },
        { tierId: 'gold', costInPoints: 80, amount: '5.50' },
      ],
    },
  })
})
