import { onPurchase } from '@galleria/federation/told-purchases'
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import type { Boot } from '../../common/boot.ts'
import type { CaughtError, EarlyErrorBuffer } from '../../page/catch-errors.ts'
import { onReport } from '../reports.ts'
import { moduleOfPress, watchLongFrames } from './long-frames.ts'
import { watchReleases } from './page-releases.ts'
import { countVisit } from './visit.ts'
import type { VisitedPages } from './visited-pages.ts'

/** Most errors sent of one page view; further ones add nothing. */
const most = 50
const perBatch = 20
/** Milliseconds that an error waits for others. */
const pause = 2000

/** Tells the shell how this page view goes: errors within two seconds, the rest when the page is hidden or left. */
export function collect(boot: Boot, buffer: EarlyErrorBuffer, pages: VisitedPages): void {
  const isCounted = buffer.dice < boot.sample
  const releases = watchReleases(boot)
  const pageModuleAt = (time: number) => pages.at(time)?.module ?? 'shell'
  const frames = isCounted ? watchLongFrames(pageModuleAt) : null
  let press: object | undefined
  let isSentWhole = false
  /** Modules reported already, because the page was left before this chunk came. */
  const seen = new Set<string>(buffer.isSent ? releases.used : [])
  const failed = new Map<string, boolean>()
  const waiting: CaughtError[] = []
  const messages = new Set<string>()
  let trace: string | undefined
  let vitals: Record<string, number> = {}
  let purchases: Record<string, number> = {}
  let count = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function fail(module: string) {
    if (!failed.has(module)) failed.set(module, false)
  }

  function take(told: CaughtError) {
    messages.add(told.message)
    if (++count > most) return
    if (told.kind !== 'policy') fail(told.module ?? moduleIn(told.stack))
    waiting.push(told)
    timer ??= setTimeout(send, pause)
  }

  function send() {
    clearTimeout(timer)
    timer = undefined
    const errors = waiting.splice(0, perBatch)
    const newlySeen = isCounted
      ? [...new Set([...releases.used, ...failed.keys()])].filter(isNewIn(seen))
      : []
    const newlyFailed = isCounted ? [...failed].flatMap(([module, isTold]) => (isTold ? [] : module)) : []
    const loads = isCounted ? releases.takeLoads() : {}
    if (
      errors.length + newlySeen.length + newlyFailed.length === 0 &&
      [vitals, loads, purchases].every(isEmpty)
    )
      return
    for (const module of newlyFailed) failed.set(module, true)
    // Long tasks are a sum: told once, when the page is hidden for the first time.
    const isWhole = isCounted && !isSentWhole && document.visibilityState === 'hidden'
    isSentWhole ||= isWhole
    const page = isCounted && pages.at(0)
    post({
      age: Math.round(performance.now()),
      set: releases.set,
      isPreview: Boolean(boot.preview),
      seen: newlySeen,
      failed: newlyFailed,
      vitals,
      ...(page && { page }),
      ...(!isEmpty(vitals) && trace && { trace }),
      ...(press && { press }),
      ...(isWhole && frames && { tasks: frames.byModule() }),
      loads,
      purchases,
      errors,
    })
    vitals = {}
    purchases = {}
    press = undefined
    if (waiting.length > 0) send()
  }

  function measured({ name, value, navigationType, entries }: Metric) {
    // A page that comes back from the browser's cache is no view that was counted.
    if (!isCounted || navigationType === 'back-forward-cache') return
    const vital = name.toLowerCase()
    if (told.has(vital)) return
    told.add(vital)
    vitals[vital] = vital === 'cls' ? value : Math.round(value)
    if (name === 'INP') press = pressOf(entries)
    // The last ones come as the page is left, perhaps after what is below was heard.
    if (document.visibilityState === 'hidden') queueMicrotask(send)
  }
  function pressOf(entries: readonly PerformanceEntry[]): object | undefined {
    const [slowest] = entries.toSorted((a, b) => b.duration - a.duration)
    if (!slowest) return
    const page = pages.at(slowest.startTime)
    return { module: moduleOfPress(slowest, frames, pageModuleAt(slowest.startTime)), ...(page && { page }) }
  }
  const told = new Set<string>()
  for (const on of [onLCP, onINP, onCLS, onTTFB, onFCP]) on(measured)

  onPurchase((version) => {
    if (isCounted) purchases[version] = (purchases[version] ?? 0) + 1
  })
  for (const module of Object.keys(boot.replaced ?? {})) fail(module)
  buffer.take = take
  for (const early of buffer.told.splice(0)) take(early)
  onReport(({ kind, module, version, message }) => {
    // Skip an error that a boundary reported already, with its place.
    if (kind === 'load-failed' && !messages.has(message.replace(/^\w*Error: /, '')))
      take({ kind: 'load', message, stack: '', module, version })
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send()
  })
  // Let the page have three seconds for itself. Without what comes then it is as good.
  setTimeout(
    () =>
      import(/* webpackChunkName: "last-good" */ './later.ts').then(
        ({ begin }) => {
          trace = begin(boot)
        },
        () => undefined,
      ),
    3000,
  )
  // Keep this last, so that its own errors are told.
  countVisit(boot, pages)
}

/** The nearest file of a release. */
function moduleIn(stack: string): string {
  return /\/modules\/([a-z][\w-]*)\//.exec(stack)?.[1] ?? 'shell'
}

function isNewIn(seen: Set<string>): (name: string) => boolean {
  return (name) => !seen.has(name) && Boolean(seen.add(name))
}

function isEmpty(record: object): boolean {
  return Object.keys(record).length === 0
}

function post(batch: object): void {
  const body = JSON.stringify(batch)
  if (navigator.sendBeacon('/telemetry', body)) return
  // Full: what is still waiting there must go first.
  void fetch('/telemetry', { method: 'POST', body, keepalive: true }).catch(() => undefined)
}
