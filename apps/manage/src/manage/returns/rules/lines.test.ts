import { expect, test } from 'vitest'
import { lessOf, namesOf, unitsIn } from './lines.ts'

test('A fee is taken from an amount to the last digit of the currency', () => {
  expect(lessOf('0.30', '0.10', 'USD')).toBe('0.20')
  expect(lessOf('1000', '1', 'JPY')).toBe('999')
  expect(lessOf('5.00', '7.50', 'USD')).toBe('-2.50')
})

test('Units are whole and never more than there are', () => {
  expect(unitsIn(' 2 ', 2)).toBe(2)
  for (const wrong of ['', '3', '-1', '1.5', 'two']) expect(unitsIn(wrong, 2)).toBeUndefined()
})

test('A line is named with its options', () => {
  const line = {
    id: 'a',
    productName: { original: 'Shirt', translated: 'Hemd' },
    descriptionLines: [{ plainText: { original: 'M' } }, { colorInfo: { original: 'Red' } }],
  }
  expect(namesOf({ lineItems: [line] } as never).get('a')).toBe('Hemd (M, Red)')
})
