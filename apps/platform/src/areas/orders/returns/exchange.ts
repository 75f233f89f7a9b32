import { applicationError } from '../../../base/errors.ts'
import type { Trx } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import type { Minor } from '../../../domain/money/money.ts'
import { mayBecome } from '../../../domain/status-machine.ts'
import type { Caller } from '../../../http/caller.ts'
import { lockOrder, writeOrder } from '../change/write-order.ts'
import { requestPayment } from '../payment-requests/request.ts'
import { sendPaymentRequest } from '../payment-requests/send.ts'
import { recordPayment } from '../payments/record.ts'
import type { OrderRow } from '../read/order-view.ts'
import { emitDecision, sentUnits } from '../refund-requests/decide.ts'
import { type RefundRequestRow, requestOf, settleRequest } from '../refund-requests/store.ts'
import { calculateRefund } from '../refunds/calculate.ts'
import { refundOrder } from '../refunds/refund.ts'
import { linesOf, partsOf } from './refund.ts'

/** A return whose goods are here, with what they are worth towards others. */
export interface Exchangeable {
  readonly order: OrderRow
  readonly request: RefundRequestRow
  readonly credit: Minor
  /** Order that replaced the goods before: the act was repeated. */
  readonly doneBy: string | null
}

export async function readExchangeable(
  trx: Trx,
  { orderId, id, shipping }: { readonly orderId: string; readonly id: string; readonly shipping: boolean },
): Promise<Exchangeable> {
  const order = await lockOrder(trx, orderId)
  const request = await requestOf(trx, order.id, id)
  const { exchangeOrderId: doneBy } = request
  if (!doneBy && !mayBecome('refund request', request.status, 'EXCHANGED'))
    throw applicationError(
      428,
      'RETURN_IS_NOT_HERE',
      'The items have to be received before they are exchanged.',
    )
  const lineItems = sentUnits(request, linesOf(request, undefined))
  return { order, request, credit: calculateRefund(order, { lineItems, shipping }).total, doneBy }
}

interface Settlement extends Exchangeable {
  /** Order of the replacement, placed and not paid. */
  readonly replacement: OrderRow
  readonly shipping: boolean
  readonly notify: boolean
  readonly caller: Caller
}

/**
 * Moves the worth of returned goods from their order to its replacement: a refund of the one outside of its payment, and a
 * payment of the other. What is left goes back; what is missing is asked for.
 * @returns address of the payment page, where something is missing
 */
export async function settleExchange(
  trx: Trx,
  services: Pick<Services, 'config' | 'clock' | 'hooks'>,
  { order, request, credit, replacement, shipping, notify, caller }: Settlement,
): Promise<string | undefined> {
  const date = services.clock.now()
  const moved = Math.min(credit, replacement.totalMinor)
  const rest = credit - moved
  const row = await settleRequest(trx, request, 'EXCHANGED', {
    date,
    exchangeOrderId: replacement.id,
    refundedMinor: rest > 0 ? rest : null,
  })
  const back = { orderId: order.id, reason: request.reason, caller }
  const items = { lineItems: sentUnits(request, linesOf(request, undefined)), shipping }
  if (moved > 0) {
    const parts = (await partsOf(trx, services, order, moved)).map((part) => ({ ...part, external: true }))
    await refundOrder(trx, services, { ...back, key: `exchange ${request.id}`, parts, items })
    await recordPayment(trx, {
      orderId: replacement.id,
      provider: 'offline',
      requestKey: `exchange ${request.id}`,
      amountMinor: moved,
      answer: {
        status: 'APPROVED',
        method: 'exchange',
        offline: true,
        reference: `${order.number}-R${request.ordinal}`,
      },
      date,
    })
  }
  if (rest > 0) {
    const parts = await partsOf(trx, services, await lockOrder(trx, order.id), rest)
    const key = `exchange rest ${request.id}`
    await refundOrder(trx, services, { ...back, key, parts, notify, ...(moved > 0 ? {} : { items }) })
  }
  await emitDecision(trx, services, row, caller)
  const paid = await writeOrder(trx, services, await lockOrder(trx, replacement.id), {}, caller)
  if (paid.totalMinor <= moved) return undefined
  if (notify && paid.email) return (await sendPaymentRequest(trx, services, paid.id, caller)).link
  return (await requestPayment(trx, services, paid)).link
}
