import { randomUUID } from 'node:crypto'
import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import type { Selectable } from 'kysely'
import { applicationError } from '../../../base/errors.ts'
import { type Db, jsonb, type Trx } from '../../../data/database.ts'
import { move } from '../../../domain/status-machine.ts'
import type { NewActivity } from '../activity/activities.ts'
import type { Resolution } from '../return-policy/policy.ts'
import type { RefundReason, RefundRequestStatus, RefundRequestTables, RequestedLine } from './tables.ts'

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

/** Finds the open request of an order whose row is locked. */
export async function requestOf(trx: Trx, orderId: string, id: string): Promise<RefundRequestRow> {
  const row = (await readRequests(trx, orderId)).find((each) => each.id === id)
  if (!row) throw applicationError(404, 'REFUND_REQUEST_NOT_FOUND', 'Refund request not found in this order.')
  return row
}

/** Fields that an act sets beside the status. */
type Settled = Partial<
  Pick<
    RefundRequestRow,
    | 'answer'
    | 'instructions'
    | 'lineItems'
    | 'refundedMinor'
    | 'feeMinor'
    | 'exchangeOrderId'
    | 'resolution'
    | 'storeCredit'
  >
>

export async function settleRequest(
  trx: Trx,
  row: RefundRequestRow,
  to: Exclude<RefundRequestStatus, 'REQUESTED'>,
  { date, lineItems, ...settled }: Settled & { readonly date: Date },
): Promise<RefundRequestRow> {
  return trx
    .updateTable('refundRequests')
    .set({
      status: move('refund request', row.status, to),
      ...settled,
      ...(lineItems ? { lineItems: jsonb(lineItems) } : {}),
      updatedAt: date,
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Changes the outcome of a request; its status stays. */
export async function changeRequest(
  trx: Trx,
  { id }: Pick<RefundRequestRow, 'id'>,
  {
    resolution,
    lineItems,
    date,
  }: Pick<RefundRequestRow, 'resolution' | 'lineItems'> & { readonly date: Date },
): Promise<RefundRequestRow> {
  return trx
    .updateTable('refundRequests')
    .set({ resolution, lineItems: jsonb(lineItems), updatedAt: date })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

const types = {
  REQUESTED: 'REFUND_REQUESTED',
  APPROVED: 'RETURN_APPROVED',
  RECEIVED: 'RETURN_RECEIVED',
  ACCEPTED: 'REFUND_REQUEST_ACCEPTED',
  EXCHANGED: 'RETURN_EXCHANGED',
  DECLINED: 'REFUND_REQUEST_DECLINED',
  WITHDRAWN: 'REFUND_REQUEST_WITHDRAWN',
} as const satisfies Readonly<Record<RefundRequestStatus, string>>

/** The wire's activity of an app's own (wire §3.3): it has none of its own for a request. */
export function activityOfRequest(
  { id, status, ordinal }: RefundRequestRow,
  type: string = types[status],
): NewActivity {
  const additionalData = { refundRequestId: id, ordinal: String(ordinal) }
  return {
    activityType: 'CUSTOM_ACTIVITY',
    customActivity: { appId: STORES_APP_ID, type, additionalData },
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
  instructions,
  resolution,
  ...row
}: RefundRequestRow) {
  return {
    id,
    orderId,
    status,
    lineItems: lineItems.map(({ id, quantity, reason, note, exchangeVariantId }) => ({
      ...{ id, quantity },
      ...(reason ? { reason } : {}),
      ...(note ? { note } : {}),
      ...(exchangeVariantId ? { exchangeVariantId } : {}),
    })),
    reason,
    resolution,
    ...(message ? { message } : {}),
    ...(answer ? { answer } : {}),
    ...(instructions ? { instructions } : {}),
    createdDate: row.createdAt.toISOString(),
    updatedDate: row.updatedAt.toISOString(),
  }
}

interface NewRefundRequest {
  readonly orderId: string
  readonly key: string
  readonly ordinal: number
  readonly lineItems: readonly RequestedLine[]
  readonly reason: RefundReason
  readonly resolution?: Resolution
  readonly message?: string | undefined
  readonly date: Date
  /** A return that staff start is approved with it. */
  readonly byStaff?: { readonly instructions: string | undefined } | undefined
}

export function insertRefundRequest(
  trx: Trx,
  {
    orderId,
    key,
    ordinal,
    lineItems,
    reason,
    resolution = 'REFUND',
    message,
    date,
    byStaff,
  }: NewRefundRequest,
) {
  return trx
    .insertInto('refundRequests')
    .values({
      id: randomUUID(),
      orderId,
      requestKey: key,
      ordinal,
      startedBy: byStaff ? 'STAFF' : 'BUYER',
      status: byStaff ? 'APPROVED' : 'REQUESTED',
      lineItems: jsonb(lineItems),
      reason,
      resolution,
      storeCredit: false,
      message: message ?? null,
      answer: null,
      instructions: byStaff?.instructions ?? null,
      refundedMinor: null,
      feeMinor: null,
      exchangeOrderId: null,
      createdAt: date,
      updatedAt: date,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
