import type { Letter } from '../../mailbox/index.ts'
import type { OrderRow } from '../read/order-view.ts'
import { aboutOrder, orderLetter, storeMessage } from './order-letter.ts'
import type { OrderShop } from './shop.ts'

/** With the reason that the store gives. */
export function refundDeclinedLetter(shop: OrderShop, row: OrderRow, reason?: string): Letter {
  return orderLetter(shop, row, 'refund-declined', (context) => {
    const { t, number } = context
    return aboutOrder(shop, row, context, {
      subject: t('mail.refund-request-subject', { number }),
      text: t('mail.refund-declined', { number }),
      blocks: [storeMessage(shop, context, reason)],
    })
  })
}
