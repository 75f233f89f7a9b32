import { expect, test } from 'vitest'
import { chanceOfSoMany } from './fisher-test.ts'
import { judge, p75, type Seen, usualRules } from './judge.ts'

/** mulberry32: the same numbers at every run. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Page views as they come: errors at a rate, times long-tailed around a middle. */
function seen(next: () => number, views: number, { rate = 0.01, middle = 1800, slow = 0.02 } = {}): Seen {
  const time = () =>
    middle * Math.exp(0.5 * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()))
  let failed = 0
  for (let index = 0; index < views; index++) if (next() < rate) failed++
  return {
    views,
    failed,
    lcp: Array.from({ length: views }, time),
    inp: Array.from({ length: views }, () => time() / 12),
    slowerThan: of(binomial(next, views, slow)),
  }
}

function binomial(next: () => number, views: number, rate: number): number {
  return Array.from({ length: views }, next).filter((drawn) => drawn < rate).length
}

const of = (count: number) => (milliseconds: number) => (milliseconds === usualRules.slowPress ? count : 0)

function plus(one: Seen, other: Seen): Seen {
  return {
    views: one.views + other.views,
    failed: one.failed + other.failed,
    lcp: [...one.lcp, ...other.lcp],
    inp: [...one.inp, ...other.inp],
    slowerThan: of(one.slowerThan(200) + other.slowerThan(200)),
  }
}

test('Fisher’s exact test gives the figures of the lady tasting tea', () => {
  expect(chanceOfSoMany({ hits: 3, of: 4 }, { hits: 1, of: 4 })).toBeCloseTo(17 / 70, 10)
  expect(chanceOfSoMany({ hits: 4, of: 4 }, { hits: 0, of: 4 })).toBeCloseTo(1 / 70, 10)
  expect(chanceOfSoMany({ hits: 0, of: 4 }, { hits: 2, of: 4 })).toBeCloseTo(1, 10)
})

test('The p75 is a value that was seen, three quarters of the way up', () => {
  expect(p75([4, 1, 3, 2])).toBe(3)
  expect(p75([7])).toBe(7)
})

test('A canary that is as good is left alone in nearly every rollout, however often it is checked', () => {
  let aborted = 0
  for (let rollout = 0; rollout < 200; rollout++) {
    const next = random(rollout + 1)
    let [canary, live] = [seen(next, 200), seen(next, 400)]
    for (let look = 1; look <= 8; look++) {
      if (judge(canary, live, look).verdict === 'abort') {
        aborted++
        break
      }
      canary = plus(canary, seen(next, 50))
      live = plus(live, seen(next, 100))
    }
  }
  expect(aborted / 200).toBeLessThanOrEqual(usualRules.risk)
})

test.each([
  ['five times the errors', { rate: 0.08 }, 'Errors'],
  ['pages that show half as late again', { middle: 2700 }, 'LCP'],
  ['slow presses in one view of ten', { slow: 0.1 }, 'INP: .* press of this module above 200 ms'],
])('%s are found by the second thousand of page views', (_, worse, what) => {
  for (let seed = 1; seed <= 10; seed++) {
    const next = random(seed)
    const { verdict, reasons } = judge(seen(next, 1000, worse), seen(next, 2000), 2)
    expect(verdict).toBe('abort')
    expect(reasons.join()).toMatch(new RegExp(what))
  }
})

test('A difference that is sure but small is no reason', () => {
  const next = random(7)
  const live = seen(next, 3000)
  const slower = { ...live, lcp: live.lcp.map((time) => time * 1.08), views: 3000 }
  expect(judge(slower, live, 1)).toEqual({ verdict: 'continue', reasons: [] })
})

test('Too few views give no verdict, and the check says so', () => {
  const next = random(3)
  const { verdict, reasons } = judge(seen(next, 30, { rate: 1 }), seen(next, 500), 1)
  expect(verdict).toBe('continue')
  expect(reasons[0]).toBe('Too few page views to compare: 30 and 500 of 200 each.')
})

test('A difference of INP within the steps that browsers round to is no reason', () => {
  const next = random(9)
  const live = { ...seen(next, 1000), inp: Array.from({ length: 1000 }, () => 16) }
  const rounded = { ...live, inp: live.inp.map((time) => time + 16) }
  expect(judge(rounded, live, 1).verdict).toBe('continue')
  const slower = { ...live, inp: live.inp.map((time) => time + 40) }
  expect(judge(slower, live, 1)).toMatchObject({
    verdict: 'abort',
    reasons: [expect.stringContaining("INP: its p75 is 56 ms, and the live release's is 16 ms")],
  })
})
