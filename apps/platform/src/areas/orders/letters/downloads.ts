import { button, intro, type Letter } from '../../mailbox/index.ts'
import type { OrderRow } from '../read/order-view.ts'
import { orderLetter } from './order-letter.ts'
import type { OrderShop } from './shop.ts'

interface Download {
  readonly name: string
  readonly link: string
}

/** With a link to each file that was bought. */
export function downloadsLetter(shop: OrderShop, row: OrderRow, files: readonly Download[]): Letter {
  return orderLetter(shop, row, 'downloads', ({ t, number }) => {
    const text = t('mail.downloads')
    return {
      subject: t('mail.downloads-subject', { number }),
      preheader: text,
      blocks: [
        intro(text),
        ...files.map(({ name, link }) => button(t('mail.button-download', { name }), link)),
      ],
    }
  })
}
