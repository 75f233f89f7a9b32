import type { SubscriptionContractHistory } from '@galleria/platform-client/entities/subscriptions'
import type { z } from 'zod'
import type { Db } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import { orderPrice } from '../../../domain/money/money-view.ts'
import { findContractOrders, findOtherHolders } from './store/history.ts'
import type { ContractRow } from './view.ts'

/** Events and orders of a contract, and its forms under other holders. */
export async function contractHistory(
  db: Db,
  config: Services['config'],
  row: ContractRow,
): Promise<z.output<typeof SubscriptionContractHistory>> {
  const events = row.document.history ?? []
  const bought = events.flatMap(({ type, orderId }) => (type === 'RENEWED' && orderId ? [orderId] : []))
  const orders = await findContractOrders(db, [row.orderId, row.lastOrderId ?? row.orderId, ...bought])
  const others = await findOtherHolders(db, row)
  return {
    events: events.toReversed().map((event) => ({ ...event })),
    orders: orders.map(({ createdAt, totalMinor, currency, number, ...order }) => ({
      ...order,
      number: String(number),
      createdDate: createdAt.toISOString(),
      total: orderPrice({ ...config, currency }, totalMinor),
    })),
    contracts: others.map(({ id, email, status, createdAt }) => ({
      ...{ id, status, buyerInfo: { email }, createdDate: createdAt.toISOString() },
    })),
  }
}
