import type { Page } from '@playwright/test'
import { type BrowserFault, breakInBrowser, expect, type FileKind, test } from '../kit/src/index.ts'
import { products } from '../pages/shop.ts'

/*
 * The server is healthy, and every module's files of one kind reach the browser broken, so no last good release helps. A
 * product page holds three modules; a cart is personal, and drawn for who asks. How soon each page is
 * painted and usable: bench/faults.
 */

const product = `/products/${products.plain.slug}`

/** Faults of each kind of file that end differently; `npm run bench -- faults` walks all of them on every page. */
const walks: readonly (readonly [FileKind, BrowserFault])[] = [
  ['entry', 'hanging'],
  ['entry', 'of the wrong type'],
  ['chunk', 'slow'],
  ['sheet', 'hanging'],
  ['sheet', 'slow'],
]

for (const [kind, fault] of walks)
  test(`Faults row 108: every module's ${kind} is ${fault} in the browser alone: the page is painted, readable, its frame alive`, async ({
    page,
  }) => {
    const { broken } = await breakInBrowser(page, '*', kind, fault)
    await openServed(page, product)
    await expect(page.getByRole('heading', { level: 1, name: products.plain.name })).toBeVisible()
    await expectPaintedAndAlive(page)
    expect(broken.length).toBeGreaterThan(0)
  })

for (const [kind, fault] of [
  ['entry', 'corrupt'],
  ['chunk', 'hanging'],
] as const)
  test(`Faults row 108: a personal page whose ${kind} is ${fault} in the browser stays readable as the server drew it, and comes alive when asked again`, async ({
    page,
  }) => {
    const { heal } = await breakInBrowser(page, 'cart', kind, fault)
    await openServed(page, '/cart')
    await expectPaintedAndAlive(page)
    const retry = page.getByRole('alert').getByRole('button', { name: 'Try again' })
    await expect(retry).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await heal()
    await retry.click()
    await expect(retry).toBeHidden()
    await expect(page.locator('main [data-boundary="cart"] h1')).toBeVisible()
  })

test('Faults row 108: a page met by a link whose style sheets hang is there without its looks', async ({
  page,
}) => {
  await page.goto('/')
  await expectPaintedAndAlive(page)
  const { broken } = await breakInBrowser(page, '*', 'sheet', 'hanging')
  await page.getByRole('navigation', { name: 'Store' }).getByRole('link', { name: 'Account' }).click()
  await expect(page.locator('main [data-boundary="account"] h1')).toBeVisible()
  expect(broken.length).toBeGreaterThan(0)
})

/** The page as the server makes it when it has the time: with its module, not left to the browser. */
async function openServed(page: Page, path: string): Promise<void> {
  let served = await page.request.get(path)
  await expect(async () => {
    served = await page.request.get(path)
    expect(await served.text()).toContain('"page":{"kind":"module"')
  }).toPass()
  await page.route(`**${path}`, (route) => route.fulfill({ response: served }), { times: 1 })
  await page.goto(path, { waitUntil: 'commit' })
}

async function expectPaintedAndAlive(page: Page): Promise<void> {
  await expect(page.locator('html[data-ready]')).toBeAttached()
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1)
}
