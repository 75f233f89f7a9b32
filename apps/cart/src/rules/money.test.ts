import { expect, test } from 'vitest'
import { goodsOf, isZero, optionsText } from './money.ts'

test('Options read as name and choice, colors too', () => {
  expect(
    optionsText({
      descriptionLines: [
        { name: { original: 'Color' }, colorInfo: { original: 'Sand', code: '#e6d9c3' } },
        { name: { original: 'Size' }, plainText: { original: 'M' } },
      ],
    }),
  ).toBe('Color: Sand, Size: M')
  expect(optionsText({})).toBe('')
})

test('Goods cost what is left of them after discounts, to the cent', () => {
  const of = (subtotal: string, discount?: string) =>
    goodsOf({ subtotal: { amount: subtotal }, ...(discount && { discount: { amount: discount } }) })
  expect([of('48.99'), of('48.99', '10.00'), of('0.30', '0.10')]).toEqual(['48.99', '38.99', '0.2'])
  expect([of('20', '20.00'), of('100.00', '0.00'), of('5', '-1')]).toEqual(['0', '100', '4'])
})

test('Zero is zero in any number of digits', () => {
  expect(isZero({ amount: '0.00' })).toBe(true)
  expect(isZero({ amount: '0.01' })).toBe(false)
})
