import { applicationError, violations } from '../../../base/errors.ts'
import type { Trx } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import type { Minor } from '../../../domain/money/money.ts'
import type { Caller } from '../../../http/caller.ts'
import { creditMember } from '../../terms/index.ts'
import { lockOrder } from '../change/write-order.ts'
import type { OrderRow } from '../read/order-view.ts'
import { emitDecision, sentUnits } from '../refund-requests/decide.ts'
import { type RefundRequestRow, requestOf, settleRequest } from '../refund-requests/store.ts'
import { calculateRefund } from '../refunds/calculate.ts'
import { refundParts } from '../refunds/parts.ts'
import { refundOrder } from '../refunds/refund.ts'

export interface ReturnedLine {
  readonly id: string
  readonly quantity: number
}

interface ReturnRefund {
  readonly orderId: string
  readonly id: string
  /** Units that the money is for; all that arrived, or were asked for, if nothing is said. */
  readonly lines?: readonly ReturnedLine[] | undefined
  /** Whether the price of the delivery goes back, too. */
  readonly shipping: boolean
  /** Kept from the worth of the lines. */
  readonly fee: Minor
  /** Another amount than the lines come to. */
  readonly amount?: Minor | undefined
  /** Puts goods on the shelf that nobody inspected. */
  readonly restock: boolean
  /** Becomes store credit of the member, in place of the payment's way back; as the buyer wished unless told. */
  readonly storeCredit?: boolean | undefined
  readonly message?: string | undefined
  readonly notify: boolean
  readonly caller: Caller
}

/** Gives money back for a return, once; what the lines come to has its share of discount and tax. */
export async function refundReturn(
  trx: Trx,
  services: Pick<Services, 'config' | 'clock' | 'hooks'>,
  { orderId, id, shipping, fee, restock, message, notify, caller, ...wanted }: ReturnRefund,
): Promise<RefundRequestRow> {
  const order = await lockOrder(trx, orderId)
  const request = await requestOf(trx, order.id, id)
  if (request.status === 'ACCEPTED') return request
  // A former member has no credit: the payment goes back.
  const wished = request.resolution === 'STORE_CREDIT' && order.memberId !== null
  const storeCredit = wanted.storeCredit ?? wished
  const lines = linesOf(request, wanted.lines)
  const lineItems = sentUnits(request, lines)
  const amount = wanted.amount ?? calculateRefund(order, { lineItems, shipping }).total - fee
  const date = services.clock.now()
  const found = await partsOf(trx, services, order, amount)
  const parts = storeCredit ? found.map((part) => ({ ...part, external: true })) : found
  if (storeCredit) await credit(trx, { order, request, amount, caller, date })
  const row = await settleRequest(trx, request, 'ACCEPTED', {
    date,
    answer: message ?? null,
    refundedMinor: amount,
    feeMinor: fee,
    storeCredit,
  })
  await refundOrder(trx, services, {
    orderId: order.id,
    key: `refund request ${request.id}`,
    parts,
    items: { lineItems, shipping },
    restock: restock && request.status !== 'RECEIVED' ? lineItems : 'NO_ITEMS',
    reason: request.reason,
    storeCredit,
    message,
    notify,
    caller,
  })
  return emitDecision(trx, services, row, caller)
}

interface Credit {
  readonly order: OrderRow
  readonly request: RefundRequestRow
  readonly amount: Minor
  readonly caller: Caller
  readonly date: Date
}

async function credit(trx: Trx, { order, request, amount, caller, date }: Credit): Promise<void> {
  const { memberId, currency, number } = order
  const reason = `${number}-R${request.ordinal}`
  if (memberId && (await creditMember(trx, { memberId, currency, amount, reason, caller, date }))) return
  throw applicationError(
    428,
    'STORE_CREDIT_NEEDS_A_MEMBER',
    'Only members have store credit, and this order is a guest’s. Refund the payment instead.',
  )
}

/** Units of a return that are decided on: never more than arrived. */
export function linesOf(
  { lineItems }: RefundRequestRow,
  wanted: readonly ReturnedLine[] | undefined,
): readonly ReturnedLine[] {
  const all = lineItems.map(({ id, quantity, received = quantity }) => ({ id, quantity: received }))
  const wrong = (wanted ?? []).flatMap(({ id, quantity }, index) => {
    const most = all.find((line) => line.id === id)?.quantity ?? 0
    const twice = (wanted ?? []).findIndex((each) => each.id === id) < index
    if (!twice && quantity <= most) return []
    return [
      {
        field: `lines[${index}].quantity`,
        description: 'is more than came back',
        violatedRule: 'DECIMAL_LTE' as const,
        data: { threshold: twice ? 0 : most },
      },
    ]
  })
  if (wrong.length) throw violations(wrong)
  return (wanted ?? all).filter(({ quantity }) => quantity > 0)
}

/** Parts of a refund that together are exactly this amount. */
export async function partsOf(
  trx: Trx,
  { config }: Pick<Services, 'config'>,
  order: OrderRow,
  amount: Minor,
) {
  if (amount <= 0)
    throw applicationError(400, 'REFUND_IS_TOO_LOW', 'Nothing would be refunded. Decline the return instead.')
  const parts = await refundParts(trx, config, order, amount)
  const left = parts.reduce((sum, part) => sum + part.amount, 0)
  if (left < amount)
    throw applicationError(
      400,
      'REFUND_IS_TOO_HIGH',
      'The refund is higher than the amount paid for this order.',
      { left },
    )
  return parts
}
