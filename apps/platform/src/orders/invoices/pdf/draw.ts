import { nameOf } from '../../lines.ts'
import type { OrderRow } from '../../order-view.ts'
import type { InvoiceRow } from '../issue.ts'
import type { InvoiceConfig } from '../pdf.ts'
import { type Document, isolated, LINE, write, writeEnd } from './write.ts'

const [left, right, bottom] = [56, 539, 760]

export async function drawInvoice(
  config: InvoiceConfig,
  order: OrderRow,
  invoice: InvoiceRow,
): Promise<Buffer> {
  const { default: PdfDocument } = await import('pdfkit')
  const title = `Invoice ${invoice.number}`
  const document = new PdfDocument({
    size: 'A4',
    margin: left,
    lang: 'en',
    info: { Title: title, Author: config.storeName, CreationDate: invoice.issuedAt },
  })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => document.on('end', resolve))
  const day = (date: Date) =>
    new Intl.DateTimeFormat(config.locale, { dateStyle: 'long', timeZone: 'UTC' }).format(date)
  write(document, config.storeName, { x: left, y: 56, width: 240, size: 20, bold: true })
  write(document, title, { x: left, y: 92, width: 240, size: 13, bold: true })
  const facts = [
    `Order ${order.number}`,
    `Issued ${day(invoice.issuedAt)}`,
    `Due ${day(invoice.dueAt)}`,
    invoice.status,
  ]
  const factsEnd = column(document, facts, left, 114, 240)
  const buyerEnd = column(document, buyerLines(order), 320, 92, right - 320)
  const end = table(document, order, Math.max(200, factsEnd + 20, buyerEnd + 20))
  totals(document, order, end + 12)
  document.end()
  await ended
  return Buffer.concat(chunks)
}

/** One below the other, each as high as it must be; answers where they end. */
function column(document: Document, lines: readonly string[], x: number, top: number, width: number): number {
  let y = top
  for (const line of lines) y += write(document, line, { x, y, width }) * LINE
  return y
}

function buyerLines({ document, email }: OrderRow): string[] {
  const { address, contactDetails } = document.billingInfo ?? document.recipientInfo ?? {}
  return [
    [contactDetails?.firstName, contactDetails?.lastName].filter(Boolean).join(' '),
    contactDetails?.company,
    address?.addressLine,
    address?.addressLine2,
    [address?.postalCode, address?.city].filter(Boolean).join(' '),
    [address?.subdivision, address?.country].filter(Boolean).join(', '),
    contactDetails?.vatId?.id,
    email,
  ].filter((line): line is string => Boolean(line))
}

function table(document: Document, { document: order }: OrderRow, top: number): number {
  let y = top
  rule(document, y)
  for (const line of order.lineItems) {
    if (y > bottom) {
      document.addPage()
      y = 56
    }
    const text = `${line.quantity} × ${isolated(nameOf(line))}`
    const lines = write(document, text, { x: left, y: y + 6, width: 330 })
    amount(document, line.totalPriceBeforeTax ?? line.price, y + 6)
    y += 8 + lines * LINE
    rule(document, y)
  }
  return y
}

function totals(document: Document, { document: order }: OrderRow, top: number): void {
  const { subtotal, discount, shipping, totalAdditionalFees, tax, total } = order.priceSummary
  const rows = [
    ['Subtotal', subtotal],
    ['Discount', discount],
    ['Delivery', shipping],
    ['Fees', totalAdditionalFees],
    ['Tax', tax],
    ['Total', total],
    ['Paid', order.balanceSummary?.paid],
    ['Given back', order.balanceSummary?.refunded],
  ] as const
  const shown = rows.filter(([name, price]) => price && (name === 'Total' || Number(price.amount) !== 0))
  let y = top
  if (y + shown.length * 16 > bottom) {
    document.addPage()
    y = 56
  }
  for (const [name, price] of shown) {
    write(document, name, { x: 360, y, width: 60 })
    amount(document, price, y)
    y += 16
  }
}

interface Price {
  readonly amount: string
  readonly formattedAmount?: string | undefined
}

function amount(document: Document, price: Price | undefined, y: number): void {
  writeEnd(document, price?.formattedAmount ?? price?.amount ?? '', right, y)
}

function rule(document: Document, y: number): void {
  document.moveTo(left, y).lineTo(right, y).lineWidth(0.5).strokeColor('#8d8375').stroke()
}
