import type { Order } from '@galleria/platform-client/orders'
import { expect, test } from 'vitest'
import { namedFees } from './named-fees.ts'

const order = (fees: readonly (readonly [string, string | undefined])[], total: string) =>
  ({
    additionalFees: fees.map(([name, amount]) => ({ name, ...(amount && { price: { amount } }) })),
    priceSummary: { totalAdditionalFees: { amount: total } },
  }) as Order

test('Fees that add up are told by name, and those of nothing are left out', () => {
  const told = namedFees(
    order(
      [
        ['Packing', '0.10'],
        ['Tip', '0.20'],
        ['Nothing', '0.00'],
      ],
      '0.30',
    ),
  )
  expect(told.map(({ name }) => name)).toEqual(['Packing', 'Tip'])
})

test('Fees that do not add up, or of which one has no amount, are told as one sum', () => {
  expect(namedFees(order([['Packing', '1.00']], '2.00'))).toEqual([])
  expect(namedFees(order([['Packing', undefined]], '2.00'))).toEqual([])
  expect(namedFees({ priceSummary: {} } as Order)).toEqual([])
})
