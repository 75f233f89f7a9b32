import type { Selectable } from 'kysely'
import { applicationError } from '../../../base/errors.ts'
import type { Db, Trx } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import { signedLink } from '../../../data/signed-link.ts'
import type { Minor } from '../../../domain/money/money.ts'
import { balanceOf } from '../../../domain/payments/status.ts'
import { paymentPath } from '../../../http/payment-path.ts'
import { readTransactions } from '../payments/store.ts'
import type { OrderRow } from '../read/order-view.ts'
import type { OrderTables } from '../tables.ts'
import { expireOpenRequests, findOpenRequest, insertRequest } from './store.ts'

export type PaymentRequestRow = Selectable<OrderTables['paymentRequests']>

/** Asks for what an order still owes: the request that is open, or a new one, and its address. */
export async function requestPayment(
  trx: Trx,
  { config, clock }: Pick<Services, 'config' | 'clock'>,
  order: OrderRow,
): Promise<{ readonly request: PaymentRequestRow; readonly link: string }> {
  const date = clock.now()
  const amountMinor = await owed(trx, order)
  if (!mayBePaid(order) || amountMinor === 0)
    throw applicationError(428, 'NOTHING_TO_COLLECT', 'This order is already paid in full.')
  const open = await findOpenRequest(trx, order.id, amountMinor, date)
  const request = open ?? (await insertRequest(trx, order.id, amountMinor, date))
  return { request, link: signedLink(config, paymentPath(request), request.expiresAt) }
}

/** Good already, or waiting for nothing but its money. */
export function mayBePaid({ status }: Pick<OrderRow, 'status'>): boolean {
  return status === 'APPROVED' || status === 'INITIALIZED'
}

/** Amount owed; zero while a payment is held or on its way. */
export async function owed(db: Db, order: OrderRow): Promise<Minor> {
  const { payments, refunds } = await readTransactions(db, order.id)
  const online = payments.filter(({ offline, status }) => !(offline && status === 'PENDING'))
  const { balance, pending, authorized } = balanceOf(order.totalMinor, online, refunds)
  return Math.max(0, balance - pending - authorized)
}

/** Expires payment requests that nobody paid in time. */
export async function expireRequests({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await expireOpenRequests(db, now)
}
