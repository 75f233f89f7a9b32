import type { Caller } from '../caller.ts'
import { jsonb, type Trx } from '../database.ts'
import { applicationError } from '../errors.ts'
import { paymentStatusOf } from '../payments/status.ts'
import { readTransactions } from '../payments/store.ts'
import { isUuid } from '../query-language/values.ts'
import type { Services } from '../services.ts'
import { type ActivityType, type NewActivity, withActivities } from './activities.ts'
import { balanceSummary } from './balance.ts'
import { tellApproved, tellUpdated } from './events.ts'
import { followPayments } from './invoices/issue.ts'
import { move } from './machine.ts'
import type { OrderRow } from './order-view.ts'
import { hasBeenPaid, whenPaid } from './paid.ts'
import type { OrderDocument } from './tables.ts'

/** What becomes of an order; the payment status follows from its transactions by itself. */
export interface OrderChange {
  readonly status?: string
  /** Where a draft changed what it costs. */
  readonly sums?: { readonly subtotalMinor: number; readonly totalMinor: number }
  readonly fulfillmentStatus?: string
  readonly email?: string
  readonly document?: Partial<OrderDocument>
  readonly activities?: readonly (NewActivity | ActivityType)[]
}

export async function lockOrder(trx: Trx, id: string): Promise<OrderRow> {
  const row = isUuid(id)
    ? await trx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    : undefined
  if (!row) throw noOrder()
  return row
}

export function noOrder() {
  return applicationError(404, 'ORDER_NOT_FOUND', 'There is no such order')
}

/** Writes one change of a locked order and tells it; whoever holds the row changes it alone. */
export async function writeOrder(
  trx: Trx,
  services: Pick<Services, 'config' | 'clock'>,
  before: OrderRow,
  change: OrderChange,
  caller?: Caller,
): Promise<OrderRow> {
  const { config, clock } = services
  const date = clock.now()
  const { payments, refunds } = await readTransactions(trx, before.id)
  const sums = change.sums ?? { subtotalMinor: before.subtotalMinor, totalMinor: before.totalMinor }
  const { totalMinor } = sums
  const paymentStatus = paymentStatusOf(totalMinor, payments, refunds)
  const paidNow = hasBeenPaid(paymentStatus) && !hasBeenPaid(before.paymentStatus)
  // One that waits for its money alone is good once the money is there.
  const status =
    change.status ??
    (paidNow && before.status === 'INITIALIZED' ? move('order', before.status, 'APPROVED') : before.status)
  const activities = [
    ...(change.activities ?? []),
    ...(paidNow ? (['ORDER_PAID'] as const) : []),
    ...(paymentStatus === 'PARTIALLY_PAID' && paymentStatus !== before.paymentStatus
      ? (['ORDER_PARTIALLY_PAID'] as const)
      : []),
  ]
  const history = withActivities(change.document?.activities ?? before.document.activities, activities, date)
  const document: OrderDocument = {
    ...before.document,
    ...change.document,
    activities: history,
    balanceSummary: balanceSummary(
      { ...config, currency: before.currency },
      totalMinor,
      payments,
      refunds,
      history,
    ),
  }
  let row = await trx
    .updateTable('orders')
    .set({
      ...sums,
      status,
      paymentStatus,
      fulfillmentStatus: change.fulfillmentStatus ?? before.fulfillmentStatus,
      email: change.email ?? before.email,
      document: jsonb(document),
      revision: before.revision + 1,
      updatedAt: date,
    })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (paidNow) row = await whenPaid(trx, services, row)
  else if (paymentStatus !== before.paymentStatus) await followPayments(trx, row, date)
  await tellUpdated(trx, { site: config, row, before, date, caller })
  if (row.status === 'APPROVED' && before.status !== 'APPROVED')
    await tellApproved(trx, { site: config, row, date, caller })
  return row
}
