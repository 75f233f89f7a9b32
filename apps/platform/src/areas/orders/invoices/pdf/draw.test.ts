import { extractText, getDocumentProxy } from 'unpdf'
import { expect, it } from 'vitest'
import type { OrderRow } from '../../read/order-view.ts'
import type { InvoiceRow } from '../store.ts'
import { drawInvoice } from './draw.ts'
import { runsOf } from './runs.ts'

const date = new Date('2026-11-21T12:00:00Z')
const invoice = { number: 7, status: 'Paid', issuedAt: date, dueAt: date } as unknown as InvoiceRow
const config = {
  storeName: 'Galleria',
  business: {},
  storeUrl: 'http://127.0.0.1',
  locale: 'en-US',
  timeZone: 'UTC',
}
const price = (amount: string) => ({ amount, formattedAmount: `$${amount}` })

function order(firstName: string, city: string, products: readonly string[] = ['Lamp']): OrderRow {
  const lineItems = products.map((original, index) => ({
    id: String(index),
    quantity: 2,
    productName: { original },
    price: price('10.00'),
  }))
  const billingInfo = {
    contactDetails: { firstName, lastName: '' },
    address: { city, addressLine: '1', country: 'XX' },
  }
  const document = { billingInfo, lineItems, priceSummary: { total: price('20.00') } }
  return { number: 10_001, email: 'a@example.test', currency: 'USD', document } as unknown as OrderRow
}

async function read(row: OrderRow) {
  const bytes = await drawInvoice(config, row, invoice)
  const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), {
    mergePages: true,
  })
  return { text, totalPages, size: bytes.length }
}

it.each([
  ['Latin beyond Windows-1252', 'Łukasz Żółć', 'İstanbul'],
  ['Vietnamese', 'Nguyễn Thị Hồng', 'Đà Nẵng'],
  ['Cyrillic', 'Анна Каренина', 'Київ'],
  ['Greek', 'Ελένη Παπαδοπούλου', 'Αθήνα'],
  ['Hebrew', 'שרה כהן', 'ירושלים'],
  ['Arabic', 'ليلى حداد', 'بيروت'],
  ['Thai', 'สมชาย', 'กรุงเทพ'],
  ['Chinese, simplified', '张伟', '广州市'],
  ['Chinese, traditional', '陳國華', '臺北'],
  ['Japanese', '山田 はなこ', '東京都'],
  ['Korean', '김민지', '서울특별시'],
])('A drawn invoice writes names in %s, with only the glyphs that it needs', async (_, name, city) => {
  const { text, size } = await read(order(name, city, [`${name} (${city})`]))
  // Collapse the extra space where two font files meet; a font that draws dots apart gives characters without a letter.
  const shown = text
    .normalize('NFKC')
    .replaceAll(/\p{Cc}/gu, '')
    .replaceAll(/ +/g, ' ')
  for (const words of [name, city]) expect(shown).toContain(words.normalize('NFKC'))
  expect(size).toBeLessThan(60_000)
})

it('A drawn invoice keeps to the built-in font where that is enough', async () => {
  const { text, size } = await read(order('Zoë', 'Málaga', ['“Lamp” – 5 €']))
  for (const words of ['Zoë', 'Málaga', '2 × “Lamp” – 5 €', '$20.00', 'Invoice 7'])
    expect(text).toContain(words)
  expect(size).toBeLessThan(6000)
})

it('A drawn invoice is in the buyer’s language, from its side, with each fee and the tip by name', async () => {
  const row = order('Layla', 'Beirut')
  const additionalFees = [
    { code: 'packing', name: 'Packing', price: price('4.00') },
    { code: 'tip', name: 'Tip', price: price('2.00') },
  ]
  const english = await read({ ...row, document: { ...row.document, additionalFees } } as OrderRow)
  for (const words of ['Packing', '$4.00', 'Tip', '$2.00', 'Paid']) expect(english.text).toContain(words)
  const document = { ...row.document, additionalFees, buyerLanguage: 'ar' }
  const { text } = await read({ ...row, document } as OrderRow)
  // As above: letters whose dots are drawn apart are not read back, so these words have none.
  const shown = text.normalize('NFKC').replaceAll(/[\p{Cc} ]/gu, '')
  for (const words of ['الطلب', 'صدرت', 'مدفوعة', 'Packing']) expect(shown).toContain(words)
  for (const words of ['Order', 'Tip', 'Paid', 'Total']) expect(shown).not.toContain(words)
})

it('A drawn invoice tells what was chosen, tax by rate, and a day only while something is due', async () => {
  const row = order('Ada', 'London', ['Vase', 'Book'])
  const taxed = (taxAmount: string, taxRate: string) => ({ taxAmount: price(taxAmount), taxRate })
  const [vase, book] = row.document.lineItems
  const lineItems = [
    {
      ...vase,
      taxInfo: taxed('3.80', '0.19'),
      descriptionLines: [{ name: { original: 'Color' }, plainText: { original: 'Bone' } }],
    },
    { ...book, taxInfo: taxed('0.70', '0.07') },
  ]
  const priceSummary = { total: price('24.50'), tax: price('4.50') }
  const withTax = { ...row, document: { ...row.document, lineItems, priceSummary } } as OrderRow
  const { text } = await read(withTax)
  for (const words of ['Color: Bone', 'Tax 19%', '$3.80', 'Tax 7%', '$0.70']) expect(text).toContain(words)
  expect(text).not.toContain('Due')
  const changed = { ...priceSummary, tax: price('5.00') }
  const other = await read({
    ...withTax,
    document: { ...withTax.document, priceSummary: changed },
  } as OrderRow)
  expect(other.text).toContain('$5.00')
  expect(other.text).not.toContain('19%')
})

it('A drawn invoice keeps the place of a character that no font has', () => {
  expect(runsOf('ა lamp').map(({ text }) => text)).toEqual(['· lamp'])
})

it('A drawn invoice breaks a long name, and goes on over pages', async () => {
  const long = 'A lamp that is made by hand in a small town '.repeat(5)
  const { text, totalPages } = await read(
    order(
      'Ada',
      'London',
      Array.from({ length: 40 }, () => long),
    ),
  )
  expect(totalPages).toBeGreaterThan(2)
  expect(text.match(/small town/g)).toHaveLength(200)
})

it('A drawn invoice orders runs of both directions as they are read, and turns brackets around', () => {
  const shown = (line: string) => runsOf(line).map(({ text }) => text)
  expect(shown('2 × \u2068שלום Lamp\u2069')).toEqual(['2 × ', 'Lamp', 'שלום '])
  expect(shown('(שלום)').join('')).toBe('(שלום)')
  expect(shown('أحمد 12 (ب)')).toEqual(['(', 'ب', ') ', '12', 'أحمد '])
})
