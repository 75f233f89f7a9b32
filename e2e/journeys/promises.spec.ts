import { expect, once, test } from '../kit/test.ts'
import { Cart } from '../pages/cart.ts'
import { isAdd } from '../pages/cart-calls.ts'
import { products, Shop } from '../pages/shop.ts'

interface Shift extends PerformanceEntry {
  readonly value: number
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }[]
}

for (const path of ['/', '/products', `/products/${products.withOptions.slug}`, '/cart']) {
  test(`${path} starts without a complaint, moves nothing, and paints after two hops`, async ({
    page,
    complaints,
  }) => {
    await page.addInitScript(() => {
      const told = Object.assign(window, { shifts: [] as string[] })
      const box = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].join(' ')
      new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries() as Shift[])
          for (const { node, previousRect, currentRect } of sources)
            told.shifts.push(
              `${value}: ${node?.parentElement?.outerHTML.slice(0, 300)} from ${box(previousRect)} to ${box(currentRect)}`,
            )
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
    expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([])
    complaints.expectNone()
  })
}

test('An add is kept by whoever leaves the page in the same instant', once, async ({ page }) => {
  const shop = new Shop(page)
  await shop.openProduct(products.plain.slug)
  await shop.addToCart()
  await shop.expectInCart(1)
  await page.waitForLoadState('networkidle')
  const sent = page.waitForRequest((request) => isAdd(request.url()) && request.method() === 'POST')
  await shop.addButton().click()
  await sent
  // No waiting for the answer: the document goes with the request still under way.
  await page.evaluate(() => location.assign('/cart'))
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible()
  await expect(new Cart(page).quantityOf(products.plain.name)).toHaveValue('2')
})
