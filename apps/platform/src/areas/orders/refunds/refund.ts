import { randomUUID } from 'node:crypto'
import { applicationError, violations } from '../../../base/errors.ts'
import { later } from '../../../base/later.ts'
import type { Trx } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import type { Minor } from '../../../domain/money/money.ts'
import { orderPrice } from '../../../domain/money/money-view.ts'
import type { Caller } from '../../../http/caller.ts'
import { restoreGiftCard } from '../../terms/index.ts'
import type { NewActivity } from '../activity/activities.ts'
import { lockOrder, writeOrder } from '../change/write-order.ts'
import { notifyBuyer } from '../letters/notify-buyer.ts'
import { refundedLetter } from '../letters/refunded.ts'
import { GIFT_CARDS, providersOf } from '../payments/providers.ts'
import { type RefundRow, readTransactions, type Transactions } from '../payments/store.ts'
import type { OrderRow } from '../read/order-view.ts'
import { type GoodsBack, goodsAfter } from './goods-after.ts'
import { type Refundability, refundabilities, refundedOf } from './refundability.ts'
import { insertRefund, updateRefundedPayment } from './store.ts'

export interface RefundRequest extends GoodsBack {
  readonly orderId: string
  /** The same request twice gives back once. */
  readonly key: string
  readonly parts: readonly {
    readonly paymentId: string
    readonly amount: Minor
    readonly external: boolean
  }[]
  readonly reason?: string | undefined
  readonly message?: string | undefined
  readonly notify?: boolean | undefined
  /** The amount became store credit; its parts are external. */
  readonly storeCredit?: boolean
  readonly caller?: Caller | undefined
}

/** Money, goods and points go back together, or nothing does. */
export async function refundOrder(
  trx: Trx,
  services: Pick<Services, 'config' | 'clock' | 'hooks'>,
  request: RefundRequest,
): Promise<OrderRow> {
  const { config, clock } = services
  const date = clock.now()
  const order = await lockOrder(trx, request.orderId)
  const before = await readTransactions(trx, order.id)
  if (before.refunds.some(({ requestKey }) => requestKey === request.key)) return order
  const providers = providersOf(config)
  checkParts(order, before, request, providers)
  const made: RefundRow[] = []
  for (const part of request.parts)
    made.push(await giveBack(trx, { order, before, providers, date }, request, part))
  const amount = made.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  const arrived = made.filter(({ status }) => status === 'SUCCEEDED')
  const manual = made.every((refund) => refund.manual)
  const activities: NewActivity[] = arrived.length
    ? [
        { activityType: 'PAYMENT_REFUNDED' },
        {
          activityType: 'ORDER_REFUNDED',
          orderRefunded: {
            manual,
            amount: orderPrice({ ...config, currency: order.currency }, amount),
            reason: request.reason ?? '',
          },
        },
      ]
    : [{ activityType: 'REFUND_INITIATED' }]
  if (request.storeCredit || made.some(({ paymentId }) => isCard(before, paymentId)))
    activities.push({ activityType: 'REFUNDED_AS_STORE_CREDIT' })
  const change = { ...(await goodsAfter(trx, order, request, date)), activities }
  const row = await writeOrder(trx, services, order, change, request.caller)
  await whenRefunded(trx, services, row, date)
  if (request.notify && arrived.length)
    await notifyBuyer(trx, services, row, (shop, buyerOrder) =>
      refundedLetter(shop, buyerOrder, amount, {
        message: request.message,
        storeCredit: request.storeCredit,
      }),
    )
  return row
}

const isCard = ({ payments }: Transactions, id: string) =>
  payments.some((payment) => payment.id === id && payment.provider === GIFT_CARDS)

/** Tells how much of the money is gone for good. */
export async function whenRefunded(
  trx: Trx,
  { hooks }: Pick<Services, 'hooks'>,
  row: OrderRow,
  date: Date,
): Promise<void> {
  if (!row.memberId) return
  const { payments, refunds } = await readTransactions(trx, row.id)
  const came = payments
    .filter(({ status }) => ['APPROVED', 'PARTIALLY_REFUNDED', 'REFUNDED'].includes(status))
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  const gone = refundedOf(refunds.filter(({ status }) => status === 'SUCCEEDED'))
  const { memberId, id: orderId, totalMinor: total } = row
  if (gone > 0) await hooks.onOrderRefunded(trx, { memberId, orderId, gone, came, total, date })
}

function checkParts(
  order: OrderRow,
  transactions: Transactions,
  { parts }: RefundRequest,
  providers: Providers,
): void {
  const all = refundabilities(order, transactions, providers)
  for (const [index, part] of parts.entries()) {
    const found = all.find(({ paymentId }) => paymentId === part.paymentId)
    const at = `paymentRefunds[${index}]`
    if (!found) throw notRefundable('TRANSACTION_NOT_FOUND', part.paymentId)
    if (found.status === 'NOT_REFUNDABLE') throw notRefundable(found.reason, part.paymentId)
    if (found.status === 'MANUAL' && !part.external)
      throw applicationError(428, 'MANUAL_REFUND_ONLY', 'This payment can only be given back outside of it', {
        paymentId: part.paymentId,
      })
    checkAmount(found, part.amount, at)
  }
}

function checkAmount(found: Exclude<Refundability, { status: 'NOT_REFUNDABLE' }>, amount: Minor, at: string) {
  if (amount > 0 && amount <= found.left) return
  throw violations([
    {
      field: `${at}.amount`,
      description: amount > 0 ? 'is more than is left of the payment' : 'must be more than nothing',
      violatedRule: amount > 0 ? 'DECIMAL_LTE' : 'DECIMAL_GT',
      data: { threshold: amount > 0 ? found.left : 0 },
    },
  ])
}

export function notRefundable(reason: string, paymentId: string) {
  return applicationError(428, 'NOT_REFUNDABLE', `This payment cannot be given back: ${reason}`, {
    reason,
    paymentId,
  })
}

type Providers = ReturnType<typeof providersOf>

interface RefundState {
  readonly order: OrderRow
  readonly before: Transactions
  readonly providers: Providers
  readonly date: Date
}

async function giveBack(
  trx: Trx,
  { order, before: { payments, refunds }, providers, date }: RefundState,
  request: RefundRequest,
  part: RefundRequest['parts'][number],
): Promise<RefundRow> {
  const payment = payments.find(({ id }) => id === part.paymentId)
  if (!payment) throw notRefundable('TRANSACTION_NOT_FOUND', part.paymentId)
  const answer = part.external
    ? ({ status: 'SUCCEEDED' } as const)
    : await providers[payment.provider]?.refund({
        reference: payment.reference ?? '',
        method: payment.method,
        amount: part.amount,
        key: `${payment.id} ${request.key}`,
      })
  if (!answer || answer.status === 'FAILED') throw notRefundable('DISABLED_BY_PROVIDER', part.paymentId)
  if (payment.provider === GIFT_CARDS && !part.external) {
    const movement = { giftCardId: payment.reference ?? '', orderId: order.id, amount: part.amount, date }
    if (!(await restoreGiftCard(trx, movement))) throw notRefundable('INTERNAL_ERROR', part.paymentId)
  }
  const settles = 'settles' in answer ? answer.settles : undefined
  const refund = await insertRefund(trx, {
    id: randomUUID(),
    orderId: order.id,
    paymentId: payment.id,
    amountMinor: part.amount,
    status: answer.status,
    manual: part.external,
    reason: request.reason ?? null,
    requestKey: request.key,
    settlesAs: settles?.as ?? null,
    settlesAt: settles ? later(date, settles.inSeconds) : null,
    createdAt: date,
    updatedAt: date,
  })
  await markPayment(
    trx,
    payment.id,
    [...refunds.filter(({ paymentId }) => paymentId === payment.id), refund],
    {
      amountMinor: payment.amountMinor,
      date,
    },
  )
  return refund
}

const cardsAlone = providersOf({ paymentProvider: undefined })

/** Gives back the gift cards' part of an order that comes to nothing. */
export async function giveCardsBack(trx: Trx, order: OrderRow, date: Date): Promise<void> {
  const transactions = await readTransactions(trx, order.id)
  const request = { orderId: order.id, key: 'let go', parts: [] }
  for (const { id, provider, status, amountMinor } of transactions.payments)
    if (provider === GIFT_CARDS && status === 'APPROVED')
      await giveBack(trx, { order, before: transactions, providers: cardsAlone, date }, request, {
        paymentId: id,
        amount: amountMinor,
        external: false,
      })
}

/** A payment is as refunded as the refunds that have arrived make it. */
export async function markPayment(
  trx: Trx,
  paymentId: string,
  refunds: readonly RefundRow[],
  { amountMinor, date }: { readonly amountMinor: Minor; readonly date: Date },
): Promise<void> {
  const gone = refundedOf(refunds.filter(({ status }) => status === 'SUCCEEDED'))
  if (gone === 0) return
  await updateRefundedPayment(trx, { paymentId, gone, amountMinor, date })
}
