import type { Reward } from '@galleria/platform-client/loyalty-rewards'
import { type CopyContext, moneyText, offerOf } from './reward-offer.ts'
import { times } from './worth.ts'

/** A reward that this cart and this balance can have now. */
export interface CartReward {
  readonly rewardId: string
  readonly name: string
  readonly gives: string
  readonly cost: number
  readonly times: number
}

export interface CartNow {
  readonly balance: number
  readonly tierId?: string | undefined
  /** Decimal string, before discounts. */
  readonly subtotal: string
  readonly productIds: readonly string[]
}

/** Dearest first. What cannot be told from the cart alone, goods of a collection or so many pieces, is left to the rewards' page. */
export function rewardsAtCart(rewards: readonly Reward[], cart: CartNow, copy: CopyContext): CartReward[] {
  return rewards
    .filter((reward) => reward.active && fits(reward, cart))
    .flatMap((reward): CartReward[] => {
      const offer = offerOf(reward, cart.tierId, copy)
      if (!offer || offer.cost > cart.balance) return []
      const { id: rewardId, name, gives, cost, amount } = offer
      const once: CartReward = { rewardId, name, gives, cost, times: 1 }
      const most = amount ? mostTimes(amount, cost, cart) : 1
      if (!amount || most < 2) return [once]
      const all = copy.t('rewards.money', { amount: moneyText(times(amount, most), copy) })
      return [once, { ...once, gives: all, cost: cost * most, times: most }]
    })
    .sort((a, b) => b.cost - a.cost || a.name.localeCompare(b.name))
}

function fits({ couponReward }: Reward, { subtotal, productIds }: CartNow): boolean {
  if (!couponReward) return true
  const { minimumSubtotal = 0, scope, buyXGetY } = couponReward
  if (buyXGetY || Number(subtotal) < minimumSubtotal) return false
  const group = scope?.group
  return !group || (group.name === 'product' && productIds.includes(group.entityId ?? ''))
}

/** So often as points and goods last: nobody pays for money that the goods do not cost. */
function mostTimes(amount: string, cost: number, { balance, subtotal }: CartNow): number {
  return Math.min(1000, Math.floor(balance / cost), Math.floor(Number(subtotal) / Number(amount)))
}
