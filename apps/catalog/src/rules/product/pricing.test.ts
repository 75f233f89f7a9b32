import { formatFor } from '@galleria/i18n'
import { expect, test } from 'vitest'
import { aPrice, aProduct, aVariant } from '../samples.ts'
import { displayPrice } from './pricing.ts'

test('A plain price is written as the page writes prices', () => {
  expect(displayPrice(aProduct())).toEqual({
    price: '$40.00',
    isFrom: false,
    amount: '40.00',
    currency: 'USD',
  })
})

test('A discount shows what it was and how much is off', () => {
  expect(displayPrice(aProduct({ priceData: aPrice(40, 30) }))).toMatchObject({
    price: '$30.00',
    compareAt: '$40.00',
    percentOff: 25,
    amount: '30.00',
  })
})

test('Variants of different prices start from the lowest, and only then say from', () => {
  const product = aProduct({ priceRange: { minValue: 28, maxValue: 40 } })
  expect(displayPrice(product)).toMatchObject({ price: '$28.00', isFrom: true, amount: '28.00' })
  expect(displayPrice(aProduct({ priceRange: { minValue: 40, maxValue: 40 } })).isFrom).toBe(false)
})

test('A chosen variant has its own price and no range', () => {
  const product = aProduct({ priceRange: { minValue: 28, maxValue: 40 } })
  const variant = aVariant({ Size: 'S' })
  expect(displayPrice(product, variant)).toMatchObject({ price: '$40.00', isFrom: false })
})

test('Another currency is shown, and the charged one is what is counted with', () => {
  const inEuro = (price: number) => {
    const text = `€${price.toFixed(2)}`
    return { ...aPrice(price), currency: 'EUR', formatted: { price: text, discountedPrice: text } }
  }
  expect(displayPrice(aProduct({ convertedPriceData: inEuro(36.8) }))).toMatchObject({
    price: '€36.80',
    amount: '40.00',
    currency: 'USD',
  })
  const cheap = aVariant({ Size: 'S' })
  const product = aProduct({
    priceRange: { minValue: 28, maxValue: 40 },
    convertedPriceData: inEuro(36.8),
    variants: [
      {
        ...cheap,
        variant: { ...cheap.variant, priceData: aPrice(28), convertedPriceData: inEuro(25.76) },
      },
    ],
  })
  expect(displayPrice(product)).toMatchObject({
    price: '€25.76',
    isFrom: true,
    amount: '28.00',
    currency: 'USD',
  })
})

test('A price per unit names its unit, and its quantity unless that is one', () => {
  const priceData = { ...aPrice(12), pricePerUnit: 4 }
  priceData.formatted = { ...priceData.formatted, pricePerUnit: '$4.00' }
  const per = (baseQuantity: number, baseMeasurementUnit: string) =>
    displayPrice(
      aProduct({
        priceData,
        pricePerUnitData: {
          totalQuantity: 300,
          totalMeasurementUnit: 'G',
          baseQuantity,
          baseMeasurementUnit,
        },
      }),
    ).perUnit
  expect(per(100, 'G')).toBe('$4.00 / 100 g')
  expect(per(1, 'SQM')).toBe('$4.00 / m²')
  expect(per(1, 'KG')).toBe('$4.00 / kg')
  expect(displayPrice(aProduct(), undefined, formatFor('de')).price).toBe('40,00\u00a0$')
})

test('Amounts have as many decimals as their currency', () => {
  expect(displayPrice(aProduct({ priceData: { ...aPrice(1200), currency: 'JPY' } })).amount).toBe('1200')
})
