import type { Page } from '@playwright/test'
import { newPerson } from '../kit/people.ts'
import { patient, startStore } from '../kit/store.ts'
import { expect, test } from '../kit/test.ts'
import { Cart } from '../pages/cart.ts'
import { Checkout } from '../pages/checkout.ts'
import { products, Shop } from '../pages/shop.ts'
import { StaffPages } from '../pages/staff.ts'

/** Calls of the catalog that a page makes, by path. */
function watch(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(stores|stores-reader|categories|v2\/collections)\//.test(pathname)) calls.push(pathname)
  })
  return calls
}

test('On a site of catalog V3 a product is found, chosen and bought, and its new price is shown', async ({
  page,
}) => {
  test.setTimeout(600_000)
  const store = await startStore({ ...patient, CATALOG: 'v3' })
  try {
    const calls = watch(page)
    const [shop, cart, staff] = [new Shop(page), new Cart(page), new StaffPages(page)]
    const { name, slug } = products.withOptions
    await shop.open(`${store.url}/search?q=overshirt`)
    await shop.tiles().filter({ hasText: name }).getByRole('link', { name }).first().click()
    await expect(page).toHaveURL(new RegExp(`/products/${slug}`))
    await shop.chooseAnother()
    await shop.addToCart()
    await shop.expectInCart(1)
    await page.goto(`${store.url}/cart`)
    await cart.checkOut()
    expect(await new Checkout(page).complete(newPerson().email)).toMatch(/^\d+$/)
    expect(calls.filter((path) => !/^\/(stores\/v3|categories)\//.test(path) && !isOwn(path))).toEqual([])

    await staff.comeIn(`${store.url}/manage/catalog?q=${encodeURIComponent(name)}`)
    const grid = page.getByRole('grid', { name: 'Product table' })
    await grid.locator('[data-row="0"] [data-column="2"]').click()
    await page.keyboard.type('123')
    await page.keyboard.press('Enter')
    await expect(staff.main.getByText('All changes saved')).toBeVisible()
    await shop.open(`${store.url}/products/${slug}`)
    await expect(shop.main.getByText('$123.00').first()).toBeVisible()
  } finally {
    // The page goes first: it would complain of a platform that is gone.
    await page.close()
    await store.stop()
  }
})

/** Calls of the embedded platform alone, beside either catalog. */
const isOwn = (path: string) => /^\/stores\/v1\/(catalog-|stock|size-guides|search-words)/.test(path)
