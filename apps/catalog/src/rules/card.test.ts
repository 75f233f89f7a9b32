import { expect, test } from 'vitest'
import { canAddAtOnce, colorsOf } from './card.ts'
import { aProduct, aShirt } from './samples.ts'

test('A product without options goes straight into the cart', () => {
  expect(canAddAtOnce(aProduct())).toBe(true)
  expect(canAddAtOnce(aShirt())).toBe(false)
  const text = (mandatory: boolean) =>
    aProduct({ customTextFields: [{ title: 'Name', maxLength: 9, mandatory }] })
  expect([canAddAtOnce(text(true)), canAddAtOnce(text(false))]).toEqual([false, true])
})

test('A shirt shows the colors it comes in, and what has none shows none', () => {
  expect(colorsOf(aShirt())).toEqual([
    { color: '#e6dcc8', label: 'Sand' },
    { color: '#1b2a41', label: 'Ink' },
  ])
  expect(colorsOf(aProduct())).toEqual([])
})
