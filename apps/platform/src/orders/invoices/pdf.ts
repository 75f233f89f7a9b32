import { createRequire } from 'node:module'
import type { PlatformConfig } from '../../config.ts'
import { nameOf } from '../lines.ts'
import type { OrderRow } from '../order-view.ts'
import type { InvoiceRow } from './issue.ts'

type Config = Pick<PlatformConfig, 'storeName' | 'storeUrl' | 'locale'>
type Document = PDFKit.PDFDocument

const arabic = createRequire(import.meta.url).resolve(
  '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff',
)
const [left, right, bottom] = [56, 539, 760]

/** One invoice on A4. The library is read when the first is asked for. */
export async function invoicePdf(config: Config, order: OrderRow, invoice: InvoiceRow): Promise<Buffer> {
  const { default: PdfDocument } = await import('pdfkit')
  const title = `Invoice ${invoice.number}`
  const document = new PdfDocument({
    size: 'A4',
    margin: left,
    lang: 'en',
    info: { Title: title, Author: config.storeName, CreationDate: invoice.issuedAt },
  })
  document.registerFont('arabic', arabic)
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => document.on('end', resolve))
  const day = (date: Date) =>
    new Intl.DateTimeFormat(config.locale, { dateStyle: 'long', timeZone: 'UTC' }).format(date)
  document.font('Helvetica-Bold').fontSize(20)
  write(document, config.storeName, left, 56)
  document.fontSize(13)
  write(document, title, left, 92)
  document.fontSize(9.5)
  const facts = [
    `Order ${order.number}`,
    `Issued ${day(invoice.issuedAt)}`,
    `Due ${day(invoice.dueAt)}`,
    invoice.status,
  ]
  facts.forEach((fact, index) => {
    write(document, fact, left, 114 + index * 14)
  })
  buyerLines(order).forEach((line, index) => {
    write(document, line, 320, 92 + index * 14)
  })
  const end = table(document, order, 200)
  totals(document, order, end + 12)
  document.end()
  await ended
  return Buffer.concat(chunks)
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
    write(document, `${line.quantity} × ${nameOf(line)}`, left, y + 6, 330)
    amount(document, line.totalPriceBeforeTax ?? line.price, y + 6)
    y += 22
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
    write(document, name, 360, y)
    amount(document, price, y)
    y += 16
  }
}

interface Price {
  readonly amount: string
  readonly formattedAmount?: string | undefined
}

function amount(document: Document, price: Price | undefined, y: number): void {
  const text = price?.formattedAmount ?? price?.amount ?? ''
  document
    .font('Helvetica')
    .text(known(text), right - 120, y, { width: 120, align: 'right', lineBreak: false })
}

function rule(document: Document, y: number): void {
  document.moveTo(left, y).lineTo(right, y).lineWidth(0.5).strokeColor('#8d8375').stroke()
}

/** Runs of Arabic in a font that has it, each laid out by its own direction. */
function write(document: Document, text: string, x: number, y: number, width = 220): void {
  let at = x
  for (const [run] of text.matchAll(
    /[\p{Script=Arabic}\s]*\p{Script=Arabic}[\p{Script=Arabic}\s]*|[^\p{Script=Arabic}]+/gu,
  )) {
    const isArabic = /\p{Script=Arabic}/u.test(run)
    const shown = isArabic ? run : known(run)
    document.font(isArabic ? 'arabic' : 'Helvetica').text(shown, at, y, { lineBreak: false, width })
    at += document.widthOfString(shown)
  }
}

/** What the built-in font can show (Windows-1252); other scripts keep their place. */
function known(text: string): string {
  return text.replace(/[^\u0020-\u007e\u00a0-\u00ff€–—‘’“”•…™×]/g, '·')
}
