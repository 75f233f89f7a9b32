import { button, intro, type Letter, paragraph } from '../../mailbox/index.ts'
import type { OrderRow } from '../read/order-view.ts'
import type { FulfillmentLine, Tracking } from '../tables.ts'
import { orderLetter, viewOrder } from './order-letter.ts'
import { sentLines } from './order-lines.ts'
import { orderPlaces } from './order-places.ts'
import type { OrderShop } from './shop.ts'

/** To the buyer of products that have been sent. */
export function shippedLetter(
  shop: OrderShop,
  row: OrderRow,
  { lineItems, tracking }: { lineItems: readonly FulfillmentLine[]; tracking: Tracking | null },
): Letter {
  return orderLetter(shop, row, 'order-shipped', (context) => {
    const { t, number } = context
    const text = t('mail.shipped', { number })
    const link = tracking?.trackingLink
    const tracked =
      tracking &&
      t('mail.shipped-by', { carrier: tracking.shippingProvider, tracking: tracking.trackingNumber })
    return {
      subject: t('mail.shipped-subject', { number }),
      preheader: tracked ?? text,
      blocks: [
        intro(text),
        tracked ? paragraph(tracked) : undefined,
        link ? button(t('mail.button-track'), link) : undefined,
        sentLines(shop, row, lineItems, context),
        ...orderPlaces(row, context),
        viewOrder(shop, row, context),
      ],
    }
  })
}
