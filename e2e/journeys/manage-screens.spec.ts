import type { Page } from '@playwright/test'
import { expectAccessibleIn } from '../kit/accessibility.ts'
import { expect, once, test } from '../kit/test.ts'
import { StaffPages } from '../pages/staff.ts'

const phone = 390
const desk = 1440

/** Beginnings of the addresses of a section. */
const sections = {
  orders: ['orders', 'drafts', 'abandoned', 'subscriptions'],
  products: ['catalog'],
  customers: ['customers', 'members'],
  marketing: ['marketing'],
  loyalty: ['loyalty'],
  content: ['content'],
  analytics: ['analytics'],
  settings: ['settings'],
} as const

test.describe.configure({ mode: 'parallel' })

for (const [section, names] of Object.entries(sections)) {
  test(
    `Every screen of ${section} that a link leads to is accessible at a desk and on a phone, and none is wider than the page`,
    once,
    async ({ page }) => {
      test.setTimeout(600_000)
      const staff = new StaffPages(page)
      await page.setViewportSize({ width: desk, height: 900 })
      await staff.open(`/manage/${names[0]}`)
      const isHere = (link: string) => names.some((name) => isBelow(link, `/manage/${name}`))
      const bar = page.getByRole('navigation', { name: 'Admin' }).first().locator('a')
      await expect.poll(() => linksOf(bar)).toContainEqual(`/manage/${names[0]}`)
      const inBar = (await linksOf(bar)).filter(isHere)
      const open = [...names.map((name) => `/manage/${name}`), ...inBar]
      const seen = new Map<string, string>()
      for (let path = open.shift(); path; path = open.shift()) {
        const kind = kindOf(path)
        if (seen.has(kind)) continue
        seen.set(kind, path)
        await test.step(path, () => look(page, path))
        open.push(...(await linksOf(page.locator('a[href^="/manage/"]'))).filter(isHere))
      }
      expect([...seen.values()]).toEqual(expect.arrayContaining(inBar))
    },
  )
}

const isBelow = (path: string, root: string) => path === root || path.startsWith(`${root}/`)

/** One product, order, page or source of points stands for all of its kind: its id is a part with digits, or comes after that name. */
function kindOf(path: string): string {
  return path
    .replace(/\/[^/]*\d[^/]*/g, '/:id')
    .replace(/\/(products|pages|journal|menus|letters|analytics\/loyalty)\/(?!new$)[^/]+/, '/$1/:id')
}

async function linksOf(links: ReturnType<Page['locator']>): Promise<string[]> {
  return links.evaluateAll((found) => [...new Set(found.map((link) => (link as HTMLAnchorElement).pathname))])
}

async function look(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.setViewportSize({ width: desk, height: 900 })
  await go(page, path)
  await unroll(page, desk)
  await expectAccessibleIn(page, 'light')
  await unroll(page, phone)
  await expectAccessibleIn(page, 'dark')
  const [content, screen] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ])
  expect(content).toBeLessThanOrEqual(screen ?? 0)
}

async function go(page: Page, path: string): Promise<void> {
  if (new URL(page.url()).pathname !== path) await follow(page, path)
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(untilQuiet)
}

/** Goes as a link does, in the same document: loading the whole admin for each screen would take most of the time. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((path) => {
    ;(document.activeElement as HTMLElement | null)?.blur()
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused()
}

/** Runs in the page: resolves when nothing was fetched for a moment, so that charts and lists that come late are looked at. */
function untilQuiet(): Promise<void> {
  const fetched = () => performance.getEntriesByType('resource').length
  return new Promise((resolve) => {
    let before = fetched()
    const timer = setInterval(() => {
      const now = fetched()
      if (now === before) {
        clearInterval(timer)
        resolve()
      }
      before = now
    }, 300)
  })
}

/** As high as the page: what sticks to the end of the screen covers nothing, as after scrolling. */
async function unroll(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.max(height, 900) })
}
