import { expect, it } from 'vitest'
import { fitOf, type MembershipTerms, usesOf } from './membership.ts'

const now = new Date('2026-11-21T12:00:00Z')
const terms: MembershipTerms = {
  id: 'm',
  remaining: 3,
  startsAt: new Date('2026-01-01'),
  expiresAt: new Date('2027-01-01'),
  scopes: ['product:class'],
}
const lines = [
  { id: 'a', quantity: 2, scopes: ['product:class'] },
  { id: 'b', quantity: 1, scopes: ['product:mug'] },
]

it.each<[Partial<MembershipTerms>, string | undefined]>([
  [{}, undefined],
  [{ remaining: null, expiresAt: null }, undefined],
  [{ scopes: ['product:vase'] }, 'NOT_APPLICABLE'],
  [{ startsAt: new Date('2026-12-01') }, 'NOT_STARTED'],
  [{ expiresAt: now }, 'EXPIRED'],
  [{ remaining: 0 }, 'NO_CREDITS'],
  [{ remaining: 1 }, 'NOT_ENOUGH_CREDITS'],
])('With %j has the problem %s', (more, problem) => {
  expect(fitOf({ ...terms, ...more }, lines, now).problem).toBe(problem)
})

it('A membership pays for what it covers, a use for each piece', () => {
  expect(fitOf(terms, lines, now).lineIds).toEqual(['a'])
  expect(usesOf(terms, lines.slice(0, 1), now)).toBe(2)
  expect(usesOf(terms, lines, now)).toBeUndefined()
  expect(usesOf({ ...terms, remaining: 1 }, lines.slice(0, 1), now)).toBeUndefined()
})
