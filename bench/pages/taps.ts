import type { Browser } from '@playwright/test'
import { openPage, openPhone, type Somebody, settle } from './phone.ts'
import { type Point, touch, watchFirstPaint } from './touch.ts'

const TAPS = 20
const EVERY = 150
/** The browser tells of no event that took less. */
const THRESHOLD = 16

/** Places of the heading and of the first control that leads nowhere else, as the loaded page has them. */
export async function findTargets(
  browser: Browser,
  url: string,
  somebody: Somebody | undefined,
): Promise<Point[]> {
  const phone = await openPhone(browser, somebody)
  try {
    const page = await phone.newPage()
    await page.goto(url, { waitUntil: 'load' })
    await settle(page)
    return await page.evaluate(() => {
      const inSight = (selector: string) =>
        [...document.querySelectorAll(selector)]
          .map((element) => element.getBoundingClientRect())
          .filter(({ top, bottom, width, height }) => top >= 0 && bottom <= innerHeight && width && height)
          .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))[0]
      const targets = [
        inSight('h1'),
        inSight('main button[type=button], main input[type=radio], header input[type=search]'),
      ]
      return targets.filter((target) => target !== undefined)
    })
  } finally {
    await phone.close()
  }
}

/**
 * Taps at these places by turns, from the first paint on and every 150 ms, as somebody does who doesn't wait: while scripts
 * come and React hydrates. Milliseconds from each tap to its next paint.
 */
export async function tapWhileLoading(
  browser: Browser,
  url: string,
  targets: readonly Point[],
  somebody: Somebody | undefined,
): Promise<number[]> {
  const phone = await openPhone(browser, somebody)
  try {
    const { page, session } = await openPage(phone)
    await page.addInitScript(observe, THRESHOLD)
    const { painted } = await watchFirstPaint(session)
    await page.goto(url, { waitUntil: 'commit' })
    await painted
    const sent: Promise<unknown>[] = []
    for (let tap = 0; tap < TAPS; tap++) {
      const target = targets[tap % targets.length]
      if (target) sent.push(touch(session, target))
      await new Promise((resolve) => setTimeout(resolve, EVERY))
    }
    await Promise.all(sent)
    await page.waitForTimeout(1000)
    const seen = await page.evaluate(() => [
      ...(globalThis as unknown as { __taps: Map<number, number> }).__taps.values(),
    ])
    return [...seen, ...Array<number>(Math.max(0, TAPS - seen.length)).fill(THRESHOLD)]
  } finally {
    await phone.close()
  }
}

/** Runs in the page before anything else. An interaction takes as long as its longest event. */
function observe(threshold: number): void {
  const taps = new Map<number, number>()
  Object.assign(globalThis, { __taps: taps })
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) taps.set(interactionId, Math.max(duration, taps.get(interactionId) ?? 0))
  }).observe({ type: 'event', buffered: true, durationThreshold: threshold } as PerformanceObserverInit)
}
