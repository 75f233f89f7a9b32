import fc from 'fast-check'
import { expect, it } from 'vitest'
import { price } from '../price.ts'
import { lines, policy } from '../testing/arbitrary.ts'
import type { TaxPolicy } from './authority.ts'

const newYork: TaxPolicy = {
  included: false,
  standard: [
    { jurisdiction: 'New York', type: 'STATE', name: 'Sales tax', rate: '0.04' },
    { jurisdiction: 'New York City', type: 'CITY', name: 'City tax', rate: '0.045' },
    { jurisdiction: 'MCTD', type: 'SPECIAL', name: 'Commuter district', rate: '0.00375' },
  ],
  groups: { books: [] },
}

it('The tax names each authority with its share, and the whole is rounded once', () => {
  const { tax, taxes, lines: parts } = price({ lines: [{ id: 'a', unit: 9999, quantity: 1 }], tax: newYork })
  expect(tax).toBe(887)
  expect(taxes.map(({ type, amount }) => [type, amount])).toEqual([
    ['STATE', 400],
    ['CITY', 450],
    ['SPECIAL', 37],
  ])
  expect(parts[0]?.taxRate).toBe('0.08875')
})

it('The tax leaves exempt goods and gift cards alone', () => {
  const { tax, taxable } = price({
    lines: [
      { id: 'a', unit: 1000, quantity: 1, taxGroup: 'books' },
      { id: 'b', unit: 5000, quantity: 1, isMoney: true },
    ],
    tax: newYork,
  })
  expect({ tax, taxable }).toEqual({ tax: 0, taxable: 0 })
})

it('The tax finds the same tax in a price that has it as would be added to one that has not, but for rounding', () => {
  fc.assert(
    fc.property(lines, policy, (goods, each) => {
      const added = price({ lines: goods, tax: { ...each, included: false } })
      const including = added.lines.map(({ id, total }) => ({
        id,
        unit: total,
        quantity: 1,
        taxGroup: goods.find((line) => line.id === id)?.taxGroup ?? null,
        isMoney: goods.find((line) => line.id === id)?.isMoney ?? false,
      }))
      const found = price({ lines: including, tax: { ...each, included: true } })
      // One cent for each group of goods with a rate of its own.
      expect(Math.abs(found.tax - added.tax)).toBeLessThanOrEqual(3)
      expect(found.total).toBe(added.total)
    }),
  )
})

it('The tax is in the price of a line when prices include it', () => {
  const totals = price({ lines: [{ id: 'a', unit: 12_000, quantity: 1 }], tax: vat })
  expect(totals).toMatchObject({ subtotal: 12_000, tax: 2000, total: 12_000 })
  expect(totals.lines[0]).toMatchObject({ net: 10_000, tax: 2000, total: 12_000 })
})

it('The tax is on the delivery where the law has it so', () => {
  const delivered: TaxPolicy = { ...vat, included: false, shipping: vat.standard }
  const totals = price({ lines: [], shipping: 1000, tax: delivered })
  expect(totals.delivery).toMatchObject({ net: 1000, tax: 200, total: 1200 })
})

const vat: TaxPolicy = {
  included: true,
  standard: [{ jurisdiction: 'United Kingdom', type: 'COUNTRY', name: 'VAT', rate: '0.2' }],
}
