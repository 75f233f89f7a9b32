import type { BalanceSummary, OrderActivity } from '@galleria/platform-client/entities/orders'
import type { PlatformConfig } from '../config.ts'
import { fromDecimal, type Minor } from '../money/money.ts'
import { orderPrice } from '../money/money-view.ts'
import { balanceOf, type PaymentFact, type RefundFact } from '../payments/status.ts'

export function balanceSummary(
  config: PlatformConfig,
  total: Minor,
  payments: readonly PaymentFact[],
  refunds: readonly RefundFact[],
  activities: readonly OrderActivity[] = [],
): BalanceSummary {
  const found = balanceOf(total, payments, refunds)
  const chargeback = sumOf(config, activities, 'chargebackCreated')
  const reversal = sumOf(config, activities, 'chargebackReversed')
  return {
    balance: orderPrice(config, found.balance),
    paid: orderPrice(config, found.paid),
    refunded: orderPrice(config, found.refunded),
    authorized: orderPrice(config, found.authorized),
    pendingRefund: orderPrice(config, found.pendingRefund),
    pending: orderPrice(config, found.pending),
    ...(chargeback ? { chargeback: orderPrice(config, chargeback) } : {}),
    ...(reversal ? { chargebackReversal: orderPrice(config, reversal) } : {}),
  }
}

/** What banks took back, and gave again, as staff told it. */
function sumOf(
  { currency }: Pick<PlatformConfig, 'currency'>,
  activities: readonly OrderActivity[],
  kind: 'chargebackCreated' | 'chargebackReversed',
): Minor {
  return activities.reduce((sum, activity) => {
    const { amount } = (activity[kind] ?? {}) as { readonly amount?: { readonly amount: string } }
    return sum + (fromDecimal(amount?.amount ?? '0', currency) ?? 0)
  }, 0)
}
