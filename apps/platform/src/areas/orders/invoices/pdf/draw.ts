import { type LetterContext, letterContextOf } from '../../letters/context.ts'
import { addressLines } from '../../lines/address-lines.ts'
import { amountOf, choicesOf, minorOf, nameOf } from '../../lines/lines.ts'
import type { OrderRow } from '../../read/order-view.ts'
import type { InvoiceConfig } from '../pdf.ts'
import type { InvoiceRow } from '../store.ts'
import { MARGIN, pdfOf } from './document.ts'
import { feeRows, statusLabel } from './labels.ts'
import { writeSender } from './sender.ts'
import { taxRows } from './taxes.ts'
import { type Document, isolated, LINE, write, writeEnd } from './write.ts'

const [left, right, bottom] = [MARGIN, 539, 760]

/** One sheet, and how it is written: in the buyer's language, from the side where that begins. */
interface Sheet {
  readonly document: Document
  readonly context: LetterContext
  readonly mirrored: boolean
  readonly price: (price: Price | undefined) => string
}

export async function drawInvoice(
  config: InvoiceConfig,
  order: OrderRow,
  invoice: InvoiceRow,
): Promise<Buffer> {
  const context = letterContextOf(order, order)
  const { t, language } = context
  const title = t('invoice.title', { number: String(invoice.number) })
  const facts = { title, author: config.storeName, date: invoice.issuedAt, lang: language.code }
  return pdfOf(facts, (document) => {
    const sheet = sheetOf(document, order, context)
    const { mirrored } = sheet
    const day = new Intl.DateTimeFormat(mirrored ? language.tag : config.locale, {
      dateStyle: 'long',
      timeZone: config.timeZone,
    })
    const begin = writeSender(document, config, { language, mirrored })
    write(document, title, { x: left, y: begin, width: 240, size: 13, bold: true, mirrored })
    const terms = [
      t('invoice.order', { number: String(order.number) }),
      t('invoice.issued', { date: day.format(invoice.issuedAt) }),
      ...(isSettled(invoice) ? [] : [t('invoice.due', { date: day.format(invoice.dueAt) })]),
      statusLabel(invoice.status, t),
      ...(config.taxId ? [t('invoice.tax-id', { id: isolated(config.taxId) })] : []),
    ]
    const factsEnd = column(sheet, terms, left, begin + 22, 240)
    const buyerEnd = column(sheet, buyerLines(order, context), 320, begin, right - 320)
    const end = table(sheet, order, Math.max(200, factsEnd + 20, buyerEnd + 20))
    const say = { t, tag: language.tag, locale: config.locale }
    totals(sheet, order, { top: end + 12, taxes: taxRows(order, say) })
  })
}

/** Whether nothing is to be paid any more, so that no day is due. */
function isSettled({ status }: Pick<InvoiceRow, 'status'>): boolean {
  return status === 'Paid' || status === 'Void'
}

function sheetOf(document: Document, { currency }: OrderRow, context: LetterContext): Sheet {
  const mirrored = context.language.direction === 'rtl'
  return {
    ...{ document, context, mirrored },
    // As the order wrote it, unless the buyer's language writes amounts in another way.
    price: (price) =>
      price && mirrored
        ? context.money(minorOf(price, currency))
        : (price?.formattedAmount ?? price?.amount ?? ''),
  }
}

/** One below the other, each as high as it must be; answers where they end. */
function column(
  { document, mirrored }: Sheet,
  lines: readonly string[],
  x: number,
  top: number,
  width: number,
): number {
  let y = top
  for (const line of lines) y += write(document, line, { x, y, width, mirrored }) * LINE
  return y
}

function buyerLines({ document, email }: OrderRow, { language, t }: LetterContext): string[] {
  const place = document.billingInfo ?? document.recipientInfo ?? {}
  const { id } = place.contactDetails?.vatId ?? {}
  return [
    ...addressLines(place, language.tag),
    id && t('invoice.tax-id', { id: isolated(id) }),
    email,
  ].filter((line): line is string => Boolean(line))
}

function table(sheet: Sheet, { document: order }: OrderRow, top: number): number {
  const { document, mirrored, price } = sheet
  let y = top
  rule(document, y)
  for (const line of order.lineItems) {
    if (y > bottom) {
      document.addPage()
      y = 56
    }
    const text = `${line.quantity} × ${isolated(nameOf(line))}`
    const lines = write(document, text, { x: left, y: y + 6, width: 330, mirrored })
    writeEnd(document, price(amountOf(line)), { right, y: y + 6, mirrored })
    y += 8 + lines * LINE
    for (const { name, value } of choicesOf(line))
      y +=
        write(document, `${isolated(name)}: ${isolated(value)}`, { x: left + 12, y, width: 318, mirrored }) *
        LINE
    rule(document, y)
  }
  return y
}

function totals(
  { document, context: { t }, mirrored, price }: Sheet,
  row: OrderRow,
  { top, taxes }: Rest,
): void {
  const { priceSummary, balanceSummary } = row.document
  const { subtotal, discount, shipping, total } = priceSummary
  const isSome = (amount: Price | undefined) => Number(amount?.amount ?? 0) !== 0
  const rows: (readonly [name: string, amount: Price | undefined])[] = [
    [t('invoice.subtotal'), subtotal],
    [t('invoice.discount'), discount],
    [t('invoice.delivery'), shipping],
    ...feeRows(row.document, t),
    ...taxes,
  ]
  const after: typeof rows = [
    [t('invoice.paid'), balanceSummary?.paid],
    [t('invoice.given-back'), balanceSummary?.refunded],
  ]
  const visible = [
    ...rows.filter(([, amount]) => isSome(amount)),
    [t('invoice.total'), total] as const,
    ...after.filter(([, amount]) => isSome(amount)),
  ]
  let y = top
  for (const [name, amount] of visible) {
    if (y > bottom) {
      document.addPage()
      y = 56
    }
    const lines = write(document, name, { x: 300, y, width: 150, mirrored })
    writeEnd(document, price(amount), { right, y, mirrored })
    y += 2 + lines * LINE
  }
}

interface Rest {
  readonly top: number
  readonly taxes: readonly (readonly [name: string, amount: Price | undefined])[]
}

interface Price {
  readonly amount: string
  readonly formattedAmount?: string | undefined
}

function rule(document: Document, y: number): void {
  document.moveTo(left, y).lineTo(right, y).lineWidth(0.5).strokeColor('#8d8375').stroke()
}
