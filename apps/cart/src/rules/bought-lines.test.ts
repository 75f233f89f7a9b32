import { expect, test } from 'vitest'
import { boughtLines } from './bought-lines.ts'
import type { Cart } from './model/index.ts'

const cart = {
  lineItems: [
    { id: 'a', catalogReference: { catalogItemId: 'soap', appId: 'x' } },
    { id: 'b', catalogReference: { catalogItemId: 'lamp', appId: 'x' } },
  ],
} as unknown as Cart
const calculated = (lineItemId: string, amount = '') => ({ lineItemId, amount })

test('Goods are told with what is paid for them, or not at all', () => {
  expect(boughtLines(cart, { lineAmounts: [calculated('b', '25.99'), calculated('a', '9.00')] })).toEqual([
    { productId: 'soap', amount: '9.00' },
    { productId: 'lamp', amount: '25.99' },
  ])
  expect(boughtLines(cart, { lineAmounts: [calculated('a', '9.00'), calculated('b')] })).toEqual([])
  expect(boughtLines(cart, {})).toEqual([])
})
