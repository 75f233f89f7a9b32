import { pdfOf } from '../invoices/pdf/document.ts'
import { type Document, isolated, write } from '../invoices/pdf/write.ts'
import type { LabelRow } from './store.ts'

/** 4 by 6 inches, the size of label printers, in points. */
const SIZE: [number, number] = [288, 432]
const MARGIN = 18
const width = SIZE[0] - 2 * MARGIN

/** Labels that are paid for, one a page, each with its number in Code 128. */
export async function drawLabels(author: string, labels: readonly LabelRow[], date: Date): Promise<Buffer> {
  const { toBuffer } = await import('bwip-js/node')
  const bars = await Promise.all(
    labels.map(({ trackingNumber: text }) =>
      toBuffer({ bcid: 'code128', text, scale: 3, height: 18, includetext: false }),
    ),
  )
  return pdfOf({ title: 'Shipping labels', author, date, size: SIZE, margin: MARGIN }, (document) => {
    for (const [index, label] of labels.entries()) {
      if (index > 0) document.addPage()
      drawLabel(document, label, bars[index])
    }
  })
}

function drawLabel(document: Document, label: LabelRow, bars: Buffer | undefined): void {
  const { from, to, package: box, kilograms, orderNumber } = label.document
  const column = (lines: readonly string[], top: number, size: number, bold = false) =>
    lines.reduce((y, line) => {
      const count = write(document, isolated(line), { x: MARGIN, y, width, size, bold })
      return y + count * size * 1.4
    }, top)
  const rule = (y: number) =>
    document
      .moveTo(MARGIN, y)
      .lineTo(SIZE[0] - MARGIN, y)
      .lineWidth(0.7)
      .stroke()
  const title = column([`${label.carrier} · ${label.service}`], MARGIN, 14, true)
  rule(title + 6)
  const sender = column(from, title + 12, 8)
  rule(sender + 6)
  // The name is empty once the buyer's data is erased.
  column(to.slice(1), column(to.slice(0, 1), sender + 12, 14, true), 12)
  const top = SIZE[1] - MARGIN - 128
  rule(top)
  if (bars) document.image(bars, MARGIN, top + 12, { width, height: 62 })
  const groups = label.trackingNumber.replace(/(.{4})(?=.)/g, '$1 ')
  document
    .font('Helvetica-Bold')
    .fontSize(11)
    .text(groups, MARGIN, top + 80, { width, align: 'center' })
  column([`#${orderNumber} · ${box} · ${kilograms} kg`], top + 100, 8)
}
