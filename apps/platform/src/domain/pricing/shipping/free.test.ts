import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distanceToRule } from '../discounts/distance-to-rule.ts'
import { distanceToFree } from './free.ts'
import { type Load, type RateCondition, rateFor, type ShippingRate } from './rate.ts'

const load: Load = { weight: '2', price: 4000, quantity: 2 }
const free = (...conditions: RateCondition[]): ShippingRate[] => [
  { amount: 700, conditions: [] },
  { amount: 0, conditions },
]

describe('The way to a free delivery', () => {
  it.each<[RateCondition[], Partial<Load> | undefined]>([
    [[{ type: 'BY_TOTAL_PRICE', operator: 'GTE', value: '5000' }], { price: 1000 }],
    [[{ type: 'BY_TOTAL_PRICE', operator: 'GT', value: '5000' }], { price: 1001 }],
    [[{ type: 'BY_TOTAL_QUANTITY', operator: 'GT', value: '4' }], { quantity: 3 }],
    [[{ type: 'BY_TOTAL_QUANTITY', operator: 'EQ', value: '3' }], { quantity: 1 }],
    [[{ type: 'BY_TOTAL_QUANTITY', operator: 'EQ', value: '1' }], undefined],
    [[{ type: 'BY_TOTAL_WEIGHT', operator: 'GTE', value: '2.75' }], { weight: '0.75' }],
    [[{ type: 'BY_TOTAL_WEIGHT', operator: 'LTE', value: '1' }], undefined],
    [[], {}],
  ])('of %j lacks %j', (conditions, missing) => {
    expect(distanceToFree(free(...conditions), load)?.missing).toEqual(missing)
  })

  it('is the one that is nearest, and says the whole threshold', () => {
    const rates = [
      ...free({ type: 'BY_TOTAL_QUANTITY', operator: 'GTE', value: '10' }),
      ...free({ type: 'BY_TOTAL_PRICE', operator: 'GTE', value: '5000' }),
    ]
    expect(distanceToFree(rates, load)).toEqual({
      threshold: { price: 5000 },
      missing: { price: 1000 },
      progress: 0.8,
    })
    expect(distanceToFree([{ amount: 700, conditions: [] }], load)).toBeUndefined()
  })

  it('leads there: who adds what is missing pays nothing, whatever the rates', () => {
    const condition = fc.record({
      type: fc.constantFrom('BY_TOTAL_PRICE' as const, 'BY_TOTAL_QUANTITY' as const),
      operator: fc.constantFrom('EQ', 'GT', 'GTE', 'LT', 'LTE'),
      value: fc.nat(50).map(String),
    })
    const rate = fc.record({
      amount: fc.constantFrom(0, 500),
      conditions: fc.array(condition, { maxLength: 3 }),
    })
    const carried = fc.record({ weight: fc.constant('0'), price: fc.nat(60), quantity: fc.nat(60) })
    fc.assert(
      fc.property(fc.array(rate, { maxLength: 4 }), carried, (rates, from) => {
        const way = distanceToFree(rates, from)
        if (rateFor(rates, from) === 0) expect(way?.missing).toEqual({})
        if (!way) return
        const { price = 0, quantity = 0 } = way.missing
        expect(
          rateFor(rates, { ...from, price: from.price + price, quantity: from.quantity + quantity }),
        ).toBe(0)
        expect(way.progress === 1).toBe(price + quantity === 0)
      }),
    )
  })
})

describe('The way to a rule', () => {
  const lines = [{ id: 'a', unit: 1500, quantity: 2 }]

  it('goes through all of AND, and the nearer of OR', () => {
    const trigger = {
      type: 'AND' as const,
      triggers: [
        { type: 'SUBTOTAL_RANGE' as const, from: 4000 },
        { type: 'ITEM_QUANTITY_RANGE' as const, from: 3, to: 9 },
      ],
    }
    expect(distanceToRule(trigger, lines)?.missing).toEqual({ price: 1000, quantity: 1 })
    const either = {
      type: 'OR' as const,
      triggers: [trigger, { type: 'SUBTOTAL_RANGE' as const, from: 3300 }],
    }
    expect(distanceToRule(either, lines)?.missing).toEqual({ price: 300 })
  })

  it('is none past its upper bound, and none to certain goods', () => {
    expect(distanceToRule({ type: 'SUBTOTAL_RANGE', from: 0, to: 2000 }, lines)).toBeUndefined()
    expect(
      distanceToRule({ type: 'ITEM_QUANTITY_RANGE', from: 3, scopes: ['product:a'] }, lines),
    ).toBeUndefined()
    expect(distanceToRule({ type: 'ALWAYS' }, [])?.missing).toEqual({})
  })
})
