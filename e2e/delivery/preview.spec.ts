import { expectAccessibleInBoth } from '../kit/accessibility.ts'
import { Complaints } from '../kit/complaints.ts'
import { expect, type KitStore, test } from '../kit/src/index.ts'

async function linkTo(store: KitStore, release: string, path = '/cart'): Promise<string> {
  const { output } = await store.galleria('preview', release, '--shop', store.url + path)
  return /https?:\S+/.exec(output)?.[0] ?? output
}

test('A link shows a release to one browser, whose bar says so and leads out', async ({
  page,
  browser,
  store,
}) => {
  const complaints = new Complaints(page)
  const live = await store.versionOf('cart')
  const version = await store.release('cart', { channel: 'staging' })
  await page.goto(await linkTo(store, `cart@${version}`))
  expect(new URL(page.url()).search).toBe('')
  const bar = page.getByRole('complementary', { name: 'Preview' })
  await expect(bar).toContainText(`cart@${version}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible()
  expect(await page.content()).toContain(`/modules/cart/${version}/web/`)
  await expect(page.locator('html[data-ready]')).toBeAttached()
  await expectAccessibleInBoth(page)

  // Another page of the same browser, by a link and by its address; another browser.
  await page.getByRole('banner').getByRole('link', { name: 'Galleria' }).click()
  await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0)
  await expect(bar).toBeVisible()
  const other = await browser.newContext()
  const html = await (await other.request.get(`${store.url}/cart`)).text()
  expect(html).toContain(`/modules/cart/${live}/web/`)
  expect(html).not.toContain('data-preview')
  await other.close()

  await page.goto('/cart?from=mail')
  await bar.getByRole('button', { name: 'Leave preview' }).click()
  await expect(page).toHaveURL(`${store.url}/cart?from=mail`)
  await expect(bar).toHaveCount(0)
  expect(await page.content()).toContain(`/modules/cart/${live}/web/`)
  complaints.expectNone()
})

test('The bar is in the language of the page, and works without script', async ({ browser, store }) => {
  const version = await store.release('cart', { channel: 'staging' })
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: store.url })
  const page = await context.newPage()
  await page.goto(await linkTo(store, `cart@${version}`, '/ar/cart'))
  await expect(page.getByRole('complementary', { name: 'معاينة' })).toContainText(`cart@${version}`)
  await page.getByRole('button', { name: 'مغادرة المعاينة' }).click()
  await expect(page).toHaveURL(`${store.url}/ar/cart`)
  await expect(page.getByRole('complementary', { name: 'معاينة' })).toHaveCount(0)
  await context.close()
})

test('A link that was changed says so, and shows nothing', async ({ page, store }) => {
  const version = await store.release('cart', { channel: 'staging' })
  const link = new URL(await linkTo(store, `cart@${version}`))
  const token = link.searchParams.get('preview') ?? ''
  link.searchParams.set('preview', (token.startsWith('A') ? 'B' : 'A') + token.slice(1))
  expect((await page.goto(link.href))?.status()).toBe(403)
  await expect(page.getByRole('heading', { level: 1, name: 'This preview has ended' })).toBeVisible()
  await expectAccessibleInBoth(page)
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page.getByRole('complementary', { name: 'Preview' })).toHaveCount(0)
})

test('A previewed release that does not start leaves the page whole', async ({ page, store }) => {
  const bad = (code: string) => `throw new Error('bad start')\n${code}`
  const version = await store.release('cart', {
    channel: 'staging',
    changes: { 'server/module.js': bad, 'web/remoteEntry.js': bad },
  })
  await page.goto(await linkTo(store, `cart@${version}`))
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText('can’t run')
})
