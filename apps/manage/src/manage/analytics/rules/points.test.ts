import { describe, expect, it } from 'vitest'
import { filterOf, idOf, netOf, rateIn, redemptionRate, worthOf } from './points.ts'

const worth = { points: 500, amount: '10', rewardId: 'one', name: 'Ten off' }
const moved = {
  ...{ entries: 9, earned: 1000, redeemed: 300, returned: 50, reversed: 40, adjusted: -10, expired: 100 },
}

describe('Value of points', () => {
  it('Points are worth what the best reward gives, unless staff state a rate', () => {
    expect(rateIn(new URLSearchParams(), worth)).toEqual({ amount: 2, isStated: false })
    expect(rateIn(new URLSearchParams('rate=0.5'), worth)).toEqual({ amount: 0.5, isStated: true })
    expect(rateIn(new URLSearchParams('rate=0'), worth)).toEqual({ amount: 0, isStated: true })
  })

  it('A rate that is no amount counts as none', () => {
    for (const text of ['', 'much', '-1', 'Infinity'])
      expect(rateIn(new URLSearchParams({ rate: text }), worth).isStated).toBe(false)
  })

  it('Points have no value without a reward of a fixed sum', () => {
    expect(worthOf(1000, rateIn(new URLSearchParams(), undefined))).toBeUndefined()
    expect(worthOf(1000, rateIn(new URLSearchParams(), worth))).toBe(20)
  })
})

describe('Rows of points', () => {
  it('The redemption rate leaves out what came back, and is none where nothing was earned', () => {
    expect(redemptionRate(moved)).toBe(0.25)
    expect(redemptionRate({ ...moved, earned: 0 })).toBeUndefined()
  })

  it('The sum of a row is the change of what is outstanding', () => {
    expect(netOf(moved)).toBe(1000 - 300 + 50 - 40 - 10 - 100)
  })

  it('An address names what moved the points, whatever its key has in it', () => {
    for (const row of [
      { source: 'REWARD', key: '6c1f0f4e-1111-4a4a-8888-000000000000' },
      { source: 'EXPIRY', key: '' },
    ])
      expect(filterOf(decodeURIComponent(idOf(row)))).toEqual(row)
    expect(filterOf('all')).toBeUndefined()
  })
})
