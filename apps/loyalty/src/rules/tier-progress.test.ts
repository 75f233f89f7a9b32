import type { LoyaltyTier } from '@galleria/platform-client/loyalty'
import { expect, test } from 'vitest'
import { tierProgress } from './tier-progress.ts'

const tier = (id: string, requiredPoints: number): LoyaltyTier => ({
  id,
  requiredPoints,
  tierDefinition: { name: id },
})
const tiers = [tier('gold', 1000), tier('silver', 200)]
const account = (points: number, id?: string) => ({
  points: { balance: points },
  tier: { points, ...(id && { id }) },
})

test('A new member starts below the first tier', () => {
  expect(tierProgress(account(50), tiers)).toMatchObject({
    next: { id: 'silver' },
    missing: 150,
    percent: 25,
  })
})

test('Between tiers the way is counted from the tier one stands on', () => {
  expect(tierProgress(account(600, 'silver'), tiers)).toMatchObject({
    current: { id: 'silver' },
    next: { id: 'gold' },
    missing: 400,
    percent: 50,
  })
})

test('At the top nothing is missing', () => {
  const top = tierProgress(account(5000, 'gold'), tiers)
  expect(top).toMatchObject({ current: { id: 'gold' }, missing: 0, percent: 100 })
  expect(top.next).toBeUndefined()
})

test('Fewer points than the tier asks for, as after a gift of it, never go below zero', () => {
  expect(tierProgress(account(10, 'silver'), tiers)).toMatchObject({ missing: 990, percent: 0 })
})

test('A program without tiers has none to reach', () => {
  expect(tierProgress(account(10), [])).toEqual({ missing: 0, percent: 100 })
})

test('Every member is on the base tier where one is listed', () => {
  const withBase = [...tiers, tier('guest', 0)]
  expect(tierProgress(account(50), withBase)).toMatchObject({
    current: { id: 'guest' },
    next: { id: 'silver' },
  })
})
