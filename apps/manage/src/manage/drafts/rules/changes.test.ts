import { expect, test } from 'vitest'
import { afterRefusal, isEmpty, keyOf, merged, split } from './changes.ts'

test('A later change wins for the same field and the same line, and adds to lists', () => {
  const first = { buyerInfo: { email: 'a@b.test' }, quantities: [{ id: 'x', quantity: 1 }], couponCode: 'A' }
  const second = {
    buyerInfo: { memberId: 'm' },
    quantities: [
      { id: 'x', quantity: 3 },
      { id: 'y', quantity: 2 },
    ],
    couponCode: null,
    removedLineItemIds: ['z'],
  }
  expect(merged(first, second)).toEqual({
    buyerInfo: { email: 'a@b.test', memberId: 'm' },
    quantities: second.quantities,
    couponCode: null,
    removedLineItemIds: ['z'],
  })
  expect(merged({ removedLineItemIds: ['a'] }, { removedLineItemIds: ['b'] })).toEqual({
    removedLineItemIds: ['a', 'b'],
  })
  expect([isEmpty({}), isEmpty({ buyerNote: '' })]).toEqual([true, false])
})

test('A change that is refused at one field leaves the others to be sent', () => {
  const changes = { buyerInfo: { email: 'none' }, buyerNote: 'Ring twice' }
  expect(split(changes, { 'draftOrder.buyerInfo.email': 'is no address' })).toEqual({
    refused: { buyerInfo: { email: 'none' } },
    rest: { buyerNote: 'Ring twice' },
  })
  expect(keyOf('draftOrder.prices[2].price')).toBe('prices')
})

test('A refused field waits until it is typed anew, and is sent at once where it already was', () => {
  const went = { buyerInfo: { email: 'ada@' }, buyerNote: 'Ring' }
  const errors = { 'draftOrder.buyerInfo.email': 'is no address' }
  expect(afterRefusal(went, errors, {})).toEqual({
    held: { buyerInfo: { email: 'ada@' } },
    again: { buyerNote: 'Ring' },
    errors,
  })
  const newer = { buyerInfo: { email: 'ada@b.test' } }
  expect(afterRefusal(went, errors, newer)).toEqual({
    held: {},
    again: { ...newer, buyerNote: 'Ring' },
    errors: {},
  })
  expect(afterRefusal(went, { unknown: 'is odd' }, {}).held).toEqual(went)
})
