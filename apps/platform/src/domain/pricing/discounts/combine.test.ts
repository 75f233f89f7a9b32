import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sum } from '../amounts.ts'
import type { PricedLine } from '../line.ts'
import { discounts, lines, tiers } from '../testing/arbitrary.ts'
import { applyDiscounts } from './apply.ts'
import { combined } from './combine.ts'
import type { Discount } from './discount.ts'
import { reduce } from './reduce.ts'

const goods: PricedLine[] = [{ id: 'a', unit: 1000, quantity: 2 }]
const savings = (on: readonly PricedLine[], by: readonly Discount[]) =>
  sum(applyDiscounts(on, by).perLine.values())
const percent = (id: string, text: string, more: Partial<Discount> = {}): Discount => ({
  id,
  reduction: { kind: 'PERCENT', percent: text },
  ...more,
})
const ids = (offered: readonly Discount[]) => combined(goods, [], offered).map(({ id }) => id)

describe('Discounts that count alone', () => {
  it('give way to a larger saving, and take its place when theirs is larger', () => {
    const many = [percent('a', '10'), percent('b', '10')]
    expect(ids([...many, percent('c', '15', { alone: true })])).toEqual(['a', 'b'])
    expect(ids([...many, percent('c', '20', { alone: true })])).toEqual(['c'])
    expect(ids([percent('d', '20', { alone: true }), percent('c', '20', { alone: true })])).toEqual(['c'])
  })

  it('win by free delivery where the goods cost the same', () => {
    const free: Discount = { id: 'z', reduction: { kind: 'FREE_SHIPPING' }, alone: true }
    expect(ids([percent('a', '0'), free])).toEqual(['z'])
    expect(ids([percent('a', '1'), free])).toEqual(['a'])
  })

  it('leave what the merchant gave by hand in place', () => {
    const byHand = [percent('hand', '50')]
    const counted = combined(goods, byHand, [percent('a', '10'), percent('b', '20', { alone: true })])
    expect(counted.map(({ id }) => id)).toEqual(['hand', 'b'])
  })

  it('never make the goods dearer than any one choice, and never count beside another', () => {
    const offered = discounts.map((all) => [...new Map(all.map((each) => [each.id, each])).values()])
    fc.assert(
      fc.property(lines, offered, (on, all) => {
        const counted = combined(on, [], all)
        const alone = counted.filter((each) => each.alone)
        expect(alone.length === 0 || counted.length === 1).toBe(true)
        if (!all.some((each) => each.alone)) expect(counted).toEqual(all)
        for (const each of all.filter(({ alone }) => alone))
          expect(savings(on, counted)).toBeGreaterThanOrEqual(savings(on, [each]))
        const together = all.filter((each) => !each.alone)
        expect(savings(on, counted)).toBeGreaterThanOrEqual(savings(on, together))
      }),
    )
  })
})

it('Tiers take off what their highest reached step takes off, in whatever order they lie', () => {
  const left = fc.uniqueArray(
    fc.record({ id: fc.uuid(), amount: fc.nat(50_000), pieces: fc.integer({ min: 1, max: 50 }) }),
    { selector: ({ id }) => id, maxLength: 6 },
  )
  fc.assert(
    fc.property(tiers, left, (reduction, on) => {
      const reached = sum(on.map(({ amount, pieces }) => (reduction.by === 'PIECES' ? pieces : amount)))
      const [best] = reduction.steps.filter(({ from }) => from <= reached).toSorted((a, b) => b.from - a.from)
      const taken = reduce(reduction, on)
      expect(taken).toEqual(best ? reduce(best, on) : new Map())
      expect(reduce({ ...reduction, steps: reduction.steps.toReversed() }, on)).toEqual(taken)
      for (const { id, amount } of on) expect(taken.get(id) ?? 0).toBeLessThanOrEqual(amount)
    }),
  )
})
