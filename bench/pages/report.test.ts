import { expect, test } from 'vitest'
import type { Loaded } from './measure.ts'
import { heading, p98, report } from './report.ts'
import { type Figures, noFigures } from './rounds.ts'

const loaded = (change: Partial<Loaded>): Loaded => ({
  lcp: 900,
  fcp: 800,
  tbt: 100,
  longTasks: 4,
  cls: 0,
  mainThread: 1000,
  jsBytes: 150_000,
  totalBytes: 250_000,
  requests: 30,
  jsRequests: 4,
  ...change,
})
const figures = (change: Partial<Figures>): Figures => ({ ...noFigures(), ...change })

/** A row's cells by the titles above them. */
function row(lines: readonly string[], side: string): Record<string, string> {
  const cut = (text: string) => [text.slice(11, 23).trim(), ...(text.slice(23).match(/.{10}/g) ?? [])]
  const cells = cut(lines.find((line) => cut(line)[0] === side) ?? '')
  return Object.fromEntries(cut(heading()).map((title, index) => [title.trim(), cells[index]?.trim() ?? '']))
}

test('A report shows the medians of each side and the paired ratio of the first to the others', () => {
  const lines = report('product', [
    { name: 'ours', figures: figures({ cold: [loaded({ lcp: 990 }), loaded({ lcp: 880 })] }) },
    { name: 'reference', figures: figures({ cold: [loaded({}), loaded({ lcp: 800 })] }) },
  ])
  expect(row(lines, 'ours')).toMatchObject({ LCP: '935', 'JS kB': '150.0', CLS: '0.000' })
  expect(row(lines, '/ reference')).toMatchObject({ LCP: '1.10', 'JS kB': '1.00' })
})

test('A figure that is zero on the other side, or was not measured, has no ratio', () => {
  const lines = report('home', [
    { name: 'ours', figures: figures({ cold: [loaded({})] }) },
    { name: 'reference', figures: figures({ cold: [loaded({ tbt: 0 })] }) },
  ])
  expect(row(lines, '/ reference')).toMatchObject({ TBT: '-', CLS: '-', 'JS again': '-', 'tap p98': '-' })
})

test('A second visit is compared with the first of the same round', () => {
  const again = [loaded({ lcp: 450, jsRequests: 0 })]
  const lines = report('home', [{ name: 'ours', figures: figures({ cold: [loaded({})], again }) }])
  expect(row(lines, 'ours')).toMatchObject({ 'LCP again': '0.50', 'JS again': '0' })
})

test('The worst of fifty taps counts, and the third of a hundred', () => {
  const taps = Array.from({ length: 100 }, (_, index) => index + 1)
  expect(p98(taps)).toBe(98)
  expect(p98(taps.slice(0, 49))).toBe(49)
})
