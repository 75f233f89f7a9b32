import fc from 'fast-check'
import { expect, it } from 'vitest'
import { conversionFor, convert } from './convert.ts'

const site = { currency: 'USD', conversionRates: { EUR: 0.92, JPY: 151, KWD: 0.307 } }
const asking = (currency?: string) =>
  new Request('http://platform.test', currency ? { headers: { 'x-wix-currency': currency } } : {})

it('A price converts into currencies of no and of three decimals', () => {
  expect(convert(1000, 'USD', conversionFor(site, asking('EUR')))).toBe(920)
  expect(convert(1000, 'USD', conversionFor(site, asking('jpy')))).toBe(1510)
  expect(convert(1000, 'USD', conversionFor(site, asking('KWD')))).toBe(3070)
})

it('A price stays in the store’s currency where none, or one without a rate, is asked for', () => {
  for (const asked of [undefined, 'USD', 'XXX', '__proto__'])
    expect(conversionFor(site, asking(asked))).toEqual({ currency: 'USD', rate: 1 })
})

it('The conversion keeps the order of prices', () => {
  const price = fc.integer({ min: 0, max: 1e9 })
  fc.assert(
    fc.property(price, price, (a, b) => {
      const to = { currency: 'EUR', rate: 0.92 }
      const [low, high] = a < b ? [a, b] : [b, a]
      return convert(low, 'USD', to) <= convert(high, 'USD', to)
    }),
  )
})
