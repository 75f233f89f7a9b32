import type { PlatformConfig } from '../../../data/config.ts'
import type { Db } from '../../../data/database.ts'
import { signedLink } from '../../../data/signed-link.ts'
import { orderPrice } from '../../../domain/money/money-view.ts'
import { paymentPath } from '../../../http/payment-path.ts'
import { findStockLocations } from '../../catalog/index.ts'
import { readFulfillments } from '../fulfillments/store.ts'
import { orderQuantities } from '../lines/quantities.ts'
import { owed } from '../payment-requests/request.ts'
import { moneyHeld, moneyToRefund } from '../read/balance.ts'
import type { OrderRow } from '../read/order-view.ts'
import { findTakenFrom } from '../stock/taken-from-store.ts'
import { findHandling, readPaymentRequests, readStaff } from './store.ts'

/** Facts for staff besides the order: units, money, assignee, and the staff to choose from. */
export async function handlingOf(db: Db, config: PlatformConfig, order: OrderRow) {
  const site = { ...config, currency: order.currency }
  const price = (minor: number) => orderPrice(site, minor)
  const staff = await readStaff(db)
  const row = await findHandling(db, order.id)
  const assignee = staff.find(({ id }) => id === row?.assigneeId)
  const requests = await readPaymentRequests(db, order.id)
  const quantities = orderQuantities(order, await readFulfillments(db, [order.id]))
  const takenFrom = await findTakenFrom(db, order.id)
  const locations = await findStockLocations(db)
  return {
    orderId: order.id,
    onHold: row?.onHold ?? false,
    ...(row?.holdReason ? { holdReason: row.holdReason } : {}),
    ...(assignee ? { assignee } : {}),
    lines: [...quantities].map(([id, units]) => ({ id, ...units, locations: takenFrom.get(id) ?? [] })),
    locations: locations.flatMap(({ active, ...location }) => (active ? [location] : [])),
    amountHeld: price(moneyHeld(order)),
    amountToRefund: price(moneyToRefund(order)),
    amountOwed: price(await owed(db, order)),
    paymentRequests: requests.map((request) => ({
      id: request.id,
      status: request.status,
      amount: price(request.amountMinor),
      createdDate: request.createdAt.toISOString(),
      expirationDate: request.expiresAt.toISOString(),
      ...(request.status === 'UNPAID'
        ? { paymentUrl: signedLink(config, paymentPath(request), request.expiresAt) }
        : {}),
    })),
    staff,
  }
}
