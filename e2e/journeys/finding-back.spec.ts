import { expect, once, test } from '../kit/test.ts'
import { Shop } from '../pages/shop.ts'

const ready = 'html[data-ready]'

test('Back from a product leads to the list as it had grown, where one was in it', async ({ page }) => {
  const shop = new Shop(page)
  await shop.open('/products')
  await expect(page.locator(ready)).toBeAttached()
  const first = await shop.tiles().count()
  await shop.main.getByRole('link', { name: 'Show more' }).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 10)
  await expect.poll(() => shop.tiles().count()).toBeGreaterThan(first)
  await expect(page).toHaveURL(/shown=/)
  const grown = await shop.tiles().count()
  const far = shop.tiles().nth(first + 4)
  await far.scrollIntoViewIfNeeded()
  const name = await far.getByRole('heading').textContent()
  const before = await far.boundingBox()
  await far.getByRole('heading').getByRole('link').click()
  await expect(shop.main.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible()
  await page.goBack()
  await expect(far.getByRole('heading')).toHaveText(name ?? '')
  expect(await shop.tiles().count()).toBeGreaterThanOrEqual(grown)
  await expect
    .poll(async () => Math.abs(((await far.boundingBox())?.y ?? 1e6) - (before?.y ?? 0)))
    .toBeLessThan(40)
})

test(
  'A theme once chosen is there on the next page and after a reload, before anything is painted',
  once,
  async ({ page }) => {
    const shop = new Shop(page)
    await shop.open('/')
    await expect(page.locator(ready)).toBeAttached()
    const theme = page.getByRole('contentinfo').getByLabel('Theme')
    await theme.selectOption('dark')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.addInitScript(() => {
      document.addEventListener('readystatechange', () => {
        Object.assign(globalThis, {
          __first: (globalThis as { __first?: string }).__first ?? document.documentElement.dataset.theme,
        })
      })
    })
    await shop.open('/products')
    expect(await page.evaluate(() => (globalThis as { __first?: string }).__first)).toBe('dark')
    await expect(page.locator(ready)).toBeAttached()
    await expect(theme).toHaveValue('dark')
    await theme.selectOption('system')
    await page.reload()
    await expect(page.locator('html')).not.toHaveAttribute('data-theme')
  },
)
