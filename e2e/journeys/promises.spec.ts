import { expect, once, test } from '../kit/test.ts'
import { Cart } from '../pages/cart.ts'
import { products, Shop } from '../pages/shop.ts'

for (const path of ['/', '/products', `/products/${products.withOptions.slug}`, '/cart']) {
  test(`${path} starts without a complaint, moves nothing, and paints after two hops`, async ({
    page,
    complaints,
  }) => {
    await page.addInitScript(() => {
      const told = Object.assign(window, { shifts: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          told.shifts += entry.value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const answer = await page.goto(path)
    const html = (await answer?.text()) ?? ''
    await expect(page.locator('html[data-ready]')).toBeAttached()
    await page.waitForLoadState('networkidle')
    // The page itself is the first hop. What holds the paint back is named in it, so it comes with the second.
    const blocking = await page.evaluate(() =>
      (
        performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
          renderBlockingStatus: string
        })[]
      )
        .filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking')
        .map(({ name }) => new URL(name).pathname),
    )
    expect(blocking.length).toBeGreaterThan(0)
    for (const file of blocking) expect(html).toContain(`"${file}"`)
    expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBe(0)
    complaints.expectNone()
  })
}

test('an add is kept by whoever leaves the page in the same instant', once, async ({ page }) => {
  const shop = new Shop(page)
  await shop.openProduct(products.plain.slug)
  await shop.addToCart()
  await shop.expectInCart(1)
  await page.waitForLoadState('networkidle')
  const sent = page.waitForRequest(
    (request) => request.url().endsWith('/add-to-cart') && request.method() === 'POST',
  )
  await shop.addButton().click()
  await sent
  // No waiting for the answer: the document goes with the request still under way.
  await page.evaluate(() => location.assign('/cart'))
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible()
  await expect(new Cart(page).quantityOf(products.plain.name)).toHaveValue('2')
})
