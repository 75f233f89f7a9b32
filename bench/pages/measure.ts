import type { Browser, CDPSession, Page } from '@playwright/test'

export interface Measured {
  /** Milliseconds since navigation began. */
  readonly lcp: number
  readonly fcp: number
  /** Sum of what long tasks took beyond 50 ms. */
  readonly tbt: number
  readonly cls: number
  /** Bytes as they came over the wire, headers included. */
  readonly jsBytes: number
  readonly totalBytes: number
  readonly requests: number
}

const NETWORK = {
  offline: false,
  latency: 165,
  downloadThroughput: (8.1 * 1e6) / 8,
  uploadThroughput: (0.75 * 1e6) / 8,
}

/** One cold visit in a fresh profile: CPU four times slower, 165 ms to and fro, 8.1 Mbit/s down. */
export async function measure(browser: Browser, url: string): Promise<Measured> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const bytes = countBytes(session)
  await page.addInitScript(observe)
  await page.goto(url, { waitUntil: 'load' })
  await settle(page)
  const vitals = await page.evaluate(() => (globalThis as unknown as { __vitals: Vitals }).__vitals)
  await context.close()
  return { ...vitals, ...bytes() }
}

interface Vitals {
  lcp: number
  fcp: number
  tbt: number
  cls: number
}

/** Runs in the page before anything else. */
function observe(): void {
  const vitals: Vitals = { lcp: 0, fcp: 0, tbt: 0, cls: 0 }
  Object.assign(globalThis, { __vitals: vitals })
  const watch = (
    type: string,
    see: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
  ) => new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true })
  watch('largest-contentful-paint', (entry) => {
    vitals.lcp = entry.startTime
  })
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') vitals.fcp = entry.startTime
  })
  watch('longtask', (entry) => {
    vitals.tbt += Math.max(0, entry.duration - 50)
  })
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) vitals.cls += entry.value ?? 0
  })
}

/** Two seconds without a request: whatever the page fetches by itself has come. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1500)
}

function countBytes(session: CDPSession) {
  const kinds = new Map<string, string>()
  const sizes = new Map<string, number>()
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    sizes.set(requestId, encodedDataLength),
  )
  return () => {
    const sum = (wanted: (id: string) => boolean) =>
      [...sizes].reduce((total, [id, size]) => total + (wanted(id) ? size : 0), 0)
    return {
      jsBytes: sum((id) => kinds.get(id) === 'Script'),
      totalBytes: sum(() => true),
      requests: sizes.size,
    }
  }
}
