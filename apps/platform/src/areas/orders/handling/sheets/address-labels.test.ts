import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import type { FulfillmentRow } from '../../fulfillments/store.ts'
import type { OrderRow } from '../../read/order-view.ts'
import { addressLabels } from './address-labels.ts'

const config = {
  storeName: 'Galleria',
  business: {},
  storeUrl: 'http://127.0.0.1',
  locale: 'en-US',
  timeZone: 'UTC',
}
const from = {
  address: { addressLine: 'Lagerweg 3', city: 'Hamburg', postalCode: '20095', country: 'DE' },
}
const place = {
  contactDetails: { firstName: 'Ada', lastName: 'Lovelace', phone: '+44 20 7946 0018' },
  address: {
    addressLine: '12 St James’s Square, in the second courtyard on the left behind the library',
    city: 'London',
    postalCode: 'SW1Y 4LB',
    country: 'GB',
  },
}

function order(buyerLanguage: string, destination: object = place): OrderRow {
  const lineItems = [{ id: 'lamp', quantity: 2, productName: { original: 'Lamp' } }]
  const document = {
    buyerLanguage,
    lineItems,
    shippingInfo: { logistics: { shippingDestination: destination } },
  }
  return { number: 10_001, email: 'ada@example.test', currency: 'USD', document } as unknown as OrderRow
}

const parcel = (quantity: number, tracking: object | null = null) =>
  ({ lineItems: [{ id: 'lamp', quantity }], tracking }) as unknown as FulfillmentRow

async function read(row: OrderRow, ...fulfillments: FulfillmentRow[]) {
  const bytes = await addressLabels({ config, from }, [{ order: row, fulfillments }], new Date())
  const document = await getDocumentProxy(new Uint8Array(bytes))
  const { text, totalPages } = await extractText(document, { mergePages: true })
  const [, , ...size] = (await document.getPage(1)).view
  return { text, totalPages, size }
}

test('A label names sender, recipient, order and the next parcel on 4 by 6 inches', async () => {
  const { text, totalPages, size } = await read(order('en'), parcel(1))
  expect(size).toEqual([4 * 72, 6 * 72])
  expect(totalPages).toBe(1)
  for (const words of [
    'Galleria',
    'Lagerweg 3',
    'Germany',
    'Ada Lovelace',
    'SW1Y 4LB',
    'Order 10001 · parcel 2',
  ])
    expect(text).toContain(words)
})

test('Labels of an order that was sent are one a parcel, each with its tracking number', async () => {
  const tracking = { shippingProvider: 'DHL', trackingNumber: 'JJD000390007' }
  const { text, totalPages } = await read(order('en'), parcel(1), parcel(1, tracking))
  expect(totalPages).toBe(2)
  for (const words of ['parcel 1', 'parcel 2', 'JJD000390007']) expect(text).toContain(words)
})

test('The longest address that a checkout takes stays on its label', async () => {
  const long = 'Very long street name in a very long town '.repeat(5)
  const address = { addressLine: long, addressLine2: long, city: long.slice(0, 100), country: 'GB' }
  const { totalPages, text } = await read(order('de', { ...place, address }))
  expect(totalPages).toBe(1)
  expect(text).toContain('Bestellung 10001 · Paket 1')
})
