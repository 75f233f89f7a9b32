import fc from 'fast-check'
import { expect, it } from 'vitest'
import { splitTip, tipOf } from './tip.ts'

it('A tip is a percentage of the goods, or what was written', () => {
  expect(tipOf({ type: 'PERCENTAGE', percent: '15' }, 3333)).toBe(500)
  expect(tipOf({ type: 'CUSTOM', amount: 250 }, 3333)).toBe(250)
  expect(tipOf(undefined, 3333)).toBe(0)
})

it('A tip is divided by heads or by what each did, to the last cent', () => {
  const among = [
    { id: 'ada', weight: 300 },
    { id: 'grace', weight: 100 },
    { id: 'mary', weight: 0 },
  ]
  expect([...splitTip(100, 'EQUAL', among).values()]).toEqual([34, 33, 33])
  expect([...splitTip(100, 'PROPORTIONAL', among).values()]).toEqual([75, 25, 0])
  const nobodyDidAnything = among.map(({ id }) => ({ id, weight: 0 }))
  expect([...splitTip(100, 'PROPORTIONAL', nobodyDidAnything).values()]).toEqual([34, 33, 33])
})

it('A tip loses nothing, whatever is divided among whomever', () => {
  const among = fc.uniqueArray(fc.record({ id: fc.uuid(), weight: fc.nat() }), {
    minLength: 1,
    selector: ({ id }) => id,
  })
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom('EQUAL', 'PROPORTIONAL'), among, (tip, method, people) => {
      const parts = [...splitTip(tip, method, people).values()]
      expect(parts.reduce((all, part) => all + part, 0)).toBe(tip)
      expect(Math.min(...parts)).toBeGreaterThanOrEqual(0)
    }),
  )
})
