import { expect, test } from 'vitest'
import { isZero, moneyText, optionsText } from './money.ts'

test('the platform’s own text wins', () => {
  expect(moneyText({ amount: '48.00', formattedAmount: 'US$ 48' }, 'USD')).toBe('US$ 48')
})

test('an amount without text is written in its currency', () => {
  expect(moneyText({ amount: '1234.5' }, 'USD')).toBe('$1,234.50')
  expect(moneyText({ amount: '1234' }, 'JPY')).toBe('¥1,234')
})

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
