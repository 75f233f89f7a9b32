import { expect, test } from 'vitest'
import { Postings } from './postings.ts'

test('Posting lists hold what a plain map holds, after any additions, changes and removals', () => {
  const [postings, plain] = [new Postings(), new Map<number, Map<number, number>>()]
  const random = pseudoRandom(7)
  for (let step = 0; step < 20_000; step += 1) {
    // Terms of one product, of a few and of many; slots beyond those of the largest shop, marks of all 16 bits.
    const term = random(random(2) ? 200 : 8)
    const [slot, mark] = [random(150) * 40_000, 1 + random(0xffff)]
    const list = plain.get(term) ?? new Map<number, number>()
    plain.set(term, list)
    if (random(5) < 2) {
      postings.delete(term, slot)
      list.delete(slot)
    } else {
      postings.set(term, slot, mark)
      list.set(slot, mark)
    }
  }
  for (const [term, list] of plain) {
    const { slots, marks, length } = postings.of(term)
    const held = Array.from(slots.slice(0, length), (slot, at) => [slot, marks[at]])
    expect(held).toEqual([...list].sort(([a], [b]) => a - b))
    expect(postings.count(term)).toBe(list.size)
  }
  expect([postings.of(999).length, postings.count(999)]).toEqual([0, 0])
})

/** Numbers below a bound, the same at every run (Park and Miller). */
function pseudoRandom(seed: number): (bound: number) => number {
  let state = seed
  return (bound) => {
    state = (state * 48_271) % 0x7fff_ffff
    return state % bound
  }
}
