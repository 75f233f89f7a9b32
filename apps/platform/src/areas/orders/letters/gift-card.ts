import { button, code as codeBlock, intro, type Letter } from '../../mailbox/index.ts'
import type { OrderRow } from '../read/order-view.ts'
import { orderLetter } from './order-letter.ts'
import type { OrderShop } from './shop.ts'

/** The code of a gift card is told in this letter alone. */
export function giftCardLetter(
  shop: OrderShop,
  row: OrderRow,
  { amount, code }: { readonly amount: number; readonly code: string },
): Letter {
  const store = shop.storeName
  const letter = orderLetter(shop, row, 'gift-card', ({ t, money, language }) => {
    const value = money(amount)
    const text = t('mail.gift-card', { amount: value, store })
    return {
      subject: t('mail.gift-card-subject', { store }),
      preheader: text,
      values: { amount: value },
      blocks: [
        intro(text),
        codeBlock(code),
        button(t('mail.button-store', { store }), `${shop.storeUrl}${language.prefix || '/'}`),
      ],
    }
  })
  return { ...letter, code }
}
