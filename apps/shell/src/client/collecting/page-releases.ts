import type { Boot } from '../../common/boot.ts'
import { releaseIn } from './release-in.ts'

interface Span {
  readonly start: number
  end: number
}

/** Releases that this page is made of, from what it brought and from what was fetched since. */
export interface PageReleases {
  /** By module, the version that is meant. */
  readonly set: Readonly<Record<string, string>>
  /** Modules that ran here or on the server, or were asked for. */
  readonly used: ReadonlySet<string>
  /** Milliseconds from asking for a module to having its first files, once each is known. */
  takeLoads(): Record<string, number>
}

/** Between two files of one load. */
const pause = 50

export function watchReleases({ modules, page, served, replaced }: Boot): PageReleases {
  const set: Record<string, string> = {}
  for (const { name, version } of modules) set[name] = version
  Object.assign(set, replaced)
  const used = new Set<string>(['shell', ...served.map((name) => name.split('.')[0] as string)])
  if ('module' in page) used.add(page.module)
  const spans = new Map<string, Span>()
  const reported = new Set<string>()

  function see({ name: address, startTime, responseEnd }: PerformanceResourceTiming) {
    const found = releaseIn(address)
    if (!found || responseEnd === 0) return
    const { name, version } = found
    set[name] ??= version
    used.add(name)
    const span = spans.get(name)
    if (!span) spans.set(name, { start: startTime, end: responseEnd })
    else if (startTime <= span.end + pause) span.end = Math.max(span.end, responseEnd)
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) see(entry as PerformanceResourceTiming)
  }).observe({ type: 'resource', buffered: true })

  return {
    set,
    used,
    takeLoads() {
      const loads: Record<string, number> = {}
      for (const [name, { start, end }] of spans) {
        if (reported.has(name) || performance.now() < end + pause) continue
        reported.add(name)
        loads[name] = Math.round(end - start)
      }
      return loads
    },
  }
}
