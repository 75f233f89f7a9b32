import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { applicationError } from '../../../base/errors.ts'
import { later } from '../../../base/later.ts'
import type { Db, Trx } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import { signedLink } from '../../../data/signed-link.ts'
import type { Minor } from '../../../domain/money/money.ts'
import { balanceOf } from '../../../domain/payments/status.ts'
import { move } from '../../../domain/status-machine.ts'
import { paymentPath } from '../../../http/payment-path.ts'
import type { OrderRow } from '../order-view.ts'
import { readTransactions } from '../payments/store.ts'
import type { OrderTables } from '../tables.ts'

export type PaymentRequestRow = Selectable<OrderTables['paymentRequests']>

const LIFE_SECONDS = 14 * 86_400

/** Asks for what an order still owes: the request that is open, or a new one, and its address. */
export async function requestPayment(
  trx: Trx,
  { config, clock }: Pick<Services, 'config' | 'clock'>,
  order: OrderRow,
): Promise<{ readonly request: PaymentRequestRow; readonly link: string }> {
  const date = clock.now()
  const amountMinor = await owed(trx, order)
  if (!mayBePaid(order) || amountMinor === 0)
    throw applicationError(428, 'NOTHING_TO_COLLECT', 'This order has nothing left to pay')
  const open = await trx
    .selectFrom('paymentRequests')
    .selectAll()
    .where('orderId', '=', order.id)
    .where('status', '=', 'UNPAID')
    .where('expiresAt', '>', date)
    .where('amountMinor', '=', amountMinor)
    .executeTakeFirst()
  const request =
    open ??
    (await trx
      .insertInto('paymentRequests')
      .values({
        id: randomUUID(),
        orderId: order.id,
        amountMinor,
        status: 'UNPAID',
        expiresAt: later(date, LIFE_SECONDS),
        createdAt: date,
        updatedAt: date,
      })
      .returningAll()
      .executeTakeFirstOrThrow())
  return { request, link: signedLink(config, paymentPath(request), request.expiresAt) }
}

/** Good already, or waiting for nothing but its money. */
export function mayBePaid({ status }: Pick<OrderRow, 'status'>): boolean {
  return status === 'APPROVED' || status === 'INITIALIZED'
}

/** Nothing while a payment is held or on its way. */
export async function owed(db: Db, order: OrderRow): Promise<Minor> {
  const { payments, refunds } = await readTransactions(db, order.id)
  const online = payments.filter(({ offline, status }) => !(offline && status === 'PENDING'))
  const { balance, pending, authorized } = balanceOf(order.totalMinor, online, refunds)
  return Math.max(0, balance - pending - authorized)
}

/** Those that nobody paid in time. */
export async function expireRequests({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await db
    .updateTable('paymentRequests')
    .set({ status: move('payment request', 'UNPAID', 'EXPIRED'), updatedAt: now })
    .where('status', '=', 'UNPAID')
    .where('expiresAt', '<=', now)
    .execute()
}
