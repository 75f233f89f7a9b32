import { fullName } from '../../../../base/texts/full-name.ts'
import type { FulfillmentRow } from '../../fulfillments/store.ts'
import { pdfOf } from '../../invoices/pdf/document.ts'
import { type Document, heightOf, isolated, LINE, leftToRight, write } from '../../invoices/pdf/write.ts'
import type { InvoiceConfig } from '../../invoices/pdf.ts'
import { letterContextOf } from '../../letters/context.ts'
import { addressLines } from '../../lines/address-lines.ts'
import { orderQuantities } from '../../lines/quantities.ts'
import type { OrderRow } from '../../read/order-view.ts'
import { destinationOf } from './destination.ts'
import type { Packed } from './pdf.ts'

/** A label of 4 by 6 inches, the size of label printers, in points. */
const SIZE: readonly [number, number] = [288, 432]
const MARGIN = 20
const [width, below] = [SIZE[0] - 2 * MARGIN, SIZE[1] - MARGIN]
/** Sizes of the recipient's address in points: the largest in which it fits. */
const SIZES = [13, 11, 9] as const
const LEAST = 7

type Place = Parameters<typeof addressLines>[0]

interface Sender {
  readonly config: InvoiceConfig
  /** Place that parcels leave from. */
  readonly from: Place
}

/** A label for the next parcel of each order, or for each of its parcels where nothing is left to send. */
export function addressLabels(sender: Sender, all: readonly Packed[], date: Date): Promise<Buffer> {
  const facts = { title: 'Address labels', author: sender.config.storeName, date }
  const labels = all.flatMap(labelsOf)
  return pdfOf({ ...facts, size: [...SIZE], margin: MARGIN }, (document) => {
    for (const [index, label] of labels.entries()) {
      if (index > 0) document.addPage()
      drawLabel(document, sender, label)
    }
  })
}

interface Label {
  readonly order: OrderRow
  readonly number: number
  readonly tracking: FulfillmentRow['tracking']
}

function labelsOf({ order, fulfillments }: Packed): Label[] {
  const quantities = orderQuantities(order, fulfillments)
  const isOpen = [...quantities.values()].some(({ toSend }) => toSend > 0)
  if (isOpen) return [{ order, number: fulfillments.length + 1, tracking: null }]
  return fulfillments.map(({ tracking }, index) => ({ order, number: index + 1, tracking }))
}

function drawLabel(document: Document, { config, from }: Sender, { order, number, tracking }: Label): void {
  const { t, language } = letterContextOf(order, order)
  const mirrored = language.direction === 'rtl'
  const column = (lines: readonly string[], top: number, size: number, bold = false) =>
    lines.reduce((y, line) => {
      const count = write(document, line, { x: MARGIN, y, width, size, bold, mirrored })
      return y + (count * LINE * size) / 9.5
    }, top)
  const sender = [config.storeName, ...addressLines(from, language.tag).map(isolated)]
  const end = column([t('label.from'), ...sender], MARGIN, 8) + 10
  document
    .moveTo(MARGIN, end)
    .lineTo(SIZE[0] - MARGIN, end)
    .lineWidth(0.7)
    .stroke()

  const to = destinationOf(order)
  const phone = to.contactDetails?.phone
  const [name = '', ...lines] = addressLines(to, language.tag)
  const afterTitle = column([t('label.to')], end + 10, 8)
  const isNamed = Boolean(fullName(to.contactDetails))
  const afterName = column([name], afterTitle + 2, 15, isNamed)
  const address = [...lines.map(isolated), ...(phone ? [leftToRight(phone)] : [])]
  const facts = [
    t('label.parcel', { number: String(order.number), parcel: number }),
    ...(tracking
      ? [
          t('label.tracking', {
            carrier: isolated(tracking.shippingProvider ?? ''),
            number: isolated(tracking.trackingNumber ?? ''),
          }),
        ]
      : []),
  ]
  const top = below - 26 - facts.length * LINE
  document
    .moveTo(MARGIN, top)
    .lineTo(SIZE[0] - MARGIN, top)
    .lineWidth(0.7)
    .stroke()
  column(facts, top + 8, 9.5)

  const fits = (size: number) =>
    address.reduce((sum, line) => sum + heightOf(document, line, { width, size }), afterName) < top
  column(address, afterName, SIZES.find(fits) ?? LEAST)
}
