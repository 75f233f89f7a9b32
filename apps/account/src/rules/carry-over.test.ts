import { expect, test } from 'vitest'
import { joined, linesToCarry, type NamedLine } from './carry-over.ts'

const reference = (catalogItemId: string, variantId?: string) => ({
  appId: 'stores',
  catalogItemId,
  ...(variantId && { options: { variantId } }),
})
const cart = (...lines: Array<[string, number]>): NamedLine[] =>
  lines.map(([id, quantity]) => ({ catalogReference: reference(id), quantity, name: id }))

test('Nothing is carried where the platform kept the cart', () => {
  expect(linesToCarry(cart(['vase', 2]), cart(['vase', 2]))).toEqual([])
})

test('Missing lines are carried whole, smaller ones by the difference, and nothing is doubled', () => {
  const before = cart(['vase', 2], ['lamp', 1], ['rug', 1])
  expect(linesToCarry(before, cart(['vase', 1], ['rug', 3]))).toEqual([
    { catalogReference: reference('vase'), quantity: 1 },
    { catalogReference: reference('lamp'), quantity: 1 },
  ])
})

test('Variants of one product are different lines', () => {
  const before = [{ catalogReference: reference('vase', 'sand'), quantity: 1 }]
  expect(linesToCarry(before, cart(['vase', 1]))).toEqual(before)
})

test('An absent cart leaves nothing to carry over', () => {
  expect(linesToCarry([], [])).toEqual([])
})

test("The notice lists items in smaller number and items that were in the member's cart", () => {
  const before = cart(['vase', 5], ['lamp', 1])
  expect(joined(before, cart(['vase', 3], ['lamp', 1], ['rug', 2]))).toEqual({ fewer: ['vase'], earlier: 2 })
  expect(joined(before, cart(['vase', 6], ['lamp', 1]))).toEqual({ fewer: [], earlier: 0 })
})

test('The same thing with another text on it is another line', () => {
  const lettered = (text: string) => ({
    catalogReference: {
      appId: 'stores',
      catalogItemId: 'mug',
      options: { customTextFields: { Name: text } },
    },
    quantity: 1,
  })
  expect(linesToCarry([lettered('Grace')], [lettered('Ada')])).toHaveLength(1)
})
