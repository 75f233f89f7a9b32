import { chooseLanguage } from '../../../../domain/messages/languages.ts'
import { translatorFor } from '../../../../domain/messages/translate.ts'
import type { FulfillmentRow } from '../../fulfillments/store.ts'
import { MARGIN, pdfOf } from '../../invoices/pdf/document.ts'
import { writeSender } from '../../invoices/pdf/sender.ts'
import { type Document, isolated, LINE, write, writeEnd } from '../../invoices/pdf/write.ts'
import type { InvoiceConfig } from '../../invoices/pdf.ts'
import { letterContextOf } from '../../letters/context.ts'
import { addressLines } from '../../lines/address-lines.ts'
import { nameOf } from '../../lines/lines.ts'
import { orderQuantities } from '../../lines/quantities.ts'
import type { OrderRow } from '../../read/order-view.ts'
import { destinationOf } from './destination.ts'

const [left, right, top, bottom] = [MARGIN, 539, MARGIN, 760]

/** An order and its parcels so far. */
export interface Packed {
  readonly order: OrderRow
  readonly fulfillments: readonly FulfillmentRow[]
}

type Draw = (config: InvoiceConfig, all: readonly Packed[], date: Date) => Promise<Buffer>

/** For each order what still goes to the buyer, in the buyer's language; an order that was sent lists all of its units. */
export const packingSlips: Draw = async (config, all, date) =>
  pdfOf({ title: 'Packing slips', author: config.storeName, date }, (document) => {
    for (const [index, { order, fulfillments }] of all.entries()) {
      if (index > 0) document.addPage()
      const { t, language } = letterContextOf(order, order)
      const mirrored = language.direction === 'rtl'
      const day = new Intl.DateTimeFormat(language.tag, { dateStyle: 'long', timeZone: config.timeZone })
      const begin = writeSender(document, config, { language, mirrored })
      write(document, t('packing.title'), {
        x: left,
        y: begin,
        width: 240,
        size: 13,
        bold: true,
        mirrored,
      })
      const number = t('invoice.order', { number: String(order.number) })
      write(document, number, { x: left, y: begin + 22, width: 240, mirrored })
      write(document, day.format(order.createdAt), { x: left, y: begin + 22 + LINE, width: 240, mirrored })
      let y = begin
      for (const line of placeOf(order, language.tag))
        y += write(document, line, { x: 320, y, width: right - 320, mirrored }) * LINE
      y = Math.max(begin + 108, y + 20)
      for (const { text, count } of toPack(order, fulfillments))
        y = row(document, { text, count, y, mirrored })
      const note = order.document.buyerNote
      if (note)
        write(document, t('packing.note', { note: isolated(note) }), {
          x: left,
          y: y + 16,
          width: 480,
          mirrored,
        })
    }
  })

/** Units to take from the shelves for all of the orders together, with their numbers. */
export const pickList: Draw = async (config, all, date) => {
  const language = chooseLanguage(config.locale)
  const t = translatorFor(language)
  const mirrored = language.direction === 'rtl'
  const wanted = new Map<string, { count: number; readonly numbers: number[] }>()
  for (const { order, fulfillments } of all)
    for (const { text, count } of toPack(order, fulfillments)) {
      const entry = wanted.get(text) ?? { count: 0, numbers: [] }
      entry.count += count
      entry.numbers.push(order.number)
      wanted.set(text, entry)
    }
  return pdfOf({ title: t('packing.pick-list'), author: config.storeName, date }, (document) => {
    write(document, t('packing.pick-list'), { x: left, y: top, width: 400, size: 20, bold: true, mirrored })
    let y = top + 40
    for (const [text, { count, numbers }] of [...wanted].toSorted(([a], [b]) => a.localeCompare(b))) {
      const orders = numbers.map((number) => `#${number}`).join(', ')
      y = row(document, { text: `${text}\u2003${orders}`, count, y, mirrored })
    }
  })
}

/** Lines with their units: still to send, or all that were sent where nothing is left to send. */
function toPack(order: OrderRow, fulfillments: readonly FulfillmentRow[]) {
  const quantities = orderQuantities(order, fulfillments)
  const isOpen = [...quantities.values()].some(({ toSend }) => toSend > 0)
  return order.document.lineItems.flatMap((line) => {
    const units = quantities.get(line.id)
    const count = (isOpen ? units?.toSend : units?.sent) ?? 0
    const chosen = (line.descriptionLines ?? []).flatMap((each) => {
      const { plainText, colorInfo } = each as {
        readonly plainText?: { readonly original?: string }
        readonly colorInfo?: { readonly original?: string }
      }
      return plainText?.original ?? colorInfo?.original ?? []
    })
    const sku = line.physicalProperties?.sku
    const text = [nameOf(line), ...chosen, ...(sku ? [sku] : [])].map(isolated).join(' · ')
    return count > 0 ? [{ text, count }] : []
  })
}

function placeOf(order: OrderRow, locale: string): string[] {
  const place = destinationOf(order)
  return [...addressLines(place, locale), place.contactDetails?.phone ?? order.email].filter(
    (line): line is string => Boolean(line),
  )
}

interface Row {
  readonly text: string
  readonly count: number
  readonly y: number
  readonly mirrored: boolean
}

/** A box to tick, what it is, and how many; answers where it ends. */
function row(document: Document, { text, count, y: at, mirrored }: Row): number {
  let y = at
  if (y > bottom) {
    document.addPage()
    y = top
  }
  document
    .rect(mirrored ? 595.28 - left - 9 : left, y + 7, 9, 9)
    .lineWidth(0.7)
    .strokeColor('#5c554b')
    .stroke()
  const lines = write(document, text, { x: left + 20, y: y + 6, width: 400, mirrored })
  writeEnd(document, `× ${count}`, { right, y: y + 6, mirrored })
  const end = y + 10 + lines * LINE
  document.moveTo(left, end).lineTo(right, end).lineWidth(0.5).strokeColor('#8d8375').stroke()
  return end
}
