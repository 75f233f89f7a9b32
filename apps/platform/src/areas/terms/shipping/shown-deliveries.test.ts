import { expect, it } from 'vitest'
import type { ShippingOptionRow } from './read.ts'
import { daysIn, shownDeliveries } from './shown-deliveries.ts'

it.each([
  ['3 to 5 business days', { min: 3, max: 5 }],
  ['2-4 business days', { min: 2, max: 4 }],
  ['4–7 working days', { min: 4, max: 7 }],
  ['1 business day', { min: 1, max: 1 }],
  // Search engines would count these as business days.
  ['2-4 days', undefined],
  ['5 to 3 business days', undefined],
  ['Next business day', undefined],
  ['Ready in 2 hours', undefined],
  ['2 to 3 weeks', undefined],
  ['', undefined],
  [`${' '.repeat(200)}3 business days`, undefined],
])('The delivery time “%s” is told as %o', (text, days) => {
  expect(daysIn(text)).toEqual(days)
})

/** Method with a rate for each ten dollars, and none for the ten after them. */
function method(rates: number): ShippingOptionRow {
  const rate = (index: number) => ({
    amount: '5',
    conditions: [
      { type: 'BY_TOTAL_PRICE', operator: 'GTE', value: String(index * 20) },
      { type: 'BY_TOTAL_PRICE', operator: 'LT', value: String(index * 20 + 10) },
    ],
  })
  const option = {
    kind: 'SHIPPING',
    carrierId: 'own',
    charges: null,
    deliveryTime: '',
    deliveryRegionIds: [],
  }
  return {
    ...option,
    countries: ['US'],
    rates: Array.from({ length: rates }, (_, index) => rate(index)),
  } as never
}

const shown = (options: readonly ShippingOptionRow[]) =>
  shownDeliveries({ currency: 'USD' }, { options, regions: [], failing: [] })

it('A method whose price changes too often is left out, rather than told wrong for dear goods', () => {
  expect(shown([method(2)])[0]?.rates).toEqual([
    { from: '0.00', amount: '5.00' },
    { from: '10.00', amount: null },
    { from: '20.00', amount: '5.00' },
    { from: '30.00', amount: null },
  ])
  expect(shown([method(25)])).toHaveLength(1)
  expect(shown([method(26)])).toEqual([])
})

it('At most 50 methods are told', () => {
  expect(shown(Array.from({ length: 60 }, () => method(1)))).toHaveLength(50)
})
