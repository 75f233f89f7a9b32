import type { Trx } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import type { ChargeAnswer, PaymentChoice } from '../../../domain/payments/provider.ts'
import type { ActivityType } from '../activity/activities.ts'
import { lockOrder, writeOrder } from '../change/write-order.ts'
import { chargeBy } from '../payments/providers.ts'
import { recordPayment } from '../payments/record.ts'
import { readTransactions } from '../payments/store.ts'
import { mayBePaid, owed, type PaymentRequestRow } from './request.ts'

export type Collected =
  | { readonly kind: 'paid' | 'waiting' | 'gone' }
  | { readonly kind: 'declined'; readonly reason: string }

const activities: Partial<Record<ChargeAnswer['status'], ActivityType>> = {
  DECLINED: 'PAYMENT_DECLINED',
  PENDING: 'PAYMENT_PENDING',
  PENDING_MERCHANT: 'PAYMENT_PENDING',
  AUTHORIZED: 'AUTHORIZED_PAYMENT_CREATED',
}

/** Pays what an order still owes. Whoever presses twice pays once: under the order's lock the second finds nothing left. */
export async function collect(
  trx: Trx,
  services: Pick<Services, 'config' | 'clock' | 'hooks'>,
  request: PaymentRequestRow,
  payment: PaymentChoice,
): Promise<Collected> {
  const { config, clock } = services
  const date = clock.now()
  const order = await lockOrder(trx, request.orderId)
  if (!mayBePaid(order)) return { kind: 'gone' }
  const amount = await owed(trx, order)
  if (amount === 0) return { kind: order.paymentStatus === 'PAID' ? 'paid' : 'waiting' }
  const { payments } = await readTransactions(trx, order.id)
  const key = `${request.id} ${payments.length}`
  const answer = await chargeBy(config, { ...payment, amount, currency: config.currency, key, now: date })
  await recordPayment(trx, {
    orderId: order.id,
    provider: answer.provider,
    requestKey: key,
    amountMinor: amount,
    answer,
    date,
  })
  const activity = activities[answer.status]
  await writeOrder(trx, services, order, { activities: activity ? [activity] : [] })
  if (answer.status === 'DECLINED') return { kind: 'declined', reason: answer.reason ?? 'CARD_DECLINED' }
  return { kind: answer.status === 'APPROVED' ? 'paid' : 'waiting' }
}
