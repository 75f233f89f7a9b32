import type { ModuleStore } from '../store/store.ts'
import { addHistograms, countOf, type Histogram, inOrder, middleOf, quantile } from './histogram.ts'
import {
  type CartVersion,
  cartVersions,
  type Group,
  type PageRow,
  type Row,
  type Timing,
  timings,
} from './hour-file.ts'
import { type ReadHour, readHours, type Span } from './read-hours.ts'

/** One web vital, or another timing: milliseconds, but for `cls`, which is a score, and `tasks`, which is a number. */
export interface Vital {
  readonly count: number
  readonly p75: number | null
  readonly p98: number | null
  /** Steps that were seen, from low to high: the middle of each and how often. */
  readonly histogram: readonly { readonly value: number; readonly count: number }[]
}

export interface Counts {
  /** Page views that told of themselves, of which the module had a part. */
  readonly views: number
  /** Number of views in which the module failed. */
  readonly failed: number
  readonly errors: number
  readonly serverErrors: number
  readonly vitals: Readonly<Record<Timing, Vital>>
}

export interface HourHealth extends Counts {
  /** Beginning of the hour, ISO 8601. */
  readonly hour: string
}

export interface ErrorGroup extends Group {
  /** Nearest first; `resolveStack` says where in the source that is. */
  readonly stack: string[]
}

export interface ReleaseHealth extends Counts {
  readonly module: string
  readonly version: string
  /** In order, without those in which nothing was seen. */
  readonly hours: readonly HourHealth[]
  /** The most frequent first. */
  readonly groups: readonly ErrorGroup[]
}

/** Web vitals of one page, by the release that owns it. */
export interface PageHealth {
  /** Address as the release declares it, e.g. `/products/:slug`. */
  readonly route: string
  readonly module: string
  readonly version: string
  readonly views: number
  readonly vitals: Counts['vitals']
}

export interface Health {
  readonly from: string
  readonly to: string
  /** By module, then the most viewed version first. */
  readonly releases: readonly ReleaseHealth[]
  /** By module and route, then the most viewed version first. */
  readonly pages: readonly PageHealth[]
  /** Purchases handed over to their payment, by the cart API that served them; as many as page views told of. */
  readonly purchases: Readonly<Record<CartVersion, number>>
  /** Errors told of beyond what is kept in an hour. */
  readonly dropped: number
}

export interface HealthQuery extends Span {
  readonly module?: string | undefined
}

/** Reads the health of each release between two times, for `galleria health` and for the console. */
export async function readHealth(
  store: Pick<ModuleStore, 'notes'>,
  { from, to, module }: HealthQuery,
): Promise<Health> {
  const hours = await readHours(store, { from, to })
  const isWanted = (each: { readonly module: string }) => module === undefined || each.module === module
  const rows = hours.flatMap(({ hour, file }) => file.rows.filter(isWanted).map((row) => ({ hour, row })))
  const groups = groupsOf(hours, isWanted)
  const names = new Set([...rows.map(({ row }) => nameOf(row)), ...groups.keys()])
  const releases = [...names].map((name): ReleaseHealth => {
    const mine = rows.filter(({ row }) => nameOf(row) === name)
    const [moduleName = '', version = ''] = name.split('@')
    return {
      module: moduleName,
      version,
      ...countsOf(mine.map(({ row }) => row)),
      hours: [...Map.groupBy(mine, ({ hour }) => hour)]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([hour, ofHour]) => ({ hour: `${hour}:00:00.000Z`, ...countsOf(ofHour.map(({ row }) => row)) })),
      groups: [...(groups.get(name)?.values() ?? [])].sort((a, b) => b.count - a.count),
    }
  })
  return {
    from: from.toISOString(),
    to: to.toISOString(),
    releases: releases.sort((a, b) => a.module.localeCompare(b.module) || b.views - a.views),
    pages: pagesOf(hours.flatMap(({ file }) => file.pages.filter(isWanted))),
    purchases: purchasesOf(hours),
    dropped: hours.reduce((sum, { file }) => sum + file.dropped, 0),
  }
}

function purchasesOf(hours: readonly ReadHour[]): Health['purchases'] {
  const sums = cartVersions.map((version) => [
    version,
    hours.reduce((sum, { file }) => sum + (file.purchases[version] ?? 0), 0),
  ])
  return Object.fromEntries(sums) as Health['purchases']
}

function nameOf({ module, version }: { readonly module: string; readonly version: string }): string {
  return `${module}@${version}`
}

function countsOf(rows: readonly Row[]): Counts {
  const sum = (key: 'views' | 'failed' | 'errors' | 'serverErrors') =>
    rows.reduce((total, row) => total + row[key], 0)
  return {
    views: sum('views'),
    failed: sum('failed'),
    errors: sum('errors'),
    serverErrors: sum('serverErrors'),
    vitals: vitalsOf(rows),
  }
}

function pagesOf(rows: readonly PageRow[]): PageHealth[] {
  return [...Map.groupBy(rows, ({ module, version, route }) => `${module}@${version} ${route}`).values()]
    .map((mine) => {
      const { route = '', module = '', version = '' } = mine[0] ?? {}
      const views = mine.reduce((total, row) => total + row.views, 0)
      return { route, module, version, views, vitals: vitalsOf(mine) }
    })
    .sort((a, b) => a.module.localeCompare(b.module) || a.route.localeCompare(b.route) || b.views - a.views)
}

type Timed = Pick<Row, 'times'>

function vitalsOf(rows: readonly Timed[]): Counts['vitals'] {
  return Object.fromEntries(
    timings.map((timing) => [timing, vitalOf(histogramOf(rows, timing), timing === 'cls' ? 1000 : 1)]),
  ) as Record<Timing, Vital>
}

export function histogramOf(rows: readonly Timed[], timing: Timing): Histogram {
  return rows.reduce<Histogram>((sum, { times }) => addHistograms(sum, times[timing] ?? {}), {})
}

function vitalOf(histogram: Histogram, parts: number): Vital {
  const at = (share: number) => {
    const value = quantile(histogram, share)
    return value === null ? null : value / parts
  }
  return {
    count: countOf(histogram),
    p75: at(0.75),
    p98: at(0.98),
    histogram: inOrder(histogram).map(([key, count]) => ({ value: middleOf(key) / parts, count })),
  }
}

function groupsOf(hours: readonly ReadHour[], isWanted: (group: Group) => boolean) {
  const byRelease = new Map<string, Map<string, ErrorGroup>>()
  for (const group of hours.flatMap(({ file }) => file.groups.filter(isWanted))) {
    const name = nameOf(group)
    const mine = byRelease.get(name) ?? new Map<string, ErrorGroup>()
    byRelease.set(name, mine)
    const key = [group.side, group.kind, group.message, group.stack[0]].join('\n')
    const known = mine.get(key)
    mine.set(
      key,
      known
        ? {
            ...known,
            count: known.count + group.count,
            first: [known.first, group.first].sort()[0] ?? known.first,
            last: [known.last, group.last].sort()[1] ?? known.last,
          }
        : group,
    )
  }
  return byRelease
}
