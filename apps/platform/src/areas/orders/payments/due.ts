import { ApiError } from '../../../base/errors.ts'
import { type Db, type Trx, transaction } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import { move } from '../../../domain/status-machine.ts'
import { deliver } from '../../mailbox/index.ts'
import { lockOrder, writeOrder } from '../change.ts'
import { paymentFailedMail } from '../letters.ts'
import { requestPayment } from '../payment-requests/request.ts'
import { markPayment, whenRefunded } from '../refunds/refund.ts'
import { movePayment } from './moves.ts'
import { readTransactions } from './store.ts'

type Context = Pick<Services, 'db' | 'config' | 'clock' | 'hooks'>

const MOST = 100

/** What the provider said it would say by now, and what was scheduled for held money: each in a transaction of its own. */
export async function settleDue(context: Context): Promise<void> {
  const { db, clock } = context
  const now = clock.now()
  for (const { id, orderId } of await due(db, 'orderPayments', now))
    await transaction(db, (trx) => settlePayment(trx, context, orderId, id))
  for (const { id, orderId } of await due(db, 'orderRefunds', now))
    await transaction(db, (trx) => settleRefund(trx, context, orderId, id))
  const actions = await db
    .selectFrom('paymentActions')
    .select(['id', 'orderId'])
    .where('status', '=', 'SCHEDULED')
    .where('dueAt', '<=', now)
    .orderBy('dueAt')
    .limit(MOST)
    .execute()
  for (const { id, orderId } of actions) {
    try {
      await transaction(db, (trx) => runAction(trx, context, orderId, id))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      await giveUp(db, context, id, error)
    }
  }
}

function due(db: Db, table: 'orderPayments' | 'orderRefunds', now: Date) {
  return db
    .selectFrom(table)
    .select(['id', 'orderId'])
    .where('settlesAt', '<=', now)
    .orderBy('settlesAt')
    .limit(MOST)
    .execute()
}

/** The order is locked first, as everywhere; whoever was faster has settled it. */
async function settlePayment(trx: Trx, context: Context, orderId: string, paymentId: string): Promise<void> {
  await lockOrder(trx, orderId)
  const { settlesAs, status } = await trx
    .selectFrom('orderPayments')
    .select(['settlesAs', 'status'])
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow()
  if (settlesAs !== 'APPROVED' && settlesAs !== 'DECLINED') return
  const row = await movePayment(trx, context, {
    orderId,
    paymentId,
    to: settlesAs,
    from: status,
    ...(settlesAs === 'DECLINED' ? { reason: 'TRANSFER_RETURNED' } : {}),
  })
  if (settlesAs !== 'DECLINED' || row.status !== 'APPROVED') return
  const { link } = await requestPayment(trx, context, row)
  await deliver(trx, { ...paymentFailedMail(context.config, row, link), date: context.clock.now() })
}

async function settleRefund(trx: Trx, context: Context, orderId: string, refundId: string): Promise<void> {
  const order = await lockOrder(trx, orderId)
  const date = context.clock.now()
  const refund = await trx
    .selectFrom('orderRefunds')
    .selectAll()
    .where('id', '=', refundId)
    .executeTakeFirstOrThrow()
  if (!refund.settlesAs || refund.status !== 'PENDING') return
  const status = move('refund', refund.status, refund.settlesAs)
  await trx
    .updateTable('orderRefunds')
    .set({ status, settlesAs: null, settlesAt: null, updatedAt: date })
    .where('id', '=', refundId)
    .execute()
  const { payments, refunds } = await readTransactions(trx, orderId)
  const payment = payments.find(({ id }) => id === refund.paymentId)
  const own = refunds.filter(({ paymentId }) => paymentId === refund.paymentId)
  if (payment) await markPayment(trx, payment.id, own, { amountMinor: payment.amountMinor, date })
  const row = await writeOrder(trx, context, order, {
    activities: [status === 'SUCCEEDED' ? 'PAYMENT_REFUNDED' : 'PAYMENT_REFUND_FAILED'],
  })
  if (status === 'SUCCEEDED') await whenRefunded(trx, context, row, date)
}

async function runAction(trx: Trx, context: Context, orderId: string, actionId: string): Promise<void> {
  await lockOrder(trx, orderId)
  const action = await trx
    .selectFrom('paymentActions')
    .selectAll()
    .where('id', '=', actionId)
    .executeTakeFirstOrThrow()
  if (action.status !== 'SCHEDULED') return
  await set(trx, actionId, move('scheduled action', action.status, 'STARTED'), context)
  const to = action.type === 'CAPTURE' ? 'APPROVED' : 'VOIDED'
  await movePayment(trx, context, { orderId, paymentId: action.paymentId, to, from: 'AUTHORIZED' })
  await set(trx, actionId, move('scheduled action', 'STARTED', 'SUCCEEDED'), context)
}

/** Stops asking after one refusal instead of repeating it every minute. */
async function giveUp(db: Db, { clock }: Context, id: string, { message }: ApiError): Promise<void> {
  await db
    .updateTable('paymentActions')
    .set({
      status: move('scheduled action', 'SCHEDULED', 'FAILED'),
      failure: message.slice(0, 200),
      updatedAt: clock.now(),
    })
    .where('id', '=', id)
    .where('status', '=', 'SCHEDULED')
    .execute()
}

async function set(trx: Trx, id: string, status: 'STARTED' | 'SUCCEEDED', { clock }: Context): Promise<void> {
  await trx
    .updateTable('paymentActions')
    .set({ status, updatedAt: clock.now() })
    .where('id', '=', id)
    .execute()
}
