import { expect, test } from 'vitest'
import { membershipUses } from './membership-use.ts'
import { sampleLine } from './sample-cart.ts'

const [vase, lamp] = [sampleLine({ quantity: 2 }), sampleLine({ productId: 'lamp', quantity: 1 })]
const lines = [vase, lamp]
const club = { id: 'club', lineItemIds: [vase.id, lamp.id], credits: { total: 5, remaining: 3 } }
const chosen = (id: string, ...lineItemIds: string[]) => ({
  selectedMemberships: [{ id, appId: 'plans', lineItemIds }],
})
const states = (...of: Parameters<typeof membershipUses>) => membershipUses(...of).map(({ state }) => state)

test('A membership is offered for each line that it covers', () => {
  expect(states(club, lines, { selectedMemberships: [] })).toEqual(['offered', 'offered'])
  expect(states({ ...club, lineItemIds: [] }, lines, { selectedMemberships: [] })).toEqual([])
})

test('An item it already pays for counts against its uses', () => {
  expect(states({ ...club, credits: { remaining: 2 } }, lines, chosen('club', vase.id))).toEqual([
    'chosen',
    'short',
  ])
  expect(states({ ...club, credits: { remaining: 1 } }, lines, { selectedMemberships: [] })).toEqual([
    'short',
    'offered',
  ])
})

test('One without a number of uses is never short', () => {
  const unlimited = { id: 'club', lineItemIds: [vase.id] }
  const many = sampleLine({ quantity: 100_000 })
  expect(states(unlimited, [many], { selectedMemberships: [] })).toEqual(['offered'])
})

test('A line that another membership pays for is not offered', () => {
  expect(states(club, lines, chosen('other', vase.id))).toEqual(['offered'])
})
