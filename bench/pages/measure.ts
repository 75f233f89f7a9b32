import type { Browser, BrowserContext } from '@playwright/test'
import { openPage, openPhone, type Somebody, settle } from './phone.ts'
import { touch, watchFirstPaint } from './touch.ts'
import { countTraffic, type Traffic } from './traffic.ts'
import { readVitals, type Vitals, watchVitals } from './vitals.ts'

export interface Loaded extends Vitals, Traffic {
  /** Milliseconds that the page's main thread worked, until it had nothing more to do. */
  readonly mainThread: number
}

export interface Visits {
  readonly cold: Loaded
  /** In another fresh profile: a finger touches the page at its first paint, so that it is hydrated. */
  readonly touched?: Loaded
  /** Of the same profile, in a new tab. */
  readonly again?: Loaded
}

/** Beside what can be pressed. */
const GUTTER = { x: 3, y: 400 }

/** Something else than the page was answered, so there is no figure. */
export class NotWhole extends Error {}

/** One visit in a fresh profile, and on demand a second one. `somebody`: who comes, if they came before; `shows`: see `page-list.ts`. */
export async function visit(
  browser: Browser,
  url: string,
  {
    somebody,
    again = false,
    touched = false,
    shows = 'body',
  }: {
    readonly somebody?: Somebody | undefined
    readonly again?: boolean
    readonly touched?: boolean
    readonly shows?: string
  },
): Promise<Visits> {
  const phone = await openPhone(browser, somebody)
  const other = touched ? await openPhone(browser, somebody) : undefined
  const load = async (phone: BrowserContext, isTouched = false) => {
    const { page, session } = await openPage(phone)
    await session.send('Performance.enable')
    const traffic = countTraffic(session)
    await watchVitals(page)
    const { painted } = isTouched ? await watchFirstPaint(session) : { painted: undefined }
    await page.goto(url, { waitUntil: painted ? 'commit' : 'load' })
    if (painted) {
      await painted
      await touch(session, GUTTER)
      await page.waitForLoadState('load')
    }
    await settle(page)
    const { metrics } = await session.send('Performance.getMetrics')
    const mainThread = 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
    const vitals = await readVitals(page)
    if (!(await page.locator(shows).count())) throw new NotWhole(`${url} shows no ${shows}.`)
    await page.close()
    return { ...vitals, ...traffic(), mainThread }
  }
  try {
    return {
      cold: await load(phone),
      ...(again && { again: await load(phone) }),
      ...(other && { touched: await load(other, true) }),
    }
  } finally {
    await phone.close()
    await other?.close()
  }
}
