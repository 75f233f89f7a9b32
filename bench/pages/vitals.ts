import type { Page } from '@playwright/test'

export interface Vitals {
  /** Milliseconds since navigation began. */
  readonly lcp: number
  readonly fcp: number
  /** Milliseconds that tasks after the first paint took beyond 50 ms each, as Lighthouse counts. */
  readonly tbt: number
  readonly longTasks: number
  readonly cls: number
}

interface Span {
  readonly start: number
  readonly duration: number
}

interface Collected {
  lcp: number
  fcp: number
  cls: number
  readonly tasks: Span[]
}

/** Has to be called before the page goes anywhere. */
export function watchVitals(page: Page): Promise<unknown> {
  return page.addInitScript(observe)
}

export async function readVitals(page: Page): Promise<Vitals> {
  const { lcp, fcp, cls, tasks } = await page.evaluate(
    () => (globalThis as unknown as { __vitals: Collected }).__vitals,
  )
  return { lcp, fcp, cls, tbt: blockingTime(tasks, fcp), longTasks: tasks.length }
}

/** Of a task that the first paint falls into, the part after it counts, with as much of the 50 ms. */
export function blockingTime(tasks: readonly Span[], fcp: number): number {
  return tasks.reduce((sum, { start, duration }) => {
    const after = Math.max(0, start + duration - Math.max(start, fcp))
    return duration > 50 ? sum + after * (1 - 50 / duration) : sum
  }, 0)
}

/** Runs in the page before anything else. */
function observe(): void {
  const collected: Collected = { lcp: 0, fcp: 0, cls: 0, tasks: [] }
  Object.assign(globalThis, { __vitals: collected })
  const watch = (
    type: string,
    see: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
  ) => new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true })
  watch('largest-contentful-paint', (entry) => {
    collected.lcp = entry.startTime
  })
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') collected.fcp = entry.startTime
  })
  watch('longtask', (entry) => {
    collected.tasks.push({ start: entry.startTime, duration: entry.duration })
  })
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) collected.cls += entry.value ?? 0
  })
}
