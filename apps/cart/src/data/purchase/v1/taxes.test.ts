import { expect, test } from 'vitest'
import { taxesOf } from './taxes.ts'

const money = (amount: string) => ({ amount })

test('A tax is told by its authorities where their shares add up to it', () => {
  const taxed = (...shares: [string, string, string][]) => ({
    taxDetails: {
      taxBreakdown: shares.map(([taxName, rate, amount]) => ({ taxName, rate, taxAmount: money(amount) })),
    },
  })
  const estimate = {
    calculatedLineItems: [
      {
        lineItemId: 'a',
        pricesBreakdown: taxed(['State tax', '0.04', '0.40'], ['City tax', '0.045', '0.45']),
      },
      { lineItemId: 'b', pricesBreakdown: taxed(['State tax', '0.04', '0.80']) },
    ],
  }
  expect(taxesOf(estimate, { amount: '1.65' })).toEqual([
    { name: 'State tax', rate: 0.04, amount: { amount: '1.200' } },
    { name: 'City tax', rate: 0.045, amount: { amount: '0.450' } },
  ])
  expect(taxesOf(estimate, { amount: '2.00' })).toEqual([])
  expect(taxesOf({}, undefined)).toEqual([])
})
