import type { Format } from '@galleria/i18n'
import type { LoyaltyEarningRule } from '@galleria/platform-client/loyalty'
import type { Say } from '../messages/index.ts'
import { forTier } from './points.ts'

export interface WayToEarn {
  readonly id: string
  readonly title: string
  readonly reward: string
  /** By buying, at so many points for so much money. */
  readonly isByPurchase: boolean
}

interface Words {
  /** What the store charges in. */
  readonly currency: string
  readonly format: Format
  readonly t: Say
}

/** A rule in a shopper's words; rules that give nothing are left out. */
export function wayToEarn(rule: LoyaltyEarningRule, words: Words): WayToEarn | undefined {
  const reward = rewardText(rule, words)
  if (!reward) return undefined
  const isByPurchase = rule.conversionRate != null || rule.triggerActivityType === 'PURCHASE'
  return { id: rule.id, title: rule.title ?? words.t('earn.default'), reward, isByPurchase }
}

function rewardText(rule: LoyaltyEarningRule, { currency, format, t }: Words): string | undefined {
  const rate = forTier(rule.conversionRate?.configs)
  if (rate && rate.points > 0) {
    const digits = Number.isInteger(rate.moneyAmount) ? { maximumFractionDigits: 0 } : {}
    return t('earn.rate', { count: rate.points, money: format.money(rate.moneyAmount, currency, digits) })
  }
  const fixed = forTier(rule.fixedAmount?.configs)
  return fixed && fixed.points > 0 ? t('points.text', { count: fixed.points }) : undefined
}
