import { type Letter, paragraph } from '../../mailbox/index.ts'
import type { OrderRow } from '../read/order-view.ts'
import { aboutOrder, orderLetter, storeMessage } from './order-letter.ts'
import type { OrderShop } from './shop.ts'

/** With what is refunded with it, in minor units. */
export function canceledLetter(shop: OrderShop, row: OrderRow, message?: string, refunded?: number): Letter {
  return orderLetter(shop, row, 'order-canceled', (context) => {
    const { t, number, money } = context
    return aboutOrder(shop, row, context, {
      subject: t('mail.canceled-subject', { number }),
      text: t('mail.canceled', { number }),
      blocks: [
        refunded ? paragraph(t('mail.canceled-refund', { amount: money(refunded) })) : undefined,
        storeMessage(shop, context, message),
      ],
    })
  })
}
