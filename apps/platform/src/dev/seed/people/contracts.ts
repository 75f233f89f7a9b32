import { nextCycle, type OrderDocument, subscriptionOf } from '../../../areas/orders/index.ts'
import { idOf } from '../id-of.ts'
import type { Inserted } from '../insert.ts'
import type { MadeOrder } from './made-order.ts'

const contractId = (name: string) => idOf('subscription contract', name)

/** Subscriptions that begin with an order whose line recurs; delivery is agreed as it was paid. */
export function contractsOf({
  orderId,
  member,
  name,
  date,
  quote,
}: MadeOrder): Inserted<'subscriptionContracts'>[] {
  return quote.items.flatMap((item) => {
    const settings = subscriptionOf(item).subscriptionInfo?.subscriptionSettings
    if (!settings || !item.found) return []
    const { shipping, delivery, total } = quote.totals
    const { net, tax, taxRate } = delivery
    const paidUntil = nextCycle(date, settings.frequency, settings.interval ?? 1)
    return [
      {
        ...{
          id: contractId(name),
          orderId,
          lineId: item.id,
          lastOrderId: orderId,
          status: 'AUTO_RENEW_ON' as const,
        },
        ...{ memberId: member.id, visitorId: null, email: member.loginEmail, cycle: 1 },
        document: {
          ...{ name: item.found.product.name, settings, total, method: 'approved' },
          ...(quote.selected
            ? {
                delivery: {
                  ...{ price: shipping, net, tax, total: delivery.total, taxRate },
                  ...{ fees: [], feesPrice: 0, feesTax: 0, feesTotal: 0 },
                },
              }
            : {}),
        },
        ...{ paidUntil, nextAt: paidUntil, trialEndsAt: null, revision: 1, createdAt: date, updatedAt: date },
      },
    ]
  })
}

/** The lines as they stand in an order whose contract is open. */
export function withContract(name: string, lines: OrderDocument['lineItems']): OrderDocument['lineItems'] {
  return lines.map((line) =>
    line.subscriptionInfo
      ? { ...line, subscriptionInfo: { ...line.subscriptionInfo, id: contractId(name) } }
      : line,
  )
}
