import type { BalanceSummary, OrderActivity } from '@galleria/platform-client/entities/orders'
import type { PlatformConfig } from '../../../data/config.ts'
import { fromDecimal, type Minor } from '../../../domain/money/money.ts'
import { orderPrice } from '../../../domain/money/money-view.ts'
import { balanceOf, type PaymentFact, type RefundFact } from '../../../domain/payments/status.ts'
import { minorOf } from '../lines/lines.ts'
import type { OrderRow } from './order-view.ts'

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

/** Chargebacks and their reversals, as staff noted them. */
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

/** Money of the buyer that is here: what came, less what was given back or is on its way back. */
export function moneyHeld({ document, currency }: Pick<OrderRow, 'document' | 'currency'>): Minor {
  const { paid, refunded, pendingRefund } = document.balanceSummary ?? {}
  const of = (price: typeof paid) => minorOf(price, currency)
  return Math.max(0, of(paid) - of(refunded) - of(pendingRefund))
}

/** Money that a finished order still owes its buyer. */
export function moneyToRefund(order: Pick<OrderRow, 'status' | 'document' | 'currency'>): Minor {
  return order.status === 'CANCELED' || order.status === 'REJECTED' ? moneyHeld(order) : 0
}
