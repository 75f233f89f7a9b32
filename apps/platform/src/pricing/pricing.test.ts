import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calculateTotals, type PricingCoupon } from './pricing.ts'
import { multiply, split } from './shares.ts'

const lines = fc.array(
  fc.record({
    id: fc.uuid(),
    unit: fc.integer({ min: 0, max: 1_000_000_00 }),
    quantity: fc.integer({ min: 1, max: 100_000 }),
  }),
  { maxLength: 30 },
)
const minimumSubtotal = fc.integer({ min: 0, max: 100_000 })
const percent = fc.integer({ min: 0, max: 100_000 }).map((value) => (value / 1000).toFixed(3))
const coupon: fc.Arbitrary<PricingCoupon | undefined> = fc.oneof(
  fc.constant(undefined),
  fc.record({ kind: fc.constant('PERCENT' as const), percent, minimumSubtotal }),
  fc.record({
    kind: fc.constant('AMOUNT' as const),
    amount: fc.integer({ min: 0, max: 1e9 }),
    minimumSubtotal,
  }),
  fc.record({ kind: fc.constant('FREE_SHIPPING' as const), minimumSubtotal }),
)
const shipping = fc.option(fc.integer({ min: 0, max: 100_000 }), { nil: undefined })
const taxRate = fc.integer({ min: 0, max: 300_000 }).map((value) => (value / 1e6).toFixed(6))
const input = fc.record({ lines, coupon, shipping, taxRate })

test('the lines and the delivery sum up to the total', () => {
  fc.assert(
    fc.property(input, (given) => {
      const totals = calculateTotals(given)
      const byLine = totals.lines.reduce((sum, line) => sum + line.total, 0)
      expect(byLine + (totals.shipping ?? 0)).toBe(totals.total)
    }),
  )
})

test('nothing is ever negative, and a discount never exceeds what it is taken from', () => {
  fc.assert(
    fc.property(input, (given) => {
      const totals = calculateTotals(given)
      for (const line of totals.lines) {
        expect(Math.min(line.subtotal, line.discount, line.tax, line.total)).toBeGreaterThanOrEqual(0)
        expect(line.discount).toBeLessThanOrEqual(line.subtotal)
      }
      expect(totals.total).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('every amount is a whole number of the smallest unit, in currencies of any number of digits', () => {
  fc.assert(
    fc.property(input, (given) => {
      const { lines: priced, ...rest } = calculateTotals(given)
      const amounts = [...priced.flatMap(({ id: _, ...line }) => Object.values(line)), ...Object.values(rest)]
      expect(amounts.filter((amount) => amount !== undefined && !Number.isSafeInteger(amount))).toEqual([])
    }),
  )
})

test('a coupon below its least subtotal does nothing', () => {
  const one = [{ id: 'a', unit: 1999, quantity: 1 }]
  const tenPercent = { kind: 'PERCENT', percent: '10', minimumSubtotal: 2000 } as const
  expect(calculateTotals({ lines: one, coupon: tenPercent }).discount).toBe(0)
  expect(
    calculateTotals({ lines: [{ id: 'a', unit: 2000, quantity: 1 }], coupon: tenPercent }).discount,
  ).toBe(200)
})

test('three lines of ten share one off by the largest remainder', () => {
  const even = ['a', 'b', 'c'].map((id) => ({ id, unit: 1000, quantity: 1 }))
  const { lines: priced } = calculateTotals({
    lines: even,
    coupon: { kind: 'AMOUNT', amount: 100, minimumSubtotal: 0 },
  })
  expect(priced.map((line) => line.discount)).toEqual([34, 33, 33])
})

test('tax is taken after the discount, and delivery is free by coupon', () => {
  expect(
    calculateTotals({
      lines: [{ id: 'a', unit: 10_000, quantity: 1 }],
      coupon: { kind: 'FREE_SHIPPING', minimumSubtotal: 0 },
      shipping: 900,
      taxRate: '0.0825',
    }),
  ).toMatchObject({ subtotal: 10_000, shipping: 0, tax: 825, total: 10_825 })
})

test('half a cent rounds up, and a product beyond 2^53 is still exact', () => {
  expect(multiply(10, '0.05')).toBe(1)
  expect(multiply(9_007_199_254_740_991, '0.5')).toBe(4_503_599_627_370_496)
})

test('a split sums exactly to what was split', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1e12 }),
      fc.array(fc.integer({ min: 0, max: 1e9 }), { minLength: 1 }),
      (amount, weights) => {
        const whole = weights.some((weight) => weight > 0) ? amount : 0
        expect(split(amount, weights).reduce((total, part) => total + part, 0)).toBe(whole)
      },
    ),
  )
})
