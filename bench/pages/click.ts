import type { Browser, Page } from '@playwright/test'
import { openPage, openPhone, type Somebody, settle } from './phone.ts'

/**
 * Milliseconds from a click on a link to the paint of the page behind it, with its own heading. `intent`: the pointer
 * rested on the link for a second before.
 */
export async function clickOnward(
  browser: Browser,
  url: string,
  link: string,
  { somebody, intent }: { readonly somebody?: Somebody | undefined; readonly intent: boolean },
): Promise<number> {
  const phone = await openPhone(browser, somebody)
  try {
    const { page } = await openPage(phone)
    await page.addInitScript(watchPaint)
    await page.goto(url, { waitUntil: 'load' })
    await settle(page)
    const target = page.locator(link).filter({ visible: true }).first()
    await target.scrollIntoViewIfNeeded().catch(async (cause) => {
      const shown = await page.locator('body').textContent()
      throw new Error(`${url} shows no ${link}, but:\n${shown?.slice(0, 600)}`, { cause })
    })
    const box = await target.boundingBox()
    if (!box) throw new Error(`${url} shows no ${link}.`)
    const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height / 2, 100)]
    if (intent) {
      await page.mouse.move(x, y)
      await page.waitForTimeout(1000)
      await page.mouse.click(x, y)
    } else await page.touchscreen.tap(x, y)
    return await painted(page)
  } finally {
    await phone.close()
  }
}

async function painted(page: Page): Promise<number> {
  const deadline = Date.now() + 15_000
  while (Date.now() < deadline) {
    await page.waitForTimeout(250)
    // The page may be on its way to another document.
    const took = await page
      .evaluate(() => Number(sessionStorage.getItem('bench.painted') ?? 0))
      .catch(() => 0)
    if (took) return took
  }
  throw new Error(`No page was painted after the click; it stays ${page.url()}.`)
}

/** Runs in each page before anything else: the next one may be of the same document or of a new one. */
function watchPaint(): void {
  const now = () => performance.timeOrigin + performance.now()
  const done = (at: number) => {
    sessionStorage.setItem('bench.painted', String(at - Number(sessionStorage.getItem('bench.clicked'))))
  }
  if (sessionStorage.getItem('bench.clicked') && !sessionStorage.getItem('bench.painted')) {
    const look = () => {
      const paint = performance.getEntriesByName('first-contentful-paint')[0]
      const activated = (performance.getEntriesByType('navigation')[0] as { activationStart?: number })
        ?.activationStart
      if (paint && document.querySelector('h1'))
        done(performance.timeOrigin + Math.max(paint.startTime, activated ?? 0))
      else requestAnimationFrame(look)
    }
    look()
    return
  }
  addEventListener(
    'click',
    (event) => {
      const heading = () => document.querySelector('h1')?.textContent
      const [path, before] = [location.pathname, heading()]
      sessionStorage.setItem('bench.clicked', String(performance.timeOrigin + event.timeStamp))
      const look = () =>
        requestAnimationFrame(() => {
          if (location.pathname === path || !heading() || heading() === before) return look()
          // A task after the frame: what it shows is drawn.
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => done(now())
          port2.postMessage(null)
        })
      look()
    },
    { capture: true, once: true },
  )
}
