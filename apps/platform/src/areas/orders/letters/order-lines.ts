import { type Block, type LetterLine, lines } from '../../mailbox/index.ts'
import { letterPicture, type Site } from '../../media/index.ts'
import { amountOf, choicesOf, minorOf, nameOf } from '../lines/lines.ts'
import type { OrderRow } from '../read/order-view.ts'
import { withPresentAddresses } from '../read/present-addresses.ts'
import type { FulfillmentLine } from '../tables.ts'
import type { LetterContext } from './context.ts'

/** Products of an order, with what each line costs. */
export function orderLines(site: Site, row: OrderRow, context: LetterContext): Block {
  return lines(
    row.document.lineItems.map((line) => ({
      ...productOf(site, line, line.quantity, context),
      amount: context.money(minorOf(amountOf(line), row.currency)),
    })),
  )
}

/** Products of one parcel. */
export function sentLines(
  site: Site,
  row: OrderRow,
  sent: readonly FulfillmentLine[],
  context: LetterContext,
): Block {
  return lines(
    row.document.lineItems.flatMap((line) => {
      const quantity = sent.find(({ id }) => id === line.id)?.quantity
      return quantity ? [{ ...productOf(site, line, quantity, context), amount: '' }] : []
    }),
  )
}

type OrderLine = OrderRow['document']['lineItems'][number]

function productOf(
  site: Site,
  line: OrderLine,
  count: number,
  { t }: LetterContext,
): Omit<LetterLine, 'amount'> {
  return {
    label: t('mail.item', { count, name: nameOf(line) }),
    details: choicesOf(line).map(({ name, value }) => t('mail.row', { label: name, value })),
    picture: letterPicture(site, withPresentAddresses(site, line).image?.url),
  }
}
