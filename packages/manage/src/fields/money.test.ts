import { expect, test } from 'vitest'
import { refusedFile } from '../acts/refused-file.ts'
import { amountOf, writtenAmount } from './money.ts'

test.each([
  ['12', 'USD', '12.00'],
  ['12,5', 'EUR', '12.50'],
  ['1.234,56', 'EUR', '1234.56'],
  ['1,234.56', 'USD', '1234.56'],
  ['1,234', 'USD', '1234.00'],
  ['1 234 567', 'USD', '1234567.00'],
  ['1.234.567', 'EUR', '1234567.00'],
  ['1.234', 'KWD', '1.234'],
  ['.5', 'USD', '0.50'],
  ['1,200', 'JPY', '1200'],
  ['١٢٫٥', 'USD', '12.50'],
  ['１２', 'JPY', '12'],
])('The amount "%s" in %s is %s', (typed, currency, amount) => {
  expect(amountOf(typed, currency)).toBe(amount)
})

test.each([
  ['', 'USD'],
  ['twelve', 'USD'],
  ['-5', 'USD'],
  ['1.2345', 'USD'],
  ['12.5', 'JPY'],
  ['1e3', 'USD'],
  ['.', 'USD'],
])('The text "%s" is no amount in %s', (typed, currency) => {
  expect(amountOf(typed, currency)).toBeUndefined()
})

test.each([
  ['USD', '12.50'],
  ['JPY', '13'],
  ['KWD', '12.500'],
])('An amount in %s is written with the digits of the currency', (currency, written) => {
  expect(writtenAmount(12.5, currency)).toBe(written)
})

test('A file is refused for its type by name or kind, and for its size', () => {
  const csv = { name: 'Products.CSV', type: '', size: 10 }
  expect(refusedFile(csv, '.csv,text/csv', 100)).toBeUndefined()
  expect(refusedFile(csv, 'image/*', 100)).toBe('type')
  expect(refusedFile({ ...csv, type: 'image/png' }, 'image/*', 5)).toBe('size')
  expect(refusedFile(csv, undefined, undefined)).toBeUndefined()
})
