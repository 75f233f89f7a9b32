import type { Canary } from '../registry/document.ts'
import type { Seen } from '../rollout/judge.ts'
import { countAbove, valuesOf } from './histogram.ts'
import type { Row } from './hour-file.ts'
import { histogramOf } from './read-health.ts'

/** Most values of each group; more do not make the test surer. */
const most = 4000

/** Names a stage: who is in it, since when. A changed share is another, for the days it is compared over differ. */
export function stageOf({ salt, since }: Pick<Canary, 'salt' | 'since'>): string {
  return `${salt}.${Date.parse(since)}`
}

export function stageBegan(stage: string): number {
  return Number(stage.slice(stage.lastIndexOf('.') + 1))
}

/** Collects the measurements of one version in one stage; without a stage, all of them. */
export function seenIn(rows: readonly Row[], stage: string | null, module: string, version: string): Seen {
  const mine = rows.filter(
    (row) => (stage === null || row.rollout === stage) && row.module === module && row.version === version,
  )
  const presses = histogramOf(mine, 'press')
  return {
    views: mine.reduce((sum, { views }) => sum + views, 0),
    failed: mine.reduce((sum, { failed }) => sum + failed, 0),
    lcp: valuesOf(histogramOf(mine, 'lcp'), most),
    inp: valuesOf(histogramOf(mine, 'inp'), most),
    slowerThan: (milliseconds) => countAbove(presses, milliseconds),
  }
}
