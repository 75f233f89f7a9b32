import { expect, test } from 'vitest'
import { filterOf, sortOf, tabFilter } from './order-list.ts'

const of = (query: string) => filterOf(new URLSearchParams(query), 'UTC')

test('The list leaves the archive out, until somebody searches or opens it', () => {
  expect(of('')).toEqual({ $and: [{ status: { $ne: 'INITIALIZED' } }, { archived: false }] })
  expect(JSON.stringify(of('q=ada'))).not.toContain('archived')
  expect(JSON.stringify(of('tab=archived&q=ada'))).toContain('"archived":true')
  expect(tabFilter('archived')).toEqual({
    $and: [{ status: { $ne: 'INITIALIZED' } }, { archived: true }, {}],
  })
})

test('A number is looked up, and other words are found in names, emails and products', () => {
  expect(of('q=%2310024')).toMatchObject({ $and: [{}, { number: '10024' }] })
  const text = JSON.stringify(of('q=Ada+Love+Lace'))
  expect(text).toContain('{"billingInfo.contactDetails.firstName":{"$contains":"Ada"}')
  expect(text).toContain('"billingInfo.contactDetails.lastName":{"$contains":"Love Lace"}')
  expect(text).toContain('"lineItems.productName.original":{"$contains":"Ada Love Lace"}')
})

test('The list ignores values that an address may not have', () => {
  expect(of('payment=LOST&tab=none&from=yesterday')).toEqual(of(''))
  expect(sortOf(new URLSearchParams('sort=password'))).toEqual([{ fieldName: 'createdDate', order: 'DESC' }])
  expect(sortOf(new URLSearchParams('sort=-total'))).toEqual([
    { fieldName: 'priceSummary.total.amount', order: 'DESC' },
  ])
})
