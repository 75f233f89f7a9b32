import { expect, test } from 'vitest'
import { downloads } from './downloads.ts'

const line = (digitalFile?: { link: string; expirationDate?: string }) => ({
  id: 'a',
  quantity: 1,
  productName: { original: 'Care manual' },
  price: { amount: '9.00' },
  ...(digitalFile && { digitalFile }),
})
const link = 'https://platform.test/file'
const expirationDate = '2026-12-21T00:00:00.000Z'

test('A file has a link until it ends', () => {
  const order = { lineItems: [line({ link, expirationDate })] }
  expect(downloads(order, '2026-11-21T00:00:00.000Z')).toEqual([
    { id: 'a', name: 'Care manual', link, until: expirationDate },
  ])
  expect(downloads(order, expirationDate)).toEqual([{ id: 'a', name: 'Care manual' }])
})

test('A vase is no file, and a link without an end is good for good', () => {
  expect(downloads({ lineItems: [line(), line({ link })] }, '2099-01-01T00:00:00.000Z')).toEqual([
    { id: 'a', name: 'Care manual', link, until: undefined },
  ])
})
