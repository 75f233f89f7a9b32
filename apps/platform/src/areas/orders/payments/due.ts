import { ApiError } from '../../../base/errors.ts'
import { type Db, type Trx, transaction } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import { move } from '../../../domain/status-machine.ts'
import { lockOrder, writeOrder } from '../change/write-order.ts'
import { notifyBuyer } from '../letters/notify-buyer.ts'
import { paymentFailedLetter } from '../letters/payment-failed.ts'
import { requestPayment } from '../payment-requests/request.ts'
import { markPayment, whenRefunded } from '../refunds/refund.ts'
import {
  due,
  failAction,
  findAction,
  findDueActions,
  findRefund,
  findSettlement,
  updateActionStatus,
  updateRefundStatus,
} from './due-store.ts'
import { movePayment } from './moves.ts'
import { readTransactions } from './store.ts'

type Context = Pick<Services, 'db' | 'config' | 'clock' | 'hooks'>

/** Settles what the provider promised by now, and runs actions scheduled for held money: each in a transaction of its own. */
export async function settleDue(context: Context): Promise<void> {
  const { db, clock } = context
  const now = clock.now()
  for (const { id, orderId } of await due(db, 'orderPayments', now))
    await transaction(db, (trx) => settlePayment(trx, context, orderId, id))
  for (const { id, orderId } of await due(db, 'orderRefunds', now))
    await transaction(db, (trx) => settleRefund(trx, context, orderId, id))
  const actions = await findDueActions(db, now)
  for (const { id, orderId } of actions) {
    try {
      await transaction(db, (trx) => runAction(trx, context, orderId, id))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      await giveUp(db, context, id, error)
    }
  }
}

/** The order is locked first, as everywhere; whoever was faster has settled it. */
async function settlePayment(trx: Trx, context: Context, orderId: string, paymentId: string): Promise<void> {
  await lockOrder(trx, orderId)
  const { settlesAs, status } = await findSettlement(trx, paymentId)
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
  await notifyBuyer(trx, context, row, (shop, buyerOrder) => paymentFailedLetter(shop, buyerOrder, link))
}

async function settleRefund(trx: Trx, context: Context, orderId: string, refundId: string): Promise<void> {
  const order = await lockOrder(trx, orderId)
  const date = context.clock.now()
  const refund = await findRefund(trx, refundId)
  if (!refund.settlesAs || refund.status !== 'PENDING') return
  const status = move('refund', refund.status, refund.settlesAs)
  await updateRefundStatus(trx, refundId, status, date)
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
  const action = await findAction(trx, actionId)
  if (action.status !== 'SCHEDULED') return
  await set(trx, actionId, move('scheduled action', action.status, 'STARTED'), context)
  const to = action.type === 'CAPTURE' ? 'APPROVED' : 'VOIDED'
  await movePayment(trx, context, { orderId, paymentId: action.paymentId, to, from: 'AUTHORIZED' })
  await set(trx, actionId, move('scheduled action', 'STARTED', 'SUCCEEDED'), context)
}

/** Stops asking after one refusal instead of repeating it every minute. */
async function giveUp(db: Db, { clock }: Context, id: string, { message }: ApiError): Promise<void> {
  await failAction(db, id, message, clock.now())
}

async function set(trx: Trx, id: string, status: 'STARTED' | 'SUCCEEDED', { clock }: Context): Promise<void> {
  await updateActionStatus(trx, id, status, clock.now())
}
