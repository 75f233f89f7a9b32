import { applicationError } from '../../../base/errors.ts'
import type { Trx } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import type { Caller } from '../../../http/caller.ts'
import { claimLetterKey, type Letter } from '../../mailbox/index.ts'
import { lockOrder, writeOrder } from '../change/write-order.ts'
import { readFulfillments } from '../fulfillments/store.ts'
import { canceledLetter } from '../letters/canceled.ts'
import { confirmationLetter } from '../letters/confirmation.ts'
import { notifyBuyer } from '../letters/notify-buyer.ts'
import { orderPlacedLetter } from '../letters/placed.ts'
import { refundedLetter } from '../letters/refunded.ts'
import { shippedLetter } from '../letters/shipped.ts'
import type { OrderShop } from '../letters/shop.ts'
import { readTransactions } from '../payments/store.ts'
import type { OrderRow } from '../read/order-view.ts'
import { noted } from './change.ts'

export const letterKinds = ['CONFIRMATION', 'SHIPPED', 'REFUNDED', 'CANCELED'] as const
type LetterKind = (typeof letterKinds)[number]

type Context = Pick<Services, 'config' | 'clock' | 'hooks'>
type Write = (shop: OrderShop, order: OrderRow) => Letter

interface Wanted {
  readonly orderId: string
  readonly letter: LetterKind
  readonly idempotencyKey?: string | undefined
  readonly caller: Caller
}

/** Writes to the buyer about what an order came to; what did not happen has no letter, and the same key writes once. */
export async function sendOrderLetter(trx: Trx, services: Context, wanted: Wanted): Promise<void> {
  const order = await lockOrder(trx, wanted.orderId)
  if (!order.email)
    throw applicationError(
      428,
      'ORDER_HAS_NO_EMAIL',
      'This order has no email address. Add one to email the customer.',
    )
  const write = await writers[wanted.letter](trx, services, order)
  if (!write)
    throw applicationError(
      428,
      'NOTHING_TO_TELL',
      'Only an email about what happened to the order can be sent.',
    )
  const scope = `order ${order.id} ${wanted.letter}`
  const date = services.clock.now()
  if (!(await claimLetterKey(trx, { scope, key: wanted.idempotencyKey, date }))) return
  const activities = [noted('LETTER_SENT', { letter: wanted.letter })]
  const row = await writeOrder(trx, services, order, { activities }, wanted.caller)
  await notifyBuyer(trx, services, row, write)
}

/** Reads the facts of each letter; no letter where nothing of the kind happened. */
const writers: Readonly<
  Record<LetterKind, (trx: Trx, services: Context, order: OrderRow) => Promise<Write | undefined>>
> = {
  CONFIRMATION: async (_, __, { checkoutId }) => (checkoutId ? confirmationLetter : orderPlacedLetter),
  async SHIPPED(trx, _, order) {
    const parcel = (await readFulfillments(trx, [order.id])).at(-1)
    return parcel && ((shop, row) => shippedLetter(shop, row, parcel))
  },
  async REFUNDED(trx, _, order) {
    const { refunds } = await readTransactions(trx, order.id)
    const last = refunds.findLast(({ status }) => status === 'SUCCEEDED')
    const parts = refunds.filter(
      ({ requestKey, status }) => status === 'SUCCEEDED' && requestKey === last?.requestKey,
    )
    const amount = parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
    return last && ((shop, row) => refundedLetter(shop, row, amount))
  },
  CANCELED: async (_, __, { status }) =>
    status === 'CANCELED' ? (shop, row) => canceledLetter(shop, row, undefined, undefined) : undefined,
}
