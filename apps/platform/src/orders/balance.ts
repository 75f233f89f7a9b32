import type { BalanceSummary } from '@galleria/platform-client/entities/orders'
import type { PlatformConfig } from '../config.ts'
import type { Minor } from '../money/money.ts'
import { orderPrice } from '../money/money-view.ts'
import { balanceOf, type PaymentFact, type RefundFact } from '../payments/status.ts'

export function balanceSummary(
  config: PlatformConfig,
  total: Minor,
  payments: readonly PaymentFact[],
  refunds: readonly RefundFact[],
): BalanceSummary {
  const found = balanceOf(total, payments, refunds)
  return {
    balance: orderPrice(config, found.balance),
    paid: orderPrice(config, found.paid),
    refunded: orderPrice(config, found.refunded),
    authorized: orderPrice(config, found.authorized),
    pendingRefund: orderPrice(config, found.pendingRefund),
    pending: orderPrice(config, found.pending),
  }
}
