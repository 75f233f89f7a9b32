import type { ModuleEntry, ModuleStore, RegistryDocument } from '@galleria/delivery'
import {
  type CanaryCheck,
  createStackResolver,
  type Health,
  readCanaryChecks,
  readHealth,
  resolveHealth,
  stageOf,
} from '@galleria/delivery/telemetry'

export const periods = [6, 24, 168] as const
export type Period = (typeof periods)[number]

/** Reader of the failures and vitals of each release. */
export interface HealthReader {
  /** Health of the last hours, cached for a few seconds. */
  read(hours: Period, now: number): Promise<Health>
  /** Checks that were made at the canary's present stage. */
  looks(entry: ModuleEntry): Promise<CanaryCheck[]>
}

const freshFor = 5_000
/** Number of stacks shown for each release. */
const most = 20

export function healthReader(store: ModuleStore): HealthReader {
  const kept = new Map<Period, { readonly at: number; readonly health: Promise<Health> }>()
  const resolver = createStackResolver(store)
  return {
    read(hours, now) {
      const known = kept.get(hours)
      if (known && now - known.at < freshFor && now >= known.at) return known.health
      const span = { from: new Date(now - hours * 3600_000), to: new Date(now) }
      const health = readHealth(store, span).then((all) => resolveHealth(leading(all), resolver))
      kept.set(hours, { at: now, health })
      health.catch(() => kept.delete(hours))
      return health
    },
    looks: ({ canary }) => (canary ? readCanaryChecks(store, stageOf(canary)) : Promise.resolve([])),
  }
}

/** Keeps the most frequent errors of each release, so that source maps are read for shown errors alone. */
function leading(health: Health): Health {
  return {
    ...health,
    releases: health.releases.map((release) => ({ ...release, groups: release.groups.slice(0, most) })),
  }
}

/** Value of one hour of one release, for a chart. */
export interface Point {
  readonly hour: string
  readonly value: number
}

export interface Series {
  readonly version: string
  readonly kind: 'live' | 'canary'
  readonly failing: readonly Point[]
  readonly lcp: readonly Point[]
  readonly inp: readonly Point[]
}

/** The live release as the baseline, the canary as the candidate; those of which something was seen. */
export function seriesOf({ releases }: Health, document: RegistryDocument, module: string): Series[] {
  const entry = document.modules[module]
  const wanted = [
    { version: entry?.live?.version, kind: 'live' as const },
    { version: entry?.canary?.version, kind: 'canary' as const },
  ]
  return wanted.flatMap(({ version, kind }) => {
    const release = releases.find((each) => each.module === module && each.version === version)
    if (!release || version === undefined) return []
    const { hours } = release
    const p75 = (name: 'lcp' | 'inp') =>
      hours.flatMap(({ hour, vitals }) =>
        vitals[name].p75 === null ? [] : [{ hour, value: vitals[name].p75 }],
      )
    const failing = hours.flatMap(({ hour, views, failed }) =>
      views > 0 ? [{ hour, value: (failed / views) * 100 }] : [],
    )
    return [{ version, kind, failing, lcp: p75('lcp'), inp: p75('inp') }]
  })
}
