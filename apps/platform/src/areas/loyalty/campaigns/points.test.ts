import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { extraPoints, matchingSpent } from './points.ts'

const [soap, lamp] = ['soap', 'lamp']
const lines = [
  { productId: soap, spent: 1050 },
  { productId: lamp, spent: 2999 },
  { productId: null, spent: 500 },
]
const collectionsOf = new Map([[lamp, ['light', 'home']]])
const scope = (productIds: string[], collectionIds: string[]) =>
  matchingSpent({ productIds, collectionIds }, lines, collectionsOf)
/** A point for each whole dollar. */
const usual = (spent: number) => Math.floor(spent / 100)

describe('Goods of a campaign', () => {
  it('are all without a list, else the products and those of the collections, each once', () => {
    expect(scope([], [])).toBe(4549)
    expect(scope([soap], [])).toBe(1050)
    expect(scope([], ['light'])).toBe(2999)
    expect(scope([lamp], ['light', 'home'])).toBe(2999)
    expect(scope([soap], ['light'])).toBe(4049)
    expect(scope(['other'], ['none'])).toBe(0)
  })
})

describe('Points of a campaign', () => {
  it('multiply what the goods would earn alone, and are rounded down once', () => {
    const by = (factorPercent: number) => ({ factorPercent, bonusPoints: null })
    expect(extraPoints(by(200), 2999, usual)).toBe(29)
    expect(extraPoints(by(150), 2999, usual)).toBe(14)
    expect(extraPoints(by(125), 399, usual)).toBe(0)
    expect(extraPoints(by(300), 99, usual)).toBe(0)
  })

  it('are a bonus once for an order with such goods, and nothing without', () => {
    const bonus = { factorPercent: null, bonusPoints: 75 }
    expect(extraPoints(bonus, 1, usual)).toBe(75)
    expect(extraPoints(bonus, 0, usual)).toBe(0)
  })

  it('of a whole factor for all goods make exactly so many times the usual points', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.integer({ min: 2, max: 10 }),
        (spent, times) => {
          const extra = extraPoints({ factorPercent: times * 100, bonusPoints: null }, spent, usual)
          expect(usual(spent) + extra).toBe(usual(spent) * times)
        },
      ),
    )
  })
})
