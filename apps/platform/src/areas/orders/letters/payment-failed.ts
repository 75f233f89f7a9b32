import { button, intro, type Letter } from '../../mailbox/index.ts'
import type { OrderRow } from '../read/order-view.ts'
import { orderLetter } from './order-letter.ts'
import type { OrderShop } from './shop.ts'

/** With a link to pay in another way. */
export function paymentFailedLetter(shop: OrderShop, row: OrderRow, link: string): Letter {
  return orderLetter(shop, row, 'payment-failed', ({ t, number }) => {
    const text = t('mail.payment-failed', { number })
    return {
      subject: t('mail.payment-failed-subject', { number }),
      preheader: text,
      blocks: [intro(text), button(t('mail.button-pay'), link)],
    }
  })
}
