import { median, pairedRatio } from '../lib/statistics.ts'
import type { Measured } from './measure.ts'

const COLUMNS: readonly { key: keyof Measured; title: string; show: (value: number) => string }[] = [
  { key: 'lcp', title: 'LCP ms', show: (value) => value.toFixed(0) },
  { key: 'fcp', title: 'FCP ms', show: (value) => value.toFixed(0) },
  { key: 'tbt', title: 'TBT ms', show: (value) => value.toFixed(0) },
  { key: 'cls', title: 'CLS', show: (value) => value.toFixed(3) },
  { key: 'jsBytes', title: 'JS kB', show: (value) => (value / 1000).toFixed(1) },
  { key: 'totalBytes', title: 'total kB', show: (value) => (value / 1000).toFixed(1) },
  { key: 'requests', title: 'requests', show: (value) => value.toFixed(0) },
]

/** Medians of both, and the paired ratio of the federated page to the monolith. */
export function report(page: string, federated: readonly Measured[], monolith: readonly Measured[]): string {
  const rows = COLUMNS.map(({ key, title, show }) => {
    const ours = federated.map((round) => round[key])
    const theirs = monolith.map((round) => round[key])
    const ratio = theirs.every((value) => value > 0) ? pairedRatio(ours, theirs).toFixed(2) : '-'
    return `  ${title.padEnd(10)}${show(median(ours)).padStart(10)}${show(median(theirs)).padStart(10)}${ratio.padStart(8)}`
  })
  return [
    `${page} (${federated.length} rounds)`,
    `  ${''.padEnd(10)}${'federated'.padStart(10)}${'monolith'.padStart(10)}${'ratio'.padStart(8)}`,
    ...rows,
  ].join('\n')
}
