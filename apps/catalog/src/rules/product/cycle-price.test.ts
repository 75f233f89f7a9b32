import { expect, test } from 'vitest'
import { aPrice, aProduct, aVariant } from '../samples.ts'
import { cyclePrice } from './cycle-price.ts'

const off = (percentOff: number) => ({ discount: { percentOff } })

test('A cycle costs what the product costs, less what a subscription saves, halves rounding up', () => {
  const priced = (price: number) => aProduct({ priceData: aPrice(price) })
  expect(cyclePrice(priced(12), undefined, off(10))).toEqual({ amount: 10.8, currency: 'USD' })
  expect(cyclePrice(priced(12), undefined, {})).toEqual({ amount: 12, currency: 'USD' })
  // 5 % of 0.10 is half a cent, which the platform takes off as a whole one.
  expect(cyclePrice(priced(0.1), undefined, off(5))?.amount).toBe(0.09)
  expect(cyclePrice(priced(19.99), undefined, off(12.5))?.amount).toBe(17.49)
})

test('A currency without decimals stays without', () => {
  const priceData = { ...aPrice(1105), currency: 'JPY' }
  expect(cyclePrice(aProduct({ priceData }), undefined, off(10))).toEqual({ amount: 994, currency: 'JPY' })
})

test('While variants differ in price none is told; the chosen one’s is', () => {
  const product = aProduct({ priceRange: { minValue: 40, maxValue: 60 } })
  expect(cyclePrice(product, undefined, off(10))).toBeUndefined()
  expect(cyclePrice(product, aVariant({ Size: 'S' }), off(10))?.amount).toBe(36)
})

test('The shopper’s currency is the one that is told', () => {
  const product = aProduct({ convertedPriceData: { ...aPrice(30), currency: 'EUR' } })
  expect(cyclePrice(product, undefined, off(10))).toEqual({ amount: 27, currency: 'EUR' })
})
