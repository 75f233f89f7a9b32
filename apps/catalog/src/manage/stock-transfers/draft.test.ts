import { expect, test } from 'vitest'
import { arrivedOf, faultsOf, inputOf, newTransfer, textsOf } from './draft.ts'

const lamp = { id: 'lamp', name: 'Lamp' }
const whole = { ...newTransfer, reference: ' PO-1 ', to: 'warehouse', goods: [lamp] }

test('A draft tells what is missing, field by field', () => {
  expect(faultsOf(newTransfer)).toEqual({ reference: 'REFERENCE', to: 'PLACE', goods: 'GOODS' })
  expect(faultsOf({ ...whole, from: 'warehouse', counts: { lamp: '0' } })).toEqual({
    to: 'SAME',
    lamp: 'COUNT',
  })
  expect(faultsOf(whole)).toEqual({})
})

test('A draft without a source is a purchase, of 1 piece where no quantity was typed', () => {
  expect(inputOf(whole)).toEqual({
    ...{ reference: 'PO-1', note: '', fromLocationId: null, toLocationId: 'warehouse', expectedOn: null },
    lines: [{ variantId: 'lamp', quantity: 1 }],
  })
})

test('Goods in transit change their texts and day alone', () => {
  expect(textsOf({ ...whole, note: 'By van', expectedOn: '2027-01-02' })).toEqual({
    ...{ reference: 'PO-1', note: 'By van', expectedOn: '2027-01-02' },
  })
})

test('Arrived pieces are whole numbers that are no more than what is incoming', () => {
  expect(arrivedOf({ incoming: 3 }, { received: '2', rejected: '1' })).toEqual({ received: 2, rejected: 1 })
  expect(arrivedOf({ incoming: 3 }, { received: '2', rejected: '2' })).toBeUndefined()
  expect(arrivedOf({ incoming: 3 }, { received: 'two' })).toBeUndefined()
  expect(arrivedOf({ incoming: 3 })).toEqual({ received: 0, rejected: 0 })
})
