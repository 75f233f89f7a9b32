import type { Letter } from '../../mailbox/index.ts'
import type { OrderRow } from '../read/order-view.ts'
import type { Resolution } from '../return-policy/policy.ts'
import { aboutOrder, orderLetter } from './order-letter.ts'
import { returnWish } from './return-wish.ts'
import type { OrderShop } from './shop.ts'

/** To the buyer who asked for a refund. */
export function refundRequestedLetter(
  shop: OrderShop,
  row: OrderRow,
  resolution: Resolution = 'REFUND',
): Letter {
  return orderLetter(shop, row, 'refund-requested', (context) => {
    const { t, number } = context
    return aboutOrder(shop, row, context, {
      subject: t('mail.refund-request-subject', { number }),
      text: t('mail.refund-requested', { number }),
      blocks: [returnWish(context, resolution)],
    })
  })
}
