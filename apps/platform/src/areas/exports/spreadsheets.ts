import { line } from '../../base/tabular/line.ts'
import { toDecimal } from '../../domain/money/money.ts'
import type { CustomerRow } from '../customers/index.ts'
import type { OrderDocument } from '../orders/index.ts'
import type { AnyRow } from './store.ts'

/** The mark by which spreadsheets know the encoding. */
const MARK = '\uFEFF'

const orderHead = [
  ...['order', 'date', 'email', 'status', 'payment', 'fulfillment', 'currency', 'subtotal', 'discount'],
  ...[
    'shipping',
    'tax',
    'total',
    'country',
    'item',
    'sku',
    'options',
    'quantity',
    'price',
    'line total',
    'order id',
  ],
]
const customerHead = [
  ...['email', 'first name', 'last name', 'phone', 'language', 'country', 'tags', 'orders', 'spent'],
  ...['first order', 'last order', 'id'],
]

/** A row for each line of an order; the order's own values repeat. */
export async function* orderLines(pages: AsyncIterable<readonly AnyRow[]>): AsyncGenerator<string> {
  yield MARK + line(orderHead)
  for await (const rows of pages) yield rows.flatMap(linesOf).join('')
}

function linesOf(row: AnyRow): string[] {
  const { number, email, status, paymentStatus, fulfillmentStatus, currency, id } = row as unknown as Order
  const { purchasedDate, priceSummary, lineItems, recipientInfo, billingInfo } = row.document as OrderDocument
  const { subtotal, discount, shipping, tax, total } = priceSummary
  const amounts = [subtotal, discount, shipping, tax, total].map((price) => price?.amount ?? '0')
  const date = purchasedDate ?? (row.createdAt as Date).toISOString()
  const country = (recipientInfo?.address ?? billingInfo?.address)?.country ?? ''
  return lineItems.map(
    ({ productName, physicalProperties, descriptionLines, quantity, price, totalPriceAfterTax }) =>
      line([
        ...[number, date, email, status, paymentStatus, fulfillmentStatus, currency, ...amounts, country],
        ...[productName.original, physicalProperties?.sku ?? ''],
        (descriptionLines ?? [])
          .map(
            ({ name, plainText, colorInfo }) =>
              `${name.original}: ${(plainText ?? colorInfo)?.original ?? ''}`,
          )
          .join('; '),
        ...[quantity, price?.amount ?? '', totalPriceAfterTax?.amount ?? '', id],
      ]),
  )
}

interface Order {
  readonly number: number
  readonly email: string
  readonly status: string
  readonly paymentStatus: string
  readonly fulfillmentStatus: string
  readonly currency: string
  readonly id: string
}

/** A row for each customer who was not merged into another one. */
export async function* customerLines(
  pages: AsyncIterable<readonly CustomerRow[]>,
  currency: string,
): AsyncGenerator<string> {
  yield MARK + line(customerHead)
  for await (const rows of pages) yield rows.map((row) => customerLine(row, currency)).join('')
}

function customerLine(row: CustomerRow, currency: string): string {
  return line([
    ...[row.email, row.firstName, row.lastName, row.phone, row.language, row.country],
    ...[row.tags.join(', '), Number(row.ordersCount), toDecimal(Number(row.spentMinor), currency)],
    ...[row.firstOrderAt?.toISOString(), row.lastOrderAt?.toISOString(), row.id],
  ])
}
