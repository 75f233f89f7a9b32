import type { Browser, BrowserContext } from '@playwright/test'
import { expect, type KitStore, test, touchPages } from '../kit/src/index.ts'

const versionIn = (html: string) => /\/modules\/cart\/([^/]+)\/web\//.exec(html)?.[1]

/** Browsers come until one has got that version. */
async function browserWith(version: string, browser: Browser, { url }: KitStore): Promise<BrowserContext> {
  for (let tries = 0; tries < 60; tries++) {
    const context = await browser.newContext({ baseURL: url })
    touchPages(context)
    if (versionIn(await (await context.request.get('/cart')).text()) === version) return context
    await context.close()
  }
  throw new Error(`No browser got cart@${version}.`)
}

test('A visitor keeps the release that was drawn, on every page, in the browser, and after a restart', async ({
  browser,
  store,
}) => {
  const live = (await store.versionOf('cart')) ?? ''
  const canary = await store.release('cart', { canary: 50 })
  for (const version of [live, canary]) {
    const other = version === live ? canary : live
    const context = await browserWith(version, browser, store)
    const page = await context.newPage()
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto('/')
    await expect(page.locator('html[data-ready]')).toBeAttached()
    await page.getByRole('navigation', { name: 'Store' }).getByRole('link', { name: 'Cart' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible()
    await store.restartShell()
    await page.goto('/cart')
    await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible()
    expect(asked.filter((url) => url.includes(`/modules/cart/${other}/`))).toEqual([])
    expect(asked.some((url) => url.includes(`/modules/cart/${version}/`))).toBe(true)
    const cookies = await context.cookies()
    expect(cookies.find(({ name }) => name === 'galleria_visitor')).toMatchObject({ httpOnly: true })
    await context.close()
  }
})

test('While nothing is drawn, nobody is given an id and pages may be cached', async ({ page, context }) => {
  // The first page of a shell that has just started may be left to the browser, and is then nobody's.
  const caching = async () => (await page.request.get('/products')).headers()['cache-control']
  await expect.poll(caching).toContain('s-maxage')
  await page.goto('/products')
  await expect(page.locator('html[data-ready]')).toBeAttached()
  expect((await context.cookies()).filter(({ name }) => name === 'galleria_visitor')).toEqual([])
})
