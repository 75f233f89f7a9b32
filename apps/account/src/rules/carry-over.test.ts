import type { Cart } from '@galleria/platform-client/cart'
import { expect, test } from 'vitest'
import { linesToCarry, snapshot } from './carry-over.ts'

const reference = (catalogItemId: string, variantId?: string) => ({
  appId: 'stores',
  catalogItemId,
  ...(variantId && { options: { variantId } }),
})
const cart = (...lines: Array<[string, number]>): Cart => ({
  id: 'cart',
  currency: 'USD',
  lineItems: lines.map(([id, quantity]) => ({
    id,
    quantity,
    productName: { original: id },
    price: { amount: '1.00' },
    availability: { status: 'AVAILABLE' },
    catalogReference: reference(id),
  })),
})

test('nothing is carried where the platform kept the cart', () => {
  expect(linesToCarry(snapshot(cart(['vase', 2])), cart(['vase', 2]))).toEqual([])
})

test('missing lines are carried whole, smaller ones by the difference, and nothing is doubled', () => {
  const before = snapshot(cart(['vase', 2], ['lamp', 1], ['rug', 1]))
  expect(linesToCarry(before, cart(['vase', 1], ['rug', 3]))).toEqual([
    { catalogReference: reference('vase'), quantity: 1 },
    { catalogReference: reference('lamp'), quantity: 1 },
  ])
})

test('variants of one product are different lines', () => {
  const before = [{ catalogReference: reference('vase', 'sand'), quantity: 1 }]
  expect(linesToCarry(before, cart(['vase', 1]))).toEqual(before)
})

test('no cart before, nothing to carry', () => {
  expect(linesToCarry(snapshot(null), null)).toEqual([])
})
