import { catalog, expect, test } from '../kit/test.ts'
import { Shop } from '../pages/shop.ts'

/** Reads of a list. */
const reads = catalog === 'v1' ? /\/products\/query/ : /\/products\/search/

test('A press at the end of a list that is about to grow is a press on what was there @once', async ({
  page,
}) => {
  const shop = new Shop(page)
  await shop.open('/products')
  await expect(page.locator('html[data-ready]')).toBeAttached()
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Cart' })
  const held = Promise.withResolvers<void>()
  let isAsked = false
  await page.route(reads, async (route) => {
    isAsked = true
    await held.promise
    // Ignore a request that was aborted meanwhile.
    await route.continue().catch(() => undefined)
  })
  await link.scrollIntoViewIfNeeded()
  // The list does not know of a wheel that came before its code.
  await expect(async () => {
    await page.mouse.wheel(0, 2000)
    await expect.poll(() => isAsked, { timeout: 1000 }).toBe(true)
  }).toPass()
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
  page.on('request', (request) => reads.test(request.url()) && asked.push(request.url()))
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

test('A list grows for a shopper who came to its end before its code did @once', async ({
  page,
  context,
}) => {
  const code = Promise.withResolvers<void>()
  await context.route(/\/assets\/.*\.js$/, async (route) => {
    await code.promise
    await route.continue()
  })
  const shop = new Shop(page)
  await page.goto('/products', { waitUntil: 'commit' })
  const more = shop.main.getByRole('link', { name: 'Show more' })
  await more.scrollIntoViewIfNeeded()
  const first = await shop.tiles().count()
  code.resolve()
  await expect.poll(() => shop.tiles().count()).toBeGreaterThan(first)
})
