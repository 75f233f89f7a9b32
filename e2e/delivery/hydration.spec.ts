import type { Browser, Page } from '@playwright/test'
import { expect, test } from '../kit/src/index.ts'
import { patient } from '../kit/store.ts'

const path = '/products/potting-soil'

/** Scripts that the page asks for; documents and style sheets are none. */
function scriptsOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url())
  })
  return asked
}

/** A server that has just started may leave a page to the browser, which has to hydrate it at once. */
async function untilWhole(url: string): Promise<void> {
  await expect.poll(async () => (await fetch(url)).text()).toContain('data-code=')
}

/** Without what React names by chance, by what a widget hears, and without what is for browsers that run no script. */
const htmlOf = async (page: Page) =>
  (await page.getByRole('main').evaluate((main) => main.innerHTML)).replaceAll(
    /_r_\w+_|<!--.*?-->| data-hears="\w+"|<noscript>.*?<\/noscript>/gs,
    '',
  )

/** Compares a document before and after its hydration. */
async function expectKept(page: Page, browser: Browser): Promise<void> {
  let served = ''
  // A busy server may leave a part to the browser.
  await expect(async () => {
    served = (await (await page.goto(path))?.text()) ?? ''
    expect(served).toMatch(/Add to cart[\s\S]*Earn 14 points/)
  }).toPass()
  await expect(page.locator('html[data-ready]')).toBeAttached()
  await page.waitForLoadState('networkidle')
  const still = await browser.newPage({ javaScriptEnabled: false })
  await still.setContent(served)
  expect(await htmlOf(page)).toBe(await htmlOf(still))
  await still.close()
}

test.describe('A page that nobody touches', () => {
  test.use({ isTouched: false, storeOptions: { env: patient } })

  test('loads no script until it is touched, and then hears of the press that was the first touch', async ({
    page,
    store,
  }) => {
    await untilWhole(store.url + path)
    const scripts = scriptsOf(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.waitForTimeout(1500)
    expect(scripts).toEqual([])
    await expect(page.locator('html[data-still]')).toBeAttached()
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
    expect(scripts.length).toBeGreaterThan(0)
    await expect(page.locator('html[data-still]')).toHaveCount(0)
  })

  test('is hydrated at once for a browser that keeps something of the shop', async ({ page, store }) => {
    await untilWhole(store.url + path)
    await page.addInitScript(() => localStorage.setItem('galleria.theme', 'dark'))
    const asked = page.waitForRequest((request) => request.resourceType() === 'script', { timeout: 9000 })
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await asked
    await expect(page.locator('html[data-ready]')).toBeAttached()
  })

  test('follows a link by itself', async ({ page, store }) => {
    await untilWhole(`${store.url}/`)
    const scripts = scriptsOf(page)
    await page.goto('/', { waitUntil: 'networkidle' })
    expect(scripts).toEqual([])
    const links = page.getByRole('banner').getByRole('link', { name: 'All products' })
    // Without a pointer over the page, as a screen reader presses.
    await page.evaluate(() => Object.assign(window, { kept: true }))
    await links.evaluate((link: HTMLElement) => link.click())
    await expect(page).toHaveURL(/\/products$/)
    await expect(page.getByRole('heading', { level: 1, name: 'All products' })).toBeVisible()
    expect(await page.evaluate(() => 'kept' in window)).toBe(false)
  })
})

test('Hydration on interaction keeps the page as the server drew it', async ({ page, browser }) => {
  await expectKept(page, browser)
})

test.describe('Hydration at the load', () => {
  test.use({ isTouched: false, storeOptions: { own: true, env: { HYDRATION: 'load' } } })

  test('comes untouched, and keeps the page as the server drew it', async ({ page, browser }) => {
    await expectKept(page, browser)
  })
})
