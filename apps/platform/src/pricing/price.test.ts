import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromDecimal, toDecimal } from '../money/money.ts'
import { type Discount, price } from './price.ts'

const lines = fc.array(
  fc.record({ id: fc.uuid(), unit: fc.nat(50_000_000), quantity: fc.integer({ min: 1, max: 1000 }) }),
  { maxLength: 20 },
)
const discount: fc.Arbitrary<Discount | undefined> = fc.option(
  fc.oneof(
    fc.record({
      kind: fc.constant('PERCENT' as const),
      percent: fc.nat(100_000).map((n) => (n / 1000).toFixed(3)),
    }),
    fc.record({ kind: fc.constant('AMOUNT' as const), amountMinor: fc.nat(1_000_000_000) }),
    fc.constant({ kind: 'FREE_SHIPPING' as const }),
  ),
  { nil: undefined },
)
const input = fc.record({
  lines,
  discount,
  shipping: fc.nat(100_000),
  taxRate: fc.nat(300_000).map((n) => (n / 1_000_000).toFixed(6)),
})

describe('A price', () => {
  it('is the sum of its lines and the delivery, whatever is in it', () => {
    fc.assert(
      fc.property(input, (each) => {
        const totals = price(each)
        const sum = (pick: (line: (typeof totals.lines)[number]) => number) =>
          totals.lines.reduce((all, line) => all + pick(line), 0)
        expect(sum((line) => line.total) + totals.shipping).toBe(totals.total)
        expect(sum((line) => line.discount)).toBe(totals.discount)
        expect(sum((line) => line.tax)).toBe(totals.tax)
        expect(totals.subtotal - totals.discount + totals.shipping + totals.tax).toBe(totals.total)
      }),
    )
  })

  it('is never negative, in any part', () => {
    fc.assert(
      fc.property(input, (each) => {
        const { lines: parts, ...totals } = price(each)
        for (const part of [totals, ...parts.map(({ id: _, ...amounts }) => amounts)]) {
          for (const amount of Object.values(part)) expect(amount).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  it.each([
    ['USD', '0.10', '0.20', '0.30'],
    ['JPY', '10', '20', '30'],
    ['KWD', '0.100', '0.205', '0.305'],
  ])('is exact in %s', (currency, first, second, total) => {
    const units = [first, second].map((text) => fromDecimal(text, currency) ?? 0)
    const totals = price({ lines: units.map((unit, index) => ({ id: String(index), unit, quantity: 1 })) })
    expect(toDecimal(totals.total, currency)).toBe(total)
  })

  it('takes the discount first and taxes what is left, rounding once', () => {
    const totals = price({
      lines: [
        { id: 'a', unit: 999, quantity: 1 },
        { id: 'b', unit: 1, quantity: 1 },
      ],
      discount: { kind: 'PERCENT', percent: '12.5' },
      shipping: 500,
      taxRate: '0.0825',
    })
    expect(totals).toMatchObject({ subtotal: 1000, discount: 125, tax: 72, shipping: 500, total: 1447 })
  })

  it('makes delivery free without touching the goods', () => {
    const lines = [{ id: 'a', unit: 1000, quantity: 2 }]
    const totals = price({ lines, discount: { kind: 'FREE_SHIPPING' }, shipping: 700 })
    expect(totals).toMatchObject({ discount: 0, shipping: 0, shippingDiscount: 700, total: 2000 })
  })
})
