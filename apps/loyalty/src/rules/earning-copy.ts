import type { Format } from '@galleria/i18n'
import type { LoyaltyEarningRule } from '@galleria/platform-client/loyalty'
import type { Say } from '../messages/index.ts'
import { pointsText } from './point-name.ts'
import { forTier } from './points.ts'

export interface WayToEarn {
  readonly id: string
  readonly title: string
  readonly reward: string
  /** True for a rule by purchase, with so many points for so much money. */
  readonly isByPurchase: boolean
  readonly activity: Activity
}

/** Activities that earn points, as far as the store knows them (spec §3). */
export type Activity = 'PURCHASE' | 'REGISTRATION' | 'BIRTHDAY' | 'SOCIAL_MEDIA' | 'OTHER'
const activities = ['PURCHASE', 'REGISTRATION', 'BIRTHDAY', 'SOCIAL_MEDIA'] as const

interface CopyContext {
  /** Currency of the store's charges. */
  readonly currency: string
  readonly format: Format
  readonly t: Say
  /** The owner's own, where they have one. */
  readonly pointName?: string | undefined
  /** A member's, which may have rates of its own. */
  readonly tierId?: string | undefined
}

/** Rules that give points, in a shopper's words. */
export const waysToEarn = (rules: readonly LoyaltyEarningRule[], copy: CopyContext): WayToEarn[] =>
  rules.flatMap((rule) => wayToEarn(rule, copy) ?? [])

/** A rule in a shopper's words; rules that give nothing are left out. */
export function wayToEarn(rule: LoyaltyEarningRule, copy: CopyContext): WayToEarn | undefined {
  const reward = rewardText(rule, copy)
  if (!reward) return undefined
  const isByPurchase = rule.conversionRate != null || rule.triggerActivityType === 'PURCHASE'
  const title = rule.title ?? copy.t('earn.default')
  return { id: rule.id, title, reward, isByPurchase, activity: activityOf(rule, isByPurchase) }
}

function activityOf({ triggerActivityType }: LoyaltyEarningRule, isByPurchase: boolean): Activity {
  return isByPurchase ? 'PURCHASE' : (activities.find((each) => each === triggerActivityType) ?? 'OTHER')
}

function rewardText(
  rule: LoyaltyEarningRule,
  { currency, format, t, pointName, tierId }: CopyContext,
): string | undefined {
  const rate = forTier(rule.conversionRate?.configs, tierId)
  if (rate && rate.points > 0) {
    const digits = Number.isInteger(rate.moneyAmount) ? { maximumFractionDigits: 0 } : {}
    const money = format.money(rate.moneyAmount, currency, digits)
    return pointName
      ? t('earn.rate-named', { name: pointName, count: rate.points, money })
      : t('earn.rate', { count: rate.points, money })
  }
  const fixed = forTier(rule.fixedAmount?.configs, tierId)
  return fixed && fixed.points > 0 ? pointsText(t, fixed.points, pointName) : undefined
}
