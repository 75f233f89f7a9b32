import { expect, test } from '../kit/test.ts'
import { Shop } from '../pages/shop.ts'

test('A press at the end of a list that is about to grow is a press on what was there @once', async ({
  page,
}) => {
  const shop = new Shop(page)
  await shop.open('/products')
  await expect(page.locator('html[data-ready]')).toBeAttached()
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Cart' })
  const held = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  await page.route(/\/products\/search/, async (route) => {
    asked.resolve()
    await held.promise
    // Ignore a request that was aborted meanwhile.
    await route.continue().catch(() => undefined)
  })
  await link.scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 2000)
  await asked.promise
  await link.scrollIntoViewIfNeeded()
  const box = await link.boundingBox()
  if (!box) throw new Error('The link is not to be seen.')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  held.resolve()
  await page.mouse.up()
  await expect(page).toHaveURL(/\/cart$/)
})

test('A list does not grow above what has the focus, and grows when that is in it again @once', async ({
  page,
}) => {
  const shop = new Shop(page)
  await shop.open('/products')
  await expect(page.locator('html[data-ready]')).toBeAttached()
  const first = await shop.tiles().count()
  const asked: string[] = []
  page.on('request', (request) => /\/products\/search/.test(request.url()) && asked.push(request.url()))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cart' }).focus()
  await page.mouse.wheel(0, 2000)
  const last = shop
    .tiles()
    .nth(first - 1)
    .getByRole('heading')
    .getByRole('link')
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Cart' })).toBeInViewport()
  expect(asked).toEqual([])
  await last.focus()
  await page.mouse.wheel(0, 50)
  await expect.poll(() => shop.tiles().count()).toBeGreaterThan(first)
})
