import { idOf } from '../id-of.ts'
import type { Inserted } from '../insert.ts'
import type { MadeOrder } from './made-order.ts'
import { isPaid } from './order-states.ts'

const DUE = 14 * 86_400_000

/** One for each order that was paid for, as the settings of a new store have it; numbered as they came. */
export function invoicesOf(orders: readonly MadeOrder[]): Inserted<'invoices'>[] {
  return orders
    .filter(({ state, quote }) => isPaid(state) && quote.totals.total > 0)
    .map(({ orderId, name, date }, index) => ({
      ...{ id: idOf('invoice', name), orderId, number: index + 1, status: 'Paid' },
      ...{ issuedAt: date, dueAt: new Date(date.getTime() + DUE), updatedAt: date },
    }))
}
