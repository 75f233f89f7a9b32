import type { Format } from '@galleria/i18n'
import type { Coupon } from '@galleria/platform-client/discounts'
import type { Say } from '../messages/index.ts'
import type { Kind } from './draft.ts'
import type { State } from './list.ts'

interface Words {
  readonly t: Say
  readonly format: Format
  readonly currency: string
}

/** Summary of a discount in one line. */
export function discountCopy(
  { type, ...discount }: Coupon['discount'],
  { t, format, currency }: Words,
): string {
  const money = () => format.money(Number(discount.amount ?? 0), currency)
  const percent = (text: string | undefined) =>
    format.percent(Number(text ?? 0) / 100, { maximumFractionDigits: 3 })
  switch (type as Kind) {
    case 'PERCENTAGE':
      return t('says.percentage', { percent: percent(discount.percentage) })
    case 'FIXED_AMOUNT':
      return t('says.amount', { money: money() })
    case 'FIXED_PRICE':
      return t('says.price', { money: money() })
    case 'BUY_X_GET_Y':
      return t('says.buy', { x: discount.x ?? 0, y: discount.y ?? 0 })
    case 'TIERED':
      return t('says.tiers', { count: discount.tiers?.length ?? 0 })
    case 'FREE_SHIPPING':
      return t('says.shipping')
  }
}

export function kindName(kind: Kind, t: Say): string {
  return {
    PERCENTAGE: t('kind.percentage'),
    FIXED_AMOUNT: t('kind.amount'),
    FREE_SHIPPING: t('kind.shipping'),
    FIXED_PRICE: t('kind.price'),
    BUY_X_GET_Y: t('kind.buy'),
    TIERED: t('kind.tiers'),
  }[kind]
}

export function stateName(state: State, t: Say): string {
  return {
    LIVE: t('state.live'),
    PENDING: t('state.pending'),
    EXPIRED: t('state.expired'),
    USED_UP: t('state.used-up'),
    DISABLED: t('state.disabled'),
  }[state]
}
