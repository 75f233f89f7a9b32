import { randomUUID } from 'node:crypto'
import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import type { Selectable } from 'kysely'
import { applicationError } from '../../../base/errors.ts'
import { type Db, jsonb, type Trx } from '../../../data/database.ts'
import { move } from '../../../domain/status-machine.ts'
import type { NewActivity } from '../activity/activities.ts'
import type { RefundRequestTables } from './tables.ts'

export type RefundRequestRow = Selectable<RefundRequestTables['refundRequests']>

/** Oldest first. */
export function readRequests(db: Db, orderId: string): Promise<RefundRequestRow[]> {
  return db
    .selectFrom('refundRequests')
    .selectAll()
    .where('orderId', '=', orderId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

/** Orders whose buyers wait for an answer, at most 500, longest waiting first. */
export async function ordersAsking(db: Db): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('refundRequests')
    .select('orderId')
    .where('status', '=', 'REQUESTED')
    .orderBy('createdAt')
    .limit(500)
    .execute()
  return rows.map(({ orderId }) => orderId)
}

/** Finds the open request of an order whose row is locked. */
export async function requestOf(trx: Trx, orderId: string, id: string): Promise<RefundRequestRow> {
  const row = (await readRequests(trx, orderId)).find((each) => each.id === id)
  if (!row) throw applicationError(404, 'REFUND_REQUEST_NOT_FOUND', 'Refund request not found in this order.')
  return row
}

export async function settleRequest(
  trx: Trx,
  row: RefundRequestRow,
  to: 'ACCEPTED' | 'DECLINED' | 'WITHDRAWN',
  { date, answer }: { readonly date: Date; readonly answer?: string | undefined },
): Promise<RefundRequestRow> {
  return trx
    .updateTable('refundRequests')
    .set({ status: move('refund request', row.status, to), answer: answer ?? null, updatedAt: date })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

const types = {
  REQUESTED: 'REFUND_REQUESTED',
  ACCEPTED: 'REFUND_REQUEST_ACCEPTED',
  DECLINED: 'REFUND_REQUEST_DECLINED',
  WITHDRAWN: 'REFUND_REQUEST_WITHDRAWN',
} as const

/** The wire's activity of an app's own (wire §3.3): it has none of its own for a request. */
export function activityOfRequest({ id, status }: RefundRequestRow): NewActivity {
  return {
    activityType: 'CUSTOM_ACTIVITY',
    customActivity: { appId: STORES_APP_ID, type: types[status], additionalData: { refundRequestId: id } },
  }
}

export function requestView({
  id,
  orderId,
  status,
  lineItems,
  reason,
  message,
  answer,
  ...row
}: RefundRequestRow) {
  return {
    id,
    orderId,
    status,
    lineItems,
    reason,
    ...(message ? { message } : {}),
    ...(answer ? { answer } : {}),
    createdDate: row.createdAt.toISOString(),
    updatedDate: row.updatedAt.toISOString(),
  }
}

interface NewRefundRequest {
  readonly orderId: string
  readonly key: string
  readonly lineItems: readonly { readonly id: string; readonly quantity: number }[]
  readonly reason: 'CHANGED_MIND' | 'NOT_AS_DESCRIBED' | 'DAMAGED' | 'WRONG_ITEM' | 'LATE' | 'OTHER'
  readonly message: string | undefined
  readonly date: Date
}

export function insertRefundRequest(
  trx: Trx,
  { orderId, key, lineItems, reason, message, date }: NewRefundRequest,
) {
  return trx
    .insertInto('refundRequests')
    .values({
      id: randomUUID(),
      orderId,
      requestKey: key,
      status: 'REQUESTED',
      lineItems: jsonb(lineItems),
      reason,
      message: message ?? null,
      answer: null,
      createdAt: date,
      updatedAt: date,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
