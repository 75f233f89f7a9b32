import type { Trx } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import { issueGiftCard } from '../../terms/index.ts'
import { giftCardLetter } from '../letters/gift-card.ts'
import { notifyBuyer } from '../letters/notify-buyer.ts'
import { minorOf } from '../lines/lines.ts'
import type { OrderRow } from '../read/order-view.ts'

/** A card for each piece that was bought, by mail to the buyer: the code is told there and nowhere else. */
export async function giveGiftCards(
  trx: Trx,
  { config, clock }: Pick<Services, 'config' | 'clock'>,
  order: OrderRow,
): Promise<void> {
  const date = clock.now()
  for (const line of order.document.lineItems) {
    if (line.itemType?.preset !== 'GIFT_CARD') continue
    const amount = minorOf(line.price, order.currency)
    for (let piece = 0; piece < line.quantity && amount > 0; piece += 1) {
      const { code } = await issueGiftCard(trx, { amount, currency: order.currency, orderId: order.id, date })
      await notifyBuyer(trx, { config, clock }, order, (shop, buyerOrder) =>
        giftCardLetter(shop, buyerOrder, { amount, code }),
      )
    }
  }
}
