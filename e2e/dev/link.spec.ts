import { join } from 'node:path'
import type { Page } from '@playwright/test'
import getPort from 'get-port'
import { type Started, startProcess } from '../../scripts/lib/processes.ts'
import { expectAccessibleInBoth } from '../kit/accessibility.ts'
import { Complaints } from '../kit/complaints.ts'
import { type HttpsFront, httpsFront } from '../kit/https-front.ts'
import { type ScratchCopy, scratchCopy } from '../kit/scratch-copy.ts'
import { expect, test } from '../kit/src/index.ts'
import { patient } from '../kit/store.ts'
import { products, Shop } from '../pages/shop.ts'

// Patience, because a browser may not ask over HTTPS for what a busy server left to it.
test.use({ storeOptions: { own: true, env: patient }, ignoreHTTPSErrors: true })
test.describe.configure({ mode: 'serial' })

let scratch: ScratchCopy
let front: HttpsFront
let server: Started
let source: string

test.beforeAll(async () => {
  scratch = await scratchCopy()
  front = await httpsFront(scratch.folder)
  const port = await getPort({ host: '127.0.0.1' })
  source = `http://localhost:${port}`
  server = await startProcess({
    name: 'The development server of cart',
    command: join(scratch.folder, 'apps/cart/node_modules/.bin/rsbuild'),
    args: ['dev', '--port', String(port), '--host', '127.0.0.1'],
    cwd: join(scratch.folder, 'apps/cart'),
    env: { NODE_ENV: 'development', NO_COLOR: '1', FORCE_COLOR: '0' },
    readyMark: 'Serving from source: ',
    advice: 'Its last output is below.',
    onLine: (line) => process.env.E2E_LOG && console.log(line),
  })
})

test.afterAll(async () => {
  await server?.stop()
  front?.close()
  await scratch?.remove()
})

test('A link runs a module from this machine inside a shop, in one browser, with hot reload', async ({
  page,
  browser,
  store,
}) => {
  const complaints = new Complaints(page)
  // With the store's own key, as an owner; the address is the shop's.
  const { output } = await store.galleria('link', 'cart', source)
  const token = new URL(/https?:\S+/.exec(output)?.[0] ?? output).searchParams.get('preview')
  await page.goto(`${store.url}/products/${products.plain.slug}?preview=${token}`)

  const bar = page.getByRole('complementary', { name: 'Preview' })
  await expect(bar).toContainText(`cart`)
  await expect(bar).toContainText(`from ${source}`)
  const shop = new Shop(page)
  await expect(shop.addButton()).toBeVisible()
  await expectFromSource(page)
  await expect(page.locator('html[data-ready]')).toBeAttached()
  await expectAccessibleInBoth(page)

  await test.step('An edit reaches the page of the shop, which keeps its state', async () => {
    const quantity = shop.main.getByRole('spinbutton', { name: 'Quantity' })
    await quantity.fill('3')
    await quantity.press('Tab')
    await page.evaluate(() => Object.assign(window, { kept: true }))
    await scratch.edit('apps/cart/src/widgets/AddToCart.tsx', "t('add.to-cart')", "'Into the basket'")
    await expect(shop.main.getByRole('button', { name: 'Into the basket' })).toBeVisible()
    await expect(quantity).toHaveValue('3')
    expect(await page.evaluate(() => 'kept' in window)).toBe(true)
    await shop.main.getByRole('button', { name: 'Into the basket' }).click()
    await shop.expectInCart(3)
  })

  await test.step('Another browser has the live release and the strict policy', async () => {
    const other = await browser.newContext({ ignoreHTTPSErrors: true })
    const answer = await other.request.get(`${store.url}/products/${products.plain.slug}`)
    expect(await answer.text()).not.toContain(source)
    expect(answer.headers()['content-security-policy']).toContain('require-trusted-types-for')
    expect(answer.headers()['content-security-policy']).not.toContain(source)
    await other.close()
  })

  await test.step('Another page of the same browser runs it too, until the preview is left', async () => {
    await page.goto(`${store.url}/cart`)
    await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible()
    await expectFromSource(page)
    await bar.getByRole('button', { name: 'Leave preview' }).click()
    await expect(bar).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible()
    expect(await page.content()).not.toContain(source)
  })
  complaints.expectNone()

  await test.step('It runs in a shop over HTTPS as well', async () => {
    // The platform knows the shop by its plain address alone.
    complaints.allow(/CORS|ERR_FAILED/)
    front.leadTo(Number(new URL(store.url).port))
    await store.restartShell({ ...patient, SHELL_URL: front.url })
    await page.goto(`${front.url}/products/${products.plain.slug}?preview=${token}`)
    await expect(shop.main.getByRole('button', { name: 'Into the basket' })).toBeVisible()
    await expectFromSource(page)
  })

  await test.step('A server that has ended is named in the bar, and the rest of the page works', async () => {
    await server.stop()
    await page.goto(`${front.url}/products/${products.plain.slug}`)
    await expect(bar.getByRole('status')).toContainText('doesn’t answer')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(products.plain.name)
    await expectAccessibleInBoth(page)
  })
})

/** The page has run a script of the development server. */
async function expectFromSource(page: Page): Promise<void> {
  const files = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  await expect.poll(files).toContain(`${source}/remoteEntry.js`)
}
