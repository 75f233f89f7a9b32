import { expect, test } from 'vitest'
import { isZero, optionsText } from './money.ts'

test('options read as name and choice, colours too', () => {
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

test('zero is zero in any number of digits', () => {
  expect(isZero({ amount: '0.00' })).toBe(true)
  expect(isZero({ amount: '0.01' })).toBe(false)
})
