import { expect, test } from 'vitest'
import { parcelOf, refundable, refundOf, unsentOf } from './units.ts'

const line = {
  id: 'a',
  ...{ ordered: 5, sent: 2, refunded: 1, refundedUnsent: 1, refundedSent: 0 },
  ...{ restocked: 1, restockedUnsent: 1, restockedSent: 0, toSend: 2, locations: [] },
}

test('A parcel never has more than is to send, and a refunded unit is not', () => {
  expect(parcelOf([line], {})).toEqual([{ id: 'a', quantity: 2 }])
  expect(parcelOf([line], { a: '5' })).toEqual([{ id: 'a', quantity: 2 }])
  expect(parcelOf([line], { a: '1' })).toEqual([{ id: 'a', quantity: 1 }])
  for (const wrong of ['0', '', '-1', '1.5', 'x']) expect(parcelOf([line], { a: wrong })).toEqual([])
})

test('A refund tells units that were sent from those that were not', () => {
  expect(refundable([line])).toEqual([
    { key: 'a', id: 'a', isSent: false, most: 2 },
    { key: 'sent a', id: 'a', isSent: true, most: 2 },
  ])
  expect(refundOf([line], { a: '9', 'sent a': '1' })).toEqual([
    { id: 'a', quantity: 2 },
    { id: 'a', quantity: 1, sent: true },
  ])
  expect(refundOf([line], {})).toEqual([])
})

test('A cancellation puts back what is neither sent nor on the shelf', () => {
  expect(unsentOf([line])).toBe(2)
})
