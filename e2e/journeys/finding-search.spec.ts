import type { Request } from '@playwright/test'
import { expectAccessible } from '../kit/accessibility.ts'
import { catalog, expect, once, test } from '../kit/test.ts'
import { isAdd } from '../pages/cart-calls.ts'
import { products, Shop } from '../pages/shop.ts'

const field = (shop: Shop) => shop.header.getByRole('combobox', { name: 'Search' })

/** Reads of products: catalog V3 has a call of its own for one by its slug. */
const reads = catalog === 'v3' ? /\/products\/(slug\/|search)/ : /\/products\/query/

test('Search finds by name', once, async ({ page }) => {
  const shop = new Shop(page)
  await shop.open('/')
  await field(shop).fill(products.searched.word)
  await field(shop).press('Enter')
  await expect(page).toHaveURL(/\/search\?q=teapot/)
  await expect(shop.main.getByRole('link', { name: products.searched.name, exact: true })).toBeVisible()
})

test('The header suggests while one types, and a tap leads to the product', async ({ page }) => {
  const shop = new Shop(page)
  await shop.open('/')
  await field(shop).click()
  await field(shop).pressSequentially('teap')
  const line = page.getByRole('option', { name: new RegExp(products.searched.name) })
  await expect(line).toBeVisible()
  await expectAccessible(page)
  await line.click()
  await expect(page).toHaveURL(/\/products\/./)
  await expect(page.getByRole('listbox')).toHaveCount(0)
})

test('A recent search comes back in a new page of the same device', once, async ({ page }) => {
  const shop = new Shop(page)
  await shop.open('/')
  await field(shop).fill('lamp')
  await field(shop).press('Enter')
  await expect(page).toHaveURL(/q=lamp/)
  await expect(page.locator('html[data-ready]')).toBeAttached()
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain('lamp')
  await shop.open('/')
  await field(shop).click()
  await expect(page.getByRole('option', { name: 'lamp', exact: true })).toBeVisible()
})

test('A product without options goes into the cart from its tile', async ({ page, isMobile }) => {
  const shop = new Shop(page)
  await shop.open('/search?q=potting')
  const tile = shop.tiles().filter({ hasText: products.plain.name })
  if (!isMobile) await tile.hover()
  const added = page.waitForResponse((answer) => isAdd(answer.url()))
  await tile.getByRole('button', { name: /Add/ }).click()
  await added
  await shop.expectInCart(1)
  await expect(page).toHaveURL(/q=potting/)
})

// Touch screens have no hover before the tap.
test(
  'On a slow line a product one points at comes without a second question, and no skeleton shows',
  once,
  async ({ page }) => {
    const shop = new Shop(page)
    await shop.open('/products')
    await expect(page.locator('html[data-ready]')).toBeAttached()
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 165,
      downloadThroughput: (8.1 * 1e6) / 8,
      uploadThroughput: (0.75 * 1e6) / 8,
    })
    await page.evaluate(() => {
      const seen = { skeletons: 0 }
      Object.assign(globalThis, { __seen: seen })
      new MutationObserver(() => {
        seen.skeletons += document.querySelectorAll('#main [class*="skeleton" i]').length
      }).observe(document.body, { childList: true, subtree: true })
    })
    const tile = shop.tiles().first()
    const link = tile.getByRole('heading').getByRole('link')
    const asked: string[] = []
    // Requests by themselves, not their number: some of the page's own began before anybody listened.
    const underWay = new Set<Request>()
    page.on('request', (request) => {
      asked.push(request.url())
      underWay.add(request)
    })
    const over = (request: Request) => void underWay.delete(request)
    page.on('requestfinished', over)
    page.on('requestfailed', over)
    await link.hover()
    await expect.poll(() => asked.filter((url) => reads.test(url)).length).toBe(2)
    await expect.poll(() => underWay.size, { intervals: [1000] }).toBe(0)
    asked.length = 0
    await link.click()
    await expect(page).toHaveURL(/\/products\/[^?]+$/)
    await expect(shop.main.getByRole('heading', { level: 1 })).toBeVisible()
    expect(asked.filter((url) => reads.test(url) || /\/modules\/catalog\/.*\.js$/.test(url))).toEqual([])
    expect(
      await page.evaluate(
        () => (globalThis as unknown as { __seen: { skeletons: number } }).__seen.skeletons,
      ),
    ).toBe(0)
  },
)
