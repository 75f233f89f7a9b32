import { toNumber } from '../../../domain/money/money.ts'
import type { RewardReduction } from '../rewards/terms.ts'
import type { RewardRow } from '../rewards/view.ts'
import type { Specification } from './tables.ts'

/** Discount and scope of the coupon as they were when it was bought (wire §4.5). */
export function specificationOf(
  { name, terms }: RewardRow,
  reduction: RewardReduction,
  currency: string,
): Specification {
  const { minimumSubtotal, scope, limitedToOneItem, appliesToSubscriptions, discountedCycleCount } =
    terms.couponReward ?? {}
  return {
    ...reductionFields(reduction, currency),
    ...(scope
      ? {
          scope: {
            namespace: scope.namespace,
            ...(scope.group ? { name: scope.group.name, entityId: scope.group.entityId ?? null } : {}),
          },
        }
      : { minimumSubtotal: minimumSubtotal ?? 0 }),
    name,
    limitedToOneItem: limitedToOneItem ?? false,
    appliesToSubscriptions: appliesToSubscriptions ?? true,
    ...(discountedCycleCount ? { discountedCycleCount } : {}),
  }
}

function reductionFields(reduction: RewardReduction, currency: string): Specification {
  switch (reduction.kind) {
    case 'AMOUNT':
      return { type: 'MONEY_OFF_AMOUNT', moneyOffAmount: toNumber(reduction.amount, currency) }
    case 'PERCENT':
      return { type: 'PERCENT_OFF_RATE', percentOffRate: Number(reduction.percent) }
    case 'FREE_SHIPPING':
      return { type: 'FREE_SHIPPING', freeShipping: true }
    case 'FIXED_PRICE':
      return { type: 'FIXED_PRICE_AMOUNT', fixedPriceAmount: toNumber(reduction.amount, currency) }
    case 'BUY_X_GET_Y':
      return { type: 'BUY_X_GET_Y', buyXGetY: { x: reduction.buy, y: reduction.get } }
  }
}
