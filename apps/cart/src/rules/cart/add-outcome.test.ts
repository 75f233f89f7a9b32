import { expect, test } from 'vitest'
import { addOutcome } from './add-outcome.ts'
import { sampleCart, sampleLine } from './sample-cart.ts'

const wanted = { productId: 'vase', variantId: 'sand', quantity: 2 }
const sand = (quantity: number) => sampleLine({ variantId: 'sand', quantity })

test('A line that grew by the wanted quantity was added', () => {
  expect(addOutcome(sampleCart([sand(1)]), sampleCart([sand(3)]), wanted)).toEqual({
    kind: 'added',
    quantity: 2,
    name: 'Vase',
  })
})

test('The first add has no cart to compare with', () => {
  expect(addOutcome(null, sampleCart([sand(2)]), wanted)).toMatchObject({ kind: 'added', quantity: 2 })
})

test('A line that grew by less was capped at the stock', () => {
  expect(addOutcome(sampleCart([sand(3)]), sampleCart([sand(4)]), wanted)).toEqual({
    kind: 'capped',
    added: 1,
    wanted: 2,
    inCart: 4,
    name: 'Vase',
  })
})

test('A 200 that left the line as it was is a refusal', () => {
  const cart = sampleCart([sand(4)])
  expect(addOutcome(cart, cart, wanted)).toEqual({ kind: 'refused', inCart: 4, name: 'Vase' })
})

test('A 200 without the line is a refusal', () => {
  expect(addOutcome(null, sampleCart([]), wanted)).toEqual({ kind: 'refused', inCart: 0, name: undefined })
})

test('Another variant of the same product does not count', () => {
  const slate = sampleLine({ variantId: 'slate', quantity: 5 })
  expect(addOutcome(null, sampleCart([slate]), wanted)).toMatchObject({ kind: 'refused', inCart: 0 })
})
