import fc from 'fast-check'
import { expect, test } from 'vitest'
import { format, fromDecimal, toDecimal, toNumber } from './money.ts'

test.each([
  [1250, 'USD', '12.50'],
  [5, 'USD', '0.05'],
  [-5, 'USD', '-0.05'],
  [1250, 'JPY', '1250'],
  [1250, 'KWD', '1.250'],
])('%i minor units of %s are %s', (minor, currency, text) => {
  expect(toDecimal(minor, currency)).toBe(text)
  expect(toNumber(minor, currency)).toBe(Number(text))
})

test('Text and minor units come back to each other in currencies of 0, 2 and 3 digits', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1e12, max: 1e12 }),
      fc.constantFrom('JPY', 'USD', 'KWD'),
      (minor, currency) => {
        expect(fromDecimal(toDecimal(minor, currency), currency)).toBe(minor)
      },
    ),
  )
})

test.each(['1.005', 'ten', '1e3', '', '1.2.3', '--1', '999999999999999.99'])(
  '%j is no amount of dollars',
  (text) => {
    expect(fromDecimal(text, 'USD')).toBeUndefined()
  },
)

test('Formatting is exact where a float would not be', () => {
  expect(format(900719925474099, { currency: 'USD', locale: 'en-US' })).toBe('$9,007,199,254,740.99')
})
