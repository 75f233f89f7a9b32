import type { Letter } from '../../mailbox/index.ts'
import type { OrderRow } from '../read/order-view.ts'
import type { FulfillmentLine } from '../tables.ts'
import { aboutOrder, orderLetter } from './order-letter.ts'
import { sentLines } from './order-lines.ts'
import { orderPlaces } from './order-places.ts'
import type { OrderShop } from './shop.ts'

/** To the buyer of products that wait to be picked up. */
export function pickupReadyLetter(
  shop: OrderShop,
  row: OrderRow,
  lineItems: readonly FulfillmentLine[],
): Letter {
  return orderLetter(shop, row, 'pickup-ready', (context) => {
    const { t, number } = context
    return aboutOrder(shop, row, context, {
      subject: t('mail.ready-subject', { number }),
      text: t('mail.ready', { number }),
      blocks: [...orderPlaces(row, context), sentLines(shop, row, lineItems, context)],
    })
  })
}
