import { type Letter, titled } from '../../mailbox/index.ts'
import type { OrderRow } from '../read/order-view.ts'
import type { Resolution } from '../return-policy/policy.ts'
import { aboutOrder, orderLetter } from './order-letter.ts'
import { returnWish } from './return-wish.ts'
import type { OrderShop } from './shop.ts'

interface Approved {
  readonly instructions?: string | undefined
  readonly resolution?: Resolution
}

/** To the buyer who may send goods back, with how to do it. */
export function returnApprovedLetter(
  shop: OrderShop,
  row: OrderRow,
  { instructions, resolution = 'REFUND' }: Approved = {},
): Letter {
  return orderLetter(shop, row, 'return-approved', (context) => {
    const { t, number } = context
    return aboutOrder(shop, row, context, {
      subject: t('mail.return-subject', { number }),
      text: t('mail.return-approved', { number }),
      blocks: [
        returnWish(context, resolution),
        instructions ? titled(t('mail.return-how'), instructions.split('\n')) : undefined,
      ],
    })
  })
}
