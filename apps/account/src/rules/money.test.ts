import { expect, test } from 'vitest'
import { isZero, moneyText } from './money.ts'

test('the platform’s own text wins; an amount without text is written in its currency', () => {
  expect(moneyText({ amount: '48.00', formattedAmount: 'US$ 48' }, 'USD')).toBe('US$ 48')
  expect(moneyText({ amount: '1234.5' }, 'USD')).toBe('$1,234.50')
  expect(isZero({ amount: '0.00' })).toBe(true)
})
