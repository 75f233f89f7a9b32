import { button, intro, type Letter } from '../../mailbox/index.ts'
import type { OrderRow } from '../read/order-view.ts'
import { orderLetter } from './order-letter.ts'
import type { OrderShop } from './shop.ts'

/** With a link to the invoice. */
export function invoiceLetter(shop: OrderShop, row: OrderRow, link: string): Letter {
  return orderLetter(shop, row, 'invoice', ({ t, number }) => {
    const text = t('mail.invoice', { number })
    return {
      subject: t('mail.invoice-subject', { number }),
      preheader: text,
      blocks: [intro(text), button(t('mail.button-invoice'), link)],
    }
  })
}
