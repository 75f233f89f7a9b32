import { expect, test } from 'vitest'
import { outstanding } from './outstanding.ts'

test("Outstanding points of each month's end are counted back from now", () => {
  const none = { earned: 0, redeemed: 0, adjusted: 0, expired: 0 }
  const months = [
    { ...none, earned: 100 },
    { ...none, redeemed: 30, adjusted: 5 },
    { ...none, earned: 20, expired: 10 },
  ]
  expect(outstanding(85, months)).toEqual([100, 75, 85])
  expect(outstanding(7, [])).toEqual([])
})
