import type { Caller } from '../caller.ts'
import { jsonb, type Trx } from '../database.ts'
import { applicationError } from '../errors.ts'
import { paymentStatusOf } from '../payments/status.ts'
import { readTransactions } from '../payments/store.ts'
import { isUuid } from '../query-language/values.ts'
import type { Services } from '../services.ts'
import { type ActivityType, type NewActivity, withActivities } from './activities.ts'
import { balanceSummary } from './balance.ts'
import { tellUpdated } from './events.ts'
import type { OrderRow } from './order-view.ts'
import { hasBeenPaid, whenPaid } from './paid.ts'
import type { OrderDocument } from './tables.ts'

/** What becomes of an order; the payment status follows from its transactions by itself. */
export interface OrderChange {
  readonly status?: string
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
  const paymentStatus = paymentStatusOf(before.totalMinor, payments, refunds)
  const paidNow = hasBeenPaid(paymentStatus) && !hasBeenPaid(before.paymentStatus)
  const activities = [
    ...(change.activities ?? []),
    ...(paidNow ? (['ORDER_PAID'] as const) : []),
    ...(paymentStatus === 'PARTIALLY_PAID' && paymentStatus !== before.paymentStatus
      ? (['ORDER_PARTIALLY_PAID'] as const)
      : []),
  ]
  const document: OrderDocument = {
    ...before.document,
    ...change.document,
    activities: withActivities(change.document?.activities ?? before.document.activities, activities, date),
    balanceSummary: balanceSummary(config, before.totalMinor, payments, refunds),
  }
  let row = await trx
    .updateTable('orders')
    .set({
      status: change.status ?? before.status,
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
  await tellUpdated(trx, { row, before, date, caller })
  return row
}
