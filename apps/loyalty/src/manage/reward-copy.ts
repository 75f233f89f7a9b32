import type { Format } from '@galleria/i18n'
import type { Say } from './messages/index.ts'
import type { Kind, RewardConfig } from './rules/reward-draft.ts'

/** Value of a reward configuration, in a shopper's words. */
export function rewardCopy(
  kind: Kind,
  { value, x, y }: RewardConfig,
  { t, format, currency }: { t: Say; format: Format; currency: string },
): string {
  const money = format.money(Number(value) || 0, currency)
  switch (kind) {
    case 'percentage':
      return t('reward.says-percentage', { percent: format.percent((Number(value) || 0) / 100) })
    case 'freeShipping':
      return t('reward.says-shipping')
    case 'fixedPrice':
      return t('reward.says-price', { money })
    case 'buyXGetY':
      return t('reward.says-buy', { x: Number(x) || 0, y: Number(y) || 0 })
    default:
      return t('reward.says-off', { money })
  }
}

export function kindName(kind: Kind, t: Say): string {
  return {
    discountAmount: t('reward.kind-money'),
    fixedAmount: t('reward.kind-fixed'),
    percentage: t('reward.kind-percentage'),
    freeShipping: t('reward.kind-shipping'),
    fixedPrice: t('reward.kind-price'),
    buyXGetY: t('reward.kind-buy'),
  }[kind]
}
