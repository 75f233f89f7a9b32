import { english, formatFor } from '@galleria/i18n'
import type { Reward } from '@galleria/platform-client/loyalty-rewards'
import { expect, test } from 'vitest'
import { messagesIn } from '../messages/index.ts'
import { type CartNow, rewardsAtCart } from './at-cart.ts'

const words = { currency: 'USD', format: formatFor(english.tag), t: messagesIn(english) }
const vase = '0b7f4b7e-9a4c-4a53-8a53-3d3b8c1b7a01'
const reward = (id: string, couponReward: Reward['couponReward']): Reward => ({
  ...{ id, name: id, active: true, type: 'COUPON_REWARD', couponReward, revision: '1' },
})
const off = (costInPoints: number, more: object = {}) => ({
  fixedAmount: { configsByTier: [{ costInPoints, amount: 10 }] },
  ...more,
})
const money: Reward = {
  ...{ id: 'money', name: 'money', active: true, type: 'DISCOUNT_AMOUNT', revision: '1' },
  discountAmount: { configsByTier: [{ costInPoints: 100, amount: '5.00' }] },
}
const cart: CartNow = { balance: 430, subtotal: '24.00', productIds: [vase] }
const shown = (rewards: readonly Reward[], more: Partial<CartNow> = {}) =>
  rewardsAtCart(rewards, { ...cart, ...more }, words).map(({ rewardId, cost }) => `${rewardId} ${cost}`)

test('Rewards that points and cart are enough for are offered, the highest first', () => {
  const rewards = [
    reward('near', off(180)),
    reward('far', off(500)),
    reward('from 25', off(200, { minimumSubtotal: 25 })),
    { ...reward('resting', off(10)), active: false },
  ]
  expect(shown(rewards)).toEqual(['near 180'])
  expect(shown(rewards, { subtotal: '25.00' })).toEqual(['from 25 200', 'near 180'])
})

test('Rewards for other products, or unknown from the cart, are not offered', () => {
  const scope = (name: string, entityId: string) => ({
    scope: { namespace: 'stores', group: { name, entityId } },
  })
  const rewards = [
    reward('vase', off(20, scope('product', vase))),
    reward('jar', off(20, scope('product', 'another'))),
    reward('tableware', off(20, scope('collection', vase))),
  ]
  expect(shown(rewards)).toEqual(['vase 20'])
})

test('Money off is offered once, and so often as points and goods last', () => {
  expect(shown([money])).toEqual(['money 400', 'money 100'])
  expect(shown([money], { subtotal: '12.00' })).toEqual(['money 200', 'money 100'])
  expect(shown([money], { subtotal: '9.99' })).toEqual(['money 100'])
})
