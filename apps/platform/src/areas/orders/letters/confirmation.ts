import { intro, type Letter } from '../../mailbox/index.ts'
import type { OrderRow } from '../read/order-view.ts'
import { orderLetter, viewOrder } from './order-letter.ts'
import { orderLines } from './order-lines.ts'
import { billingPlace, orderPlaces } from './order-places.ts'
import { orderTotals } from './order-totals.ts'
import type { OrderShop } from './shop.ts'

/** To the buyer of a checkout. */
export function confirmationLetter(shop: OrderShop, row: OrderRow): Letter {
  return orderLetter(shop, row, 'order-confirmation', (context) => {
    const { t, number } = context
    const state = t(row.paymentStatus === 'PAID' ? 'mail.paid' : 'mail.unpaid')
    const text = `${t('mail.thanks', { number })} ${state}`
    return {
      subject: t('mail.order-subject', { store: shop.storeName, number }),
      preheader: text,
      blocks: [
        intro(text),
        viewOrder(shop, row, context),
        orderLines(shop, row, context),
        orderTotals(row, context),
        ...orderPlaces(row, context),
        ...billingPlace(row, context),
      ],
    }
  })
}
