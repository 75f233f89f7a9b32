import { button, intro, type Letter } from '../../mailbox/index.ts'
import type { OrderRow } from '../read/order-view.ts'
import { orderLetter } from './order-letter.ts'
import type { OrderShop } from './shop.ts'

/** With a link to pay what an order still owes. */
export function paymentRequestLetter(shop: OrderShop, row: OrderRow, amount: number, link: string): Letter {
  return orderLetter(shop, row, 'payment-request', ({ t, number, money }) => {
    const due = money(amount)
    const text = t('mail.payment-request', { number, amount: due })
    return {
      subject: t('mail.payment-request-subject', { number, amount: due }),
      preheader: text,
      values: { amount: due },
      blocks: [intro(text), button(t('mail.button-pay'), link)],
    }
  })
}
