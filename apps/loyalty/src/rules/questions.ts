import type { LoyaltyEarningRule, LoyaltyProgram, LoyaltyTier } from '@galleria/platform-client/loyalty'
import type { TiersProgramSettings } from '@galleria/platform-client/loyalty-program'
import type { Reward } from '@galleria/platform-client/loyalty-rewards'
import type { Say } from '../messages/index.ts'
import { waysToEarn } from './earning-copy.ts'
import { pointsText } from './point-name.ts'
import { type CopyContext, moneyText } from './reward-offer.ts'

export interface Question {
  readonly id: string
  readonly asked: string
  readonly answers: readonly string[]
}

interface Rules {
  readonly program: LoyaltyProgram
  readonly tiers: readonly LoyaltyTier[]
  readonly tierSettings: TiersProgramSettings
  readonly rules: LoyaltyEarningRule[]
  readonly rewards: readonly Reward[]
}

/** Answers from what the owner has set, never from what is usual. */
export function questions(program: Rules, copy: CopyContext): Question[] {
  const { t } = copy
  return [
    { id: 'earn', asked: t('how.ask-earn'), answers: earning(program, copy) },
    ...(program.rewards.length > 0
      ? [{ id: 'spend', asked: t('how.ask-spend'), answers: spending(program, copy) }]
      : []),
    { id: 'back', asked: t('how.ask-back'), answers: [t('how.back-coupon'), t('how.back-order')] },
    { id: 'expire', asked: t('how.ask-expire'), answers: [expiring(program, copy)] },
    ...(program.tiers.length > 0
      ? [{ id: 'tiers', asked: t('how.ask-tiers'), answers: rising(program.tierSettings, t) }]
      : []),
  ]
}

function earning({ rules }: Rules, copy: CopyContext): string[] {
  const { t } = copy
  const ways = waysToEarn(rules, copy).map(({ title, reward }) => t('how.way', { title, reward }))
  return [...(ways.length > 0 ? ways : [t('earn.none')]), t('how.when-earned')]
}

function spending({ rewards }: Rules, copy: CopyContext): string[] {
  const { t } = copy
  const money = rewards
    .flatMap(({ discountAmount }) => discountAmount?.configsByTier.find(({ tierId }) => !tierId) ?? [])
    .map(({ amount, costInPoints }) =>
      t('how.money', {
        points: pointsText(t, costInPoints, copy.pointName),
        amount: moneyText(amount, copy),
      }),
    )
  return [t('how.spend'), ...money]
}

function expiring({ program: { pointsExpiration } }: Rules, { t, format }: CopyContext): string {
  const { status, monthsOfInactivity, expiringPointsPercentage = 100, yearlyOn } = pointsExpiration ?? {}
  if (status !== 'ENABLED') return t('how.expire-never')
  const share = format.percent(expiringPointsPercentage / 100)
  const all = expiringPointsPercentage >= 100
  if (yearlyOn) {
    const date = format.date(Date.UTC(2000, yearlyOn.month - 1, yearlyOn.day), {
      month: 'long',
      day: 'numeric',
      timeZone: 'UTC',
    })
    return all ? t('how.expire-yearly', { date }) : t('how.expire-yearly-share', { date, share })
  }
  if (!monthsOfInactivity) return t('how.expire-never')
  const count = monthsOfInactivity
  return all ? t('how.expire-idle', { count }) : t('how.expire-idle-share', { count, share })
}

function rising({ status, basis, rollingWindow }: TiersProgramSettings, t: Say): string[] {
  const count = rollingWindow?.durationInMonths
  const bySpend = basis === 'SPEND'
  const first = count
    ? bySpend
      ? t('how.tiers-spend-in', { count })
      : t('how.tiers-points-in', { count })
    : bySpend
      ? t('how.tiers-spend')
      : t('how.tiers-points')
  return [first, t('how.tiers-keep'), ...(status === 'PAUSED' ? [t('how.tiers-paused')] : [])]
}
