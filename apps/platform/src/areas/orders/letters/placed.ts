import { intro, type Letter } from '../../mailbox/index.ts'
import type { OrderRow } from '../read/order-view.ts'
import { orderLetter, viewOrder } from './order-letter.ts'
import { orderLines } from './order-lines.ts'
import { orderPlaces } from './order-places.ts'
import { orderTotals } from './order-totals.ts'
import type { OrderShop } from './shop.ts'

/** To the buyer of an order that the store wrote down. */
export function orderPlacedLetter(shop: OrderShop, row: OrderRow): Letter {
  return orderLetter(shop, row, 'order-placed', (context) => {
    const { t, number, money } = context
    const text = t('mail.order-placed', { number, amount: money(row.totalMinor) })
    return {
      subject: t('mail.order-subject', { store: shop.storeName, number }),
      preheader: text,
      blocks: [
        intro(text),
        viewOrder(shop, row, context),
        orderLines(shop, row, context),
        orderTotals(row, context),
        ...orderPlaces(row, context),
      ],
    }
  })
}
