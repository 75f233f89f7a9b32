import { randomUUID } from 'node:crypto'
import { applicationError, violations } from '../../../base/errors.ts'
import type { Trx } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import type { Caller } from '../../../http/caller.ts'
import { notifyBuyer } from '../letters/notify-buyer.ts'
import { orderPlacedLetter } from '../letters/placed.ts'
import { goodsOf } from '../lines/lines.ts'
import { shortage } from '../paid/paid.ts'
import type { OrderRow } from '../read/order-view.ts'
import { ordersSettings } from '../settings/store.ts'
import { takeStock } from '../stock/stock.ts'
import { type AddedPayment, addOrder } from './add.ts'
import { amountsOf } from './amounts.ts'
import { documentFromInput } from './document.ts'
import type { CreateOrder, OrderInput } from './input.ts'
import { findMemberId } from './store.ts'

/** An order that came about elsewhere, or by telephone (wire §3.3). Goods that are short are noted, and stop nothing: they are sold. */
export async function createOrder(
  trx: Trx,
  services: Pick<Services, 'config' | 'clock' | 'hooks'>,
  { order, settings }: CreateOrder,
  caller: Caller,
): Promise<OrderRow> {
  const { config, clock } = services
  const date = clock.now()
  if (order.purchasedDate && new Date(order.purchasedDate) > date)
    throw applicationError(
      400,
      'PURCHASED_DATE_CANNOT_BE_IN_FUTURE',
      'purchasedDate must not be in the future.',
    )
  const currency = order.currency ?? config.currency
  const amounts = amountsOf(order, currency)
  const document = documentFromInput(config, order, amounts, { currency, date })
  const buyer = await buyerOf(trx, order)
  const paid = order.paymentStatus === 'PAID' && amounts.total > 0
  const waits = settings.orderApprovalStrategy !== 'DEFAULT' && !paid && amounts.total > 0
  const id = randomUUID()
  const { inventoryUpdateTrigger } = await ordersSettings(trx)
  const { short } =
    inventoryUpdateTrigger === 'ON_ORDER_PLACED'
      ? await takeStock(trx, { orderId: id, date }, goodsOf({ document }))
      : { short: [] }
  const payments: AddedPayment[] = paid
    ? [
        {
          provider: 'offline',
          requestKey: 'paid elsewhere',
          amountMinor: amounts.total,
          answer: { status: 'APPROVED', method: 'offline', offline: true, reference: id },
        },
      ]
    : []
  const row = await addOrder(trx, services, {
    order: {
      id,
      checkoutId: null,
      ...buyer,
      email: order.buyerInfo.email ?? '',
      status: waits ? 'INITIALIZED' : 'APPROVED',
      currency,
      subtotalMinor: amounts.subtotal,
      totalMinor: amounts.total,
      document,
    },
    payments,
    activities: short.length
      ? [
          shortage(
            document,
            short.map(({ lineId }) => lineId),
          ),
        ]
      : [],
    date,
    caller,
  })
  if (settings.notifications.sendNotificationToBuyer) await notifyBuyer(trx, services, row, orderPlacedLetter)
  return row
}

/** A member who exists, a visitor, or nobody in particular. */
async function buyerOf(trx: Trx, { buyerInfo: { memberId, visitorId } }: OrderInput) {
  if (!memberId) {
    const ownerId = visitorId ?? randomUUID()
    return { ownerType: 'VISITOR' as const, ownerId, visitorId: visitorId ?? null, memberId: null }
  }
  const known = await findMemberId(trx, memberId)
  if (!known)
    throw violations([
      { field: 'order.buyerInfo.memberId', description: 'is not a member', violatedRule: 'VALIDATION' },
    ])
  return { ownerType: 'MEMBER' as const, ownerId: memberId, visitorId: null, memberId }
}
