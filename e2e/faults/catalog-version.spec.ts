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

test('On a site of catalog V3 a product is found and bought, and one that its owner makes in a collection is bought too', async ({
  page,
  complaints,
}) => {
  // The owner has no points.
  complaints.allow(/status of 404.*\/accounts\/my-account/)
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

    await staff.comeIn(`${store.url}/manage/catalog?q=${encodeURIComponent(name)}`)
    const grid = page.getByRole('grid', { name: 'Product table' })
    await grid.locator('[data-row="0"] [data-column="2"]').click()
    await page.keyboard.type('123')
    await page.keyboard.press('Enter')
    await expect(staff.main.getByText('All changes saved')).toBeVisible()
    await shop.open(`${store.url}/products/${slug}`)
    await expect(shop.main.getByText('$123.00').first()).toBeVisible()
    await makeAndBuy(page, store.url)
    expect(calls.filter((path) => !isOfV3(path) && !isOwn(path))).toEqual([])
  } finally {
    // The page goes first: it would complain of a platform that is gone.
    await page.close()
    await store.stop()
  }
})

/** Calls of the embedded platform alone, beside either catalog. */
const isOwn = (path: string) => /^\/stores\/v1\/(catalog-|stock|size-guides|search-words)/.test(path)

const isOfV3 = (path: string) => /^\/(stores\/v3|categories)\//.test(path)

/** A collection, a product of two sizes in it, and its larger one in the cart. */
async function makeAndBuy(page: Page, url: string): Promise<void> {
  const main = page.getByRole('main')
  const save = main.getByRole('button', { name: 'Save', exact: true })
  await page.goto(`${url}/manage/catalog/collections`)
  await main.getByLabel('Name', { exact: true }).fill('Clay')
  await save.click()
  await expect(main.getByRole('link', { name: 'Clay', exact: true })).toBeVisible()
  await page.goto(`${url}/manage/catalog/products/new`)
  await main.getByLabel('Name', { exact: true }).fill('Clay jug')
  await main.getByLabel('Price (USD)').fill('20')
  await main.getByRole('button', { name: 'Add option' }).click()
  await main.getByLabel('Option name').fill('Size')
  await main.getByLabel('Choice 1', { exact: true }).fill('Small')
  await main.getByRole('button', { name: 'Add choice' }).click()
  await main.getByLabel('Choice 2', { exact: true }).fill('Large')
  await main.getByLabel('Price of Large').fill('28')
  await main.getByRole('checkbox', { name: 'Clay', exact: true }).check()
  await save.click()
  await expect(main.getByRole('heading', { level: 1, name: 'Clay jug' })).toBeVisible()
  const shop = new Shop(page)
  await shop.open(`${url}/collections/clay`)
  await shop.tiles().getByRole('link', { name: 'Clay jug' }).first().click()
  await page.waitForURL(({ pathname }) => pathname === '/products/clay-jug')
  await main.getByRole('radio', { name: 'Large' }).check({ force: true })
  await expect(main.getByText('$28.00').first()).toBeVisible()
  await shop.addToCart()
  await page.goto(`${url}/cart`)
  await new Cart(page).checkOut()
  expect(await new Checkout(page).complete(newPerson().email)).toMatch(/^\d+$/)
}
