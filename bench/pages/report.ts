import { median, pairedRatio } from '../lib/statistics.ts'
import { type Figures, roundsOf } from './rounds.ts'

interface Column {
  readonly title: string
  readonly show: (value: number) => string
  /** The values of each round; none where it was not measured. */
  readonly of: (figures: Figures) => readonly number[]
}

const whole = (value: number) => value.toFixed(0)
const kilo = (value: number) => (value / 1000).toFixed(1)

const COLUMNS: readonly Column[] = [
  { title: 'LCP', show: whole, of: roundsOf('cold', 'lcp') },
  { title: 'FCP', show: whole, of: roundsOf('cold', 'fcp') },
  { title: 'TBT', show: whole, of: roundsOf('cold', 'tbt') },
  { title: 'main', show: whole, of: roundsOf('cold', 'mainThread') },
  { title: 'long', show: whole, of: roundsOf('cold', 'longTasks') },
  { title: 'CLS', show: (value) => value.toFixed(3), of: roundsOf('cold', 'cls') },
  { title: 'JS kB', show: kilo, of: roundsOf('cold', 'jsBytes') },
  { title: 'all kB', show: kilo, of: roundsOf('cold', 'totalBytes') },
  { title: 'requests', show: whole, of: roundsOf('cold', 'requests') },
  { title: 'TBT t', show: whole, of: roundsOf('touched', 'tbt') },
  { title: 'main t', show: whole, of: roundsOf('touched', 'mainThread') },
  { title: 'JS kB t', show: kilo, of: roundsOf('touched', 'jsBytes') },
  { title: 'JS again', show: whole, of: ({ again }) => again.map(({ jsRequests }) => jsRequests) },
  {
    title: 'LCP again',
    show: (value) => value.toFixed(2),
    of: (figures) => figures.again.map(({ lcp }, round) => lcp / (figures.cold[round]?.lcp ?? Number.NaN)),
  },
  { title: 'intended', show: whole, of: ({ intended }) => intended },
  { title: 'sudden', show: whole, of: ({ sudden }) => sudden },
]
const TAPS = 'tap p98'

/** Medians by side, then the paired ratio of the first side to each other one. */
export function report(page: string, sides: readonly { name: string; figures: Figures }[]): string[] {
  const [ours, ...others] = sides
  if (!ours) return []
  const rows = sides.map(({ name, figures }) => [
    page,
    name,
    ...COLUMNS.map(({ of, show }) => (of(figures).length ? show(median(of(figures))) : '-')),
    figures.taps.length ? whole(p98(figures.taps)) : '-',
  ])
  const ratios = others.map(({ name, figures }) => [
    page,
    `/ ${name}`,
    ...COLUMNS.map(({ of }) => ratio(of(ours.figures), of(figures))),
    ratio([p98(ours.figures.taps)], [p98(figures.taps)]),
  ])
  return [...rows, ...ratios].map(line)
}

export const heading = (): string => line(['', '', ...COLUMNS.map(({ title }) => title), TAPS])

export const legend = [
  'LCP, FCP, TBT, main: milliseconds of a cold visit. main: work of the main thread. long: tasks over 50 ms.',
  't: of a visit that is touched at its first paint, which begins hydration.',
  'JS kB: bodies as sent. JS again: scripts that a second visit fetches. LCP again: its share of the first.',
  'intended, sudden: ms from click to the next page, with the pointer on the link before and without.',
  'tap p98: ms from a tap to its paint while the page loads.',
]

/** Ninety-eight of a hundred are at most this. */
export function p98(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * 0.98) - 1] ?? 0
}

function ratio(ours: readonly number[], theirs: readonly number[]): string {
  const comparable = ours.length > 0 && ours.length === theirs.length && theirs.every((value) => value > 0)
  return comparable ? pairedRatio(ours, theirs).toFixed(2) : '-'
}

function line(cells: readonly string[]): string {
  return cells
    .map((cell, column) => (column < 2 ? cell.padEnd(column ? 12 : 11) : cell.padStart(10)))
    .join('')
}
