import type { Letter } from '../../mailbox/index.ts'
import type { OrderRow } from '../read/order-view.ts'
import { aboutOrder, orderLetter } from './order-letter.ts'
import type { OrderShop } from './shop.ts'

/** To the buyer whose goods came back. */
export function returnReceivedLetter(shop: OrderShop, row: OrderRow): Letter {
  return orderLetter(shop, row, 'return-received', (context) => {
    const { t, number } = context
    return aboutOrder(shop, row, context, {
      subject: t('mail.return-subject', { number }),
      text: t('mail.return-received', { number }),
    })
  })
}
