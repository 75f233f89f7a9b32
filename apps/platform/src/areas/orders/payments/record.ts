import { randomUUID } from 'node:crypto'
import { later } from '../../../base/later.ts'
import type { Trx } from '../../../data/database.ts'
import type { Minor } from '../../../domain/money/money.ts'
import type { ChargeAnswer } from '../../../domain/payments/provider.ts'
import { findPaymentByKey, insertAction, insertPayment, type PaymentRow } from './store.ts'

export interface Attempt {
  readonly orderId: string
  readonly provider: string
  readonly requestKey: string
  readonly amountMinor: Minor
  readonly answer: ChargeAnswer
  readonly date: Date
}

/** Keeps a payment once per key; the second time the first is answered. */
export async function recordPayment(trx: Trx, attempt: Attempt): Promise<PaymentRow> {
  const { orderId, provider, requestKey, amountMinor, answer, date } = attempt
  const settles = answer.settles
  const inserted = await insertPayment(trx, {
    id: randomUUID(),
    orderId,
    provider,
    method: answer.method,
    offline: answer.offline,
    amountMinor,
    status: answer.status,
    reference: answer.reference,
    reason: answer.reason ?? null,
    requestKey,
    settlesAs: settles?.as ?? null,
    settlesAt: settles ? later(date, settles.inSeconds) : null,
    createdAt: date,
    updatedAt: date,
  })
  if (!inserted) {
    return findPaymentByKey(trx, orderId, requestKey)
  }
  if (answer.action) {
    await insertAction(trx, {
      id: randomUUID(),
      paymentId: inserted.id,
      orderId,
      type: answer.action.type,
      status: 'SCHEDULED',
      failure: null,
      dueAt: later(date, answer.action.inSeconds),
      createdAt: date,
      updatedAt: date,
    })
  }
  return inserted
}
