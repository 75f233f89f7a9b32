import { expect, test } from 'vitest'
import { asSeen, priceChanges, withNewLines } from './price-change.ts'
import { sampleLine } from './sample-cart.ts'

const vase = sampleLine({ id: 'a', price: { amount: '52.00' } })
const lamp = sampleLine({ id: 'b', price: { amount: '90.0' } })

test('A price that differs from the one seen is a change; the same amount in other digits is not', () => {
  expect(priceChanges([vase, lamp], { a: '48.00', b: '90.00' })).toEqual([
    { lineItemId: 'a', from: '48.00', to: '52.00', rose: true },
  ])
})

test('A new line is taken as seen, a change waits for its acknowledgement, a gone line is forgotten', () => {
  expect(withNewLines([vase, lamp], { a: '48.00', gone: '1.00' })).toEqual({ a: '48.00', b: '90.0' })
  expect(priceChanges([vase, lamp], asSeen([vase, lamp]))).toEqual([])
})
