import {
  type Block,
  button,
  intro,
  type Letter,
  type LetterKind,
  type LetterShop,
  titled,
  type WrittenLetter,
  writeLetter,
} from '../../mailbox/index.ts'
import type { OrderRow } from '../read/order-view.ts'
import { type LetterContext, letterContextOf } from './context.ts'

interface Written {
  readonly subject: string
  readonly preheader: string
  readonly heading?: string
  readonly blocks: readonly (Block | undefined)[]
  /** Values of placeholders, beside those of every order. */
  readonly values?: WrittenLetter['values']
}

/** A letter to the buyer, in the language of the order. */
export function orderLetter(
  shop: LetterShop,
  row: OrderRow,
  kind: LetterKind,
  write: (context: LetterContext) => Written,
): Letter {
  const context = letterContextOf(row, row)
  const { recipientInfo, billingInfo } = row.document
  const name = (billingInfo ?? recipientInfo)?.contactDetails?.firstName
  const written = write(context)
  const values = {
    'order number': context.number,
    'order total': context.money(row.totalMinor),
    ...written.values,
  }
  return writeLetter(shop, { kind, to: row.email, language: context.language, name, ...written, values })
}

interface About extends Partial<Pick<Written, 'blocks' | 'values'>> {
  readonly subject: string
  readonly text: string
}

/** The most common letter: one paragraph, more blocks, and the order. */
export function aboutOrder(
  shop: LetterShop,
  row: OrderRow,
  context: LetterContext,
  { subject, text, blocks = [], values = {} }: About,
): Written {
  return { subject, preheader: text, values, blocks: [intro(text), ...blocks, viewOrder(shop, row, context)] }
}

/** Leads to the order: a member's in the account, a guest's by number and email. */
export function viewOrder({ storeUrl }: LetterShop, row: OrderRow, { t, language }: LetterContext): Block {
  const path = row.memberId ? `/account/orders/${row.id}` : `/orders/look-up?number=${row.number}`
  return button(t('mail.see-order'), `${storeUrl}${language.prefix}${path}`)
}

/** Words that the store added. */
export function storeMessage(
  shop: LetterShop,
  { t }: LetterContext,
  message: string | undefined,
): Block | undefined {
  return message ? titled(t('mail.message', { store: shop.storeName }), [message]) : undefined
}
