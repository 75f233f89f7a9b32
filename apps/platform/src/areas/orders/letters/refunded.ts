import type { Letter } from '../../mailbox/index.ts'
import type { OrderRow } from '../read/order-view.ts'
import { aboutOrder, orderLetter, storeMessage } from './order-letter.ts'
import type { OrderShop } from './shop.ts'

interface More {
  readonly message?: string | undefined
  /** The amount became store credit. */
  readonly storeCredit?: boolean | undefined
}

/** To the buyer who got money back. */
export function refundedLetter(
  shop: OrderShop,
  row: OrderRow,
  amount: number,
  { message, storeCredit }: More = {},
): Letter {
  return orderLetter(shop, row, 'refund', (context) => {
    const { t, number, money } = context
    return aboutOrder(shop, row, context, {
      subject: t('mail.refunded-subject', { number }),
      text: t(storeCredit ? 'mail.credited' : 'mail.refunded', { number, amount: money(amount) }),
      values: { amount: money(amount) },
      blocks: [storeMessage(shop, context, message)],
    })
  })
}
