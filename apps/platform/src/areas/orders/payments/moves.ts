import { applicationError } from '../../../base/errors.ts'
import type { Trx } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import type { TransactionStatus } from '../../../domain/payments/status.ts'
import { move } from '../../../domain/status-machine.ts'
import type { Caller } from '../../../http/caller.ts'
import type { NewActivity } from '../activity/activities.ts'
import { releaseHeld } from '../change/release.ts'
import { lockOrder, type OrderChange, writeOrder } from '../change/write-order.ts'
import type { OrderRow } from '../read/order-view.ts'
import { capture, release } from './held.ts'
import {
  type Decision,
  findPaymentOf,
  type PaymentRow,
  supersedeActions,
  updatePaymentStatus,
} from './store.ts'

type Context = Pick<Services, 'config' | 'clock' | 'hooks'>

interface Move {
  readonly orderId: string
  readonly paymentId: string
  readonly to: Decision
  /** Required previous status, where the caller means one transition alone: a capture takes what was authorized. */
  readonly from?: TransactionStatus
  readonly reason?: string
  readonly caller?: Caller
}

/** Decides a payment; its order follows, in one transaction and under the order's lock. */
export async function movePayment(trx: Trx, context: Context, request: Move): Promise<OrderRow> {
  const order = await lockOrder(trx, request.orderId)
  const payment = await findPayment(trx, request)
  if (request.from && payment.status !== request.from) throw notThere(payment, request.from)
  const status = move('payment', payment.status, request.to)
  if (payment.status === 'AUTHORIZED')
    await (status === 'APPROVED' ? capture : release)(context.config, payment)
  const date = context.clock.now()
  await updatePaymentStatus(trx, {
    paymentId: payment.id,
    status,
    reason: request.reason,
    paymentReason: payment.reason,
    date,
  })
  await supersedeActions(trx, payment.id, date)
  const reviewed = order.status === 'PENDING' && payment.status === 'PENDING_MERCHANT'
  const refused = reviewed && status !== 'APPROVED'
  return writeOrder(
    trx,
    context,
    order,
    {
      activities: [...activitiesOf(payment, status), ...(refused ? rejected : [])],
      ...(reviewed ? reviewedOrder(order, status) : {}),
      ...(refused ? await releaseHeld(trx, context, order) : {}),
    },
    request.caller,
  )
}

const rejected = ['ORDER_REJECTED'] as const

/** Reviewing a payment reviews its order too. */
function reviewedOrder(order: OrderRow, status: TransactionStatus): Pick<OrderChange, 'status'> {
  return { status: move('order', order.status, status === 'APPROVED' ? 'APPROVED' : 'REJECTED') }
}

function activitiesOf(
  payment: PaymentRow,
  to: TransactionStatus,
): (NewActivity | NewActivity['activityType'])[] {
  if (payment.status === 'AUTHORIZED')
    return [to === 'APPROVED' ? 'AUTHORIZED_PAYMENT_CAPTURED' : 'AUTHORIZED_PAYMENT_VOIDED']
  if (to === 'DECLINED') return ['PAYMENT_DECLINED']
  return to === 'CANCELED' ? ['PAYMENT_CANCELED'] : []
}

async function findPayment(trx: Trx, { orderId, paymentId }: Move): Promise<PaymentRow> {
  const payment = await findPaymentOf(trx, orderId, paymentId)
  if (!payment) throw noPayment()
  return payment
}

function noPayment() {
  return applicationError(404, 'TRANSACTION_NOT_FOUND', 'Payment not found in this order.')
}

function notThere({ status }: PaymentRow, wanted: string) {
  return applicationError(
    409,
    'ILLEGAL_STATUS_TRANSITION',
    `The payment must be ${wanted}. It is ${status}.`,
    {
      from: status,
    },
  )
}
