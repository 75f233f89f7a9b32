import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser, Page } from '@playwright/test'
import { stopEverything } from '../../scripts/lib/processes.ts'
import { openBrowser } from '../lib/open-browser.ts'
import { median } from '../lib/statistics.ts'
import { become } from '../pages/people.ts'
import { openPage, type Somebody } from '../pages/phone.ts'
import { startFederated } from '../pages/variants.ts'

/** A page of the shop, measured in each round beside the admin's: what the machine takes for a page that is known. */
const BASELINE = '/cart'
const BAR = 'nav[aria-label="Admin"] a'

interface Times {
  readonly loaded: number[]
  readonly clicked: number[]
  /** Clicked by somebody who saves data, for whom the bar prepares no page. */
  readonly unprepared: number[]
}

/**
 * Milliseconds until each screen of the admin is usable, loaded by its address with an empty cache, and clicked in the bar:
 * its heading is there, nothing of it is busy and it listens. A desk's screen on the slow processor and network of the other
 * page benchmarks. `npm run bench -- screens [--rounds 3] [--most 1000]`
 */
export async function screens(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { rounds: { type: 'string', default: '3' }, most: { type: 'string', default: '1000' } },
  })
  const home = await mkdtemp(join(tmpdir(), 'galleria-screens-'))
  try {
    const { url } = await startFederated(home)
    const browser = await openBrowser([])
    try {
      const owner = await become(browser, url, 'owner')
      const paths = await linksOfBar(browser, url, owner)
      const times = new Map(
        [BASELINE, ...paths].map((path) => [path, { loaded: [], clicked: [], unprepared: [] } as Times]),
      )
      for (let round = 0; round < Number(values.rounds); round++)
        for (const [path, { loaded, clicked, unprepared }] of times) {
          loaded.push(await load(browser, url + path, owner))
          if (path === BASELINE) continue
          clicked.push(await click(browser, url, path, { owner, savesData: false }))
          unprepared.push(await click(browser, url, path, { owner, savesData: true }))
        }
      print(times, Number(values.most))
    } finally {
      await browser.close()
    }
  } finally {
    await stopEverything()
    await rm(home, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function onDesk<Result>(
  browser: Browser,
  owner: Somebody | undefined,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const desk = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    ...(owner && { storageState: owner }),
  })
  try {
    return await work((await openPage(desk)).page)
  } finally {
    await desk.close()
  }
}

async function linksOfBar(browser: Browser, url: string, owner: Somebody | undefined): Promise<string[]> {
  return onDesk(browser, owner, async (page) => {
    await page.goto(`${url}/manage`)
    await page.locator('html[data-ready]').waitFor({ state: 'attached' })
    const paths = await page
      .locator(BAR)
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname))
    return [...new Set(paths)]
  })
}

function load(browser: Browser, address: string, owner: Somebody | undefined): Promise<number> {
  return onDesk(browser, owner, async (page) => {
    await page.goto(address, { waitUntil: 'commit' })
    await page.waitForFunction(isUsable, null, { polling: 'raf', timeout: 60_000 })
    return page.evaluate(() => performance.now())
  })
}

/** From Home, whose code is there, once the browser has loaded what it loads in idle time; nothing points at the link before. */
function click(
  browser: Browser,
  url: string,
  path: string,
  { owner, savesData }: { readonly owner: Somebody | undefined; readonly savesData: boolean },
): Promise<number> {
  return onDesk(browser, owner, async (page) => {
    if (savesData)
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      )
    await page.goto(`${url}${path === '/manage' ? '/manage/orders' : '/manage'}`)
    await page.waitForFunction(isUsable, null, { polling: 'raf', timeout: 60_000 })
    await page.waitForLoadState('networkidle')
    const [at, before] = await page
      .locator(`${BAR}[href="${path}"]`)
      .first()
      .evaluate((link) => {
        const title = document.querySelector('main h1')?.textContent
        const now = performance.now()
        // Links of closed sections are followed as the search of the admin follows them.
        ;(link as HTMLAnchorElement).click()
        return [now, title] as const
      })
    await page.waitForFunction(
      ([path, before]) =>
        location.pathname.startsWith(path ?? '') &&
        ![undefined, before].includes(document.querySelector('main h1')?.textContent) &&
        document.querySelector('main [aria-busy="true"]') === null,
      [path, before] as const,
      { polling: 'raf', timeout: 60_000 },
    )
    return (await page.evaluate(() => performance.now())) - at
  })
}

/** Runs in the page. */
function isUsable(): boolean {
  const root = document.documentElement
  return (
    'ready' in root.dataset &&
    document.querySelector('main h1') !== null &&
    document.querySelector('main [aria-busy="true"]') === null
  )
}

function print(times: ReadonlyMap<string, Times>, most: number): void {
  console.log(`load ${loadavg()[0]?.toFixed(1)}; milliseconds, medians`)
  console.log('| screen | by its address | by a click | by a click, nothing prepared |\n|---|---|---|---|')
  const rows = [...times].map(([path, { loaded, clicked, unprepared }]) => ({
    path,
    loaded: median(loaded),
    clicked: clicked.length > 0 ? median(clicked) : Number.NaN,
    unprepared: unprepared.length > 0 ? median(unprepared) : Number.NaN,
  }))
  const shown = (value: number) => (Number.isNaN(value) ? '' : Math.round(value))
  for (const { path, loaded, clicked, unprepared } of rows.sort((a, b) => b.loaded - a.loaded))
    console.log(`| ${path} | ${shown(loaded)} | ${shown(clicked)} | ${shown(unprepared)} |`)
  const late = rows.filter(
    ({ path, loaded, clicked }) => path !== BASELINE && Math.max(loaded, clicked) > most,
  )
  console.log(
    `${late.length} of ${rows.length - 1} screens take more than ${most} ms by their address or a click`,
  )
}
