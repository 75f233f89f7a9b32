import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromDecimal, toDecimal } from '../money/money.ts'
import { AmountTooLarge } from './amounts.ts'
import { type PricingInput, price } from './price.ts'
import { flatTax } from './tax/flat.ts'
import { lines, pricingInput } from './testing/arbitrary.ts'
import type { Totals } from './totals.ts'

const total = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0)
const amountsOf = ({ lines: parts, fees, delivery, discounts, taxes, payNow, payLater, ...rest }: Totals) =>
  [
    rest,
    delivery,
    payNow,
    payLater,
    ...parts,
    ...fees,
    ...discounts,
    ...taxes,
    ...[delivery, ...parts, ...fees].flatMap(({ taxParts }) => taxParts),
  ].flatMap((part) => Object.values(part).filter((value) => typeof value === 'number'))

describe('A price', () => {
  it('is the sum of its lines, delivery, fees and tip, whatever is in it', () => {
    fc.assert(
      fc.property(pricingInput, (input) => {
        const totals = price(input)
        const parts = [...totals.lines, ...totals.fees, totals.delivery]
        expect(total(parts.map((part) => part.total)) + totals.tip).toBe(totals.total)
        expect(total(parts.map(({ tax }) => tax))).toBe(totals.tax)
        expect(total(totals.lines.map(({ discount }) => discount))).toBe(totals.discount)
        const { subtotal, discount, shipping, additionalFees, tip, tax } = totals
        const added = totals.taxIncluded ? 0 : tax
        expect(subtotal - discount + shipping + additionalFees + tip + added).toBe(totals.total)
      }),
    )
  })

  it('is never negative, in any part', () => {
    fc.assert(
      fc.property(pricingInput, (input) => {
        for (const amount of amountsOf(price(input))) expect(amount).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('is due now and later, field by field, and a gift card pays no more than is due now', () => {
    fc.assert(
      fc.property(pricingInput, (input) => {
        const { payNow, payLater, giftCard, ...whole } = price(input)
        for (const key of Object.keys(payNow) as (keyof typeof payNow)[])
          expect(payNow[key] + payLater[key]).toBe(whole[key])
        expect(giftCard).toBeLessThanOrEqual(Math.min(payNow.total, input.giftCard?.balance ?? 0))
      }),
    )
  })

  it('gives every authority its part of every line, and of all together', () => {
    fc.assert(
      fc.property(pricingInput, (input) => {
        const { lines: parts, fees, delivery, taxes, tax } = price(input)
        for (const part of [...parts, ...fees, delivery])
          expect(total(part.taxParts.map(({ amount }) => amount))).toBe(part.tax)
        expect(total(taxes.map(({ amount }) => amount))).toBe(tax)
      }),
    )
  })

  it('is the same for every line in whatever order they lie', () => {
    const shuffled = pricingInput.chain((input) =>
      fc
        .shuffledSubarray([...input.lines], { minLength: input.lines.length })
        .map((other): [PricingInput, PricingInput] => [input, { ...input, lines: other }]),
    )
    fc.assert(
      fc.property(shuffled, ([input, other]) => {
        const [one, two] = [price(input), price(other)]
        const byId = (totals: Totals) => new Map(totals.lines.map((line) => [line.id, line]))
        expect(byId(two)).toEqual(byId(one))
        expect(two.total).toBe(one.total)
        expect(two.payNow).toEqual(one.payNow)
      }),
    )
  })

  it('has no smaller subtotal with a line more, and no larger total without a discount', () => {
    fc.assert(
      fc.property(lines, pricingInput, (more, input) => {
        const known = new Set(input.lines.map(({ id }) => id))
        const added = [...input.lines, ...more.filter(({ id }) => !known.has(id))]
        expect(price({ ...input, lines: added }).subtotal).toBeGreaterThanOrEqual(price(input).subtotal)
        const { subtotalAfterDiscount } = price({ ...input, discounts: [] })
        expect(price(input).subtotalAfterDiscount).toBeLessThanOrEqual(subtotalAfterDiscount)
      }),
    )
  })

  it.each([
    ['USD', '0.10', '0.20', '0.30'],
    ['JPY', '10', '20', '30'],
    ['KWD', '0.100', '0.205', '0.305'],
  ])('is exact in %s', (currency, first, second, sum) => {
    const units = [first, second].map((text) => fromDecimal(text, currency) ?? 0)
    const totals = price({ lines: units.map((unit, index) => ({ id: String(index), unit, quantity: 1 })) })
    expect(toDecimal(totals.total, currency)).toBe(sum)
  })

  it('takes the discount first and taxes what is left, rounding once', () => {
    const totals = price({
      lines: [
        { id: 'a', unit: 999, quantity: 1 },
        { id: 'b', unit: 1, quantity: 1 },
      ],
      discounts: [{ id: 'd', reduction: { kind: 'PERCENT', percent: '12.5' } }],
      shipping: 500,
      tax: flatTax('0.0825'),
    })
    expect(totals).toMatchObject({ subtotal: 1000, discount: 125, tax: 72, shipping: 500, total: 1447 })
  })

  it('makes delivery free without touching the goods', () => {
    const totals = price({
      lines: [{ id: 'a', unit: 1000, quantity: 2 }],
      discounts: [{ id: 'd', reduction: { kind: 'FREE_SHIPPING' } }],
      shipping: 700,
    })
    expect(totals).toMatchObject({ discount: 0, shipping: 0, shippingDiscount: 700, total: 2000 })
    expect(totals.discounts).toEqual([{ id: 'd', amount: 700, target: 'SHIPPING', lineIds: ['a'] }])
  })

  it('asks a deposit now, with its share of tax and discount, and nothing of what is paid in the shop', () => {
    const totals = price({
      lines: [
        { id: 'a', unit: 10_000, quantity: 1, paymentOption: 'DEPOSIT_ONLINE', deposit: 3000 },
        { id: 'b', unit: 5000, quantity: 1, paymentOption: 'FULL_PAYMENT_OFFLINE' },
      ],
      tax: flatTax('0.2'),
    })
    expect(totals.payNow).toMatchObject({ subtotal: 2500, tax: 500, total: 3000 })
    expect(totals.payLater).toMatchObject({ subtotal: 12_500, tax: 2500, total: 15_000 })
  })

  it('refuses what a number does not hold exactly', () => {
    expect(() => price({ lines: [{ id: 'a', unit: 2 ** 52, quantity: 4 }] })).toThrow(AmountTooLarge)
  })
})
