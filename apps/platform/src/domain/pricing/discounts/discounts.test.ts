import { describe, expect, it } from 'vitest'
import type { PricedLine } from '../line.ts'
import { price } from '../price.ts'
import type { Discount, Reduction } from './discount.ts'
import { type DiscountRule, discountsOf, ruleStatus } from './rule.ts'

const goods: PricedLine[] = [
  { id: 'a', unit: 1000, quantity: 2, scopes: ['product:mug'] },
  { id: 'b', unit: 3000, quantity: 1, scopes: ['product:vase'] },
]
const half = (from: number) => ({ from, kind: 'PERCENT', percent: '50' }) as const
const tenth = (from: number) => ({ from, kind: 'PERCENT', percent: '10' }) as const
const off = (reduction: Reduction, more: Partial<Discount> = {}) => {
  const { lines } = price({ lines: goods, discounts: [{ id: 'd', reduction, ...more }] })
  return lines.map(({ discount }) => discount)
}

describe('A discount', () => {
  it.each<[Reduction, number[]]>([
    [{ kind: 'PERCENT', percent: '10' }, [200, 300]],
    [{ kind: 'AMOUNT', amount: 500 }, [200, 300]],
    [{ kind: 'AMOUNT', amount: 999_999 }, [2000, 3000]],
    [{ kind: 'FIXED_PRICE', amount: 900 }, [200, 2100]],
    [{ kind: 'BUY_X_GET_Y', buy: 2, get: 1 }, [1000, 0]],
    [{ kind: 'BUY_X_GET_Y', buy: 1, get: 2 }, [2000, 0]],
    [{ kind: 'BUY_X_GET_Y', buy: 3, get: 1 }, [0, 0]],
    [{ kind: 'TIERS', by: 'PIECES', steps: [half(1), tenth(3), half(4)] }, [200, 300]],
    [{ kind: 'TIERS', by: 'AMOUNT', steps: [half(5000), tenth(1000)] }, [1000, 1500]],
    [{ kind: 'TIERS', by: 'AMOUNT', steps: [half(5001)] }, [0, 0]],
  ])('%j takes %j off', (reduction, expected) => {
    expect(off(reduction)).toEqual(expected)
  })

  it('touches only what it is for', () => {
    expect(off({ kind: 'PERCENT', percent: '50' }, { scopes: ['product:vase'] })).toEqual([0, 1500])
    expect(off({ kind: 'AMOUNT', amount: 5000 }, { lineIds: ['a'] })).toEqual([2000, 0])
  })

  it('counts on what the one before has left', () => {
    const half = { id: 'h', reduction: { kind: 'PERCENT', percent: '50' } } as const
    expect(price({ lines: goods, discounts: [half, half] })).toMatchObject({
      discount: 3750,
      discounts: [{ amount: 2500 }, { amount: 1250 }],
    })
  })
})

describe('A discount rule', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  const rule: DiscountRule = {
    id: 'r',
    active: true,
    startsAt: new Date('2026-11-01T00:00:00Z'),
    endsAt: new Date('2026-12-01T00:00:00Z'),
    trigger: { type: 'ALWAYS' },
    reduction: { kind: 'PERCENT', percent: '10' },
  }

  it.each<[Partial<DiscountRule>, string]>([
    [{}, 'LIVE'],
    [{ startsAt: null, endsAt: null }, 'LIVE'],
    [{ active: false }, 'PENDING'],
    [{ startsAt: new Date('2026-11-22T00:00:00Z') }, 'PENDING'],
    [{ endsAt: now }, 'EXPIRED'],
  ])('with %j is %s', (more, status) => {
    expect(ruleStatus({ ...rule, ...more }, now)).toBe(status)
    expect(discountsOf([{ ...rule, ...more }], goods, now)).toHaveLength(status === 'LIVE' ? 1 : 0)
  })

  it.each<[DiscountRule['trigger'], boolean]>([
    [{ type: 'SUBTOTAL_RANGE', from: 5000 }, true],
    [{ type: 'SUBTOTAL_RANGE', from: 5001 }, false],
    [{ type: 'SUBTOTAL_RANGE', to: 2000, scopes: ['product:mug'] }, true],
    [{ type: 'ITEM_QUANTITY_RANGE', from: 2, to: 2, scopes: ['product:mug'] }, true],
    [{ type: 'ITEM_QUANTITY_RANGE', from: 0, scopes: ['product:lamp'] }, false],
    [{ type: 'AND', triggers: [{ type: 'ALWAYS' }, { type: 'SUBTOTAL_RANGE', from: 9999 }] }, false],
    [{ type: 'OR', triggers: [{ type: 'ALWAYS' }, { type: 'SUBTOTAL_RANGE', from: 9999 }] }, true],
  ])('counts at %j: %j', (trigger, counts) => {
    expect(discountsOf([{ ...rule, trigger }], goods, now)).toHaveLength(counts ? 1 : 0)
  })
})
