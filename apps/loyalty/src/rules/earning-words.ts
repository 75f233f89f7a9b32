import type { LoyaltyEarningRule } from '@galleria/platform-client/loyalty'
import { pointsText } from './count-words.ts'
import { forTier } from './points.ts'

export interface WayToEarn {
  readonly id: string
  readonly title: string
  readonly reward: string
  /** By buying, at so many points for so much money. */
  readonly isByPurchase: boolean
}

/** A rule in a shopper's words; rules that give nothing are left out. */
export function wayToEarn(rule: LoyaltyEarningRule, currency: string): WayToEarn | undefined {
  const reward = rewardText(rule, currency)
  if (!reward) return undefined
  const isByPurchase = rule.conversionRate != null || rule.triggerActivityType === 'PURCHASE'
  return { id: rule.id, title: rule.title ?? 'Earn points', reward, isByPurchase }
}

function rewardText(rule: LoyaltyEarningRule, currency: string): string | undefined {
  const rate = forTier(rule.conversionRate?.configs)
  if (rate && rate.points > 0)
    return `${pointsText(rate.points)} for every ${money(rate.moneyAmount, currency)} spent`
  const fixed = forTier(rule.fixedAmount?.configs)
  return fixed && fixed.points > 0 ? pointsText(fixed.points) : undefined
}

function money(amount: number, currency: string): string {
  const digits = Number.isInteger(amount) ? { maximumFractionDigits: 0 } : {}
  return new Intl.NumberFormat('en-US', { style: 'currency', currency, ...digits }).format(amount)
}
