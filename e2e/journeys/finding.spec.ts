import { expect, isWithout, once, test } from '../kit/test.ts'
import { products, Shop } from '../pages/shop.ts'

test('An unknown address is a page of its own, with status 404', once, async ({ page, complaints }) => {
  complaints.allow(/status of 404/)
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
})

for (const slug of ['no-such-product', '%00', '..%2f..%2fetc', 'a'.repeat(300)]) {
  test(`The product ${slug.slice(0, 20)} is not found, and says so`, once, async ({ page, complaints }) => {
    complaints.allow(/status of 40[04]/)
    const answer = await page.goto(`/products/${slug}`)
    expect([400, 404]).toContain(answer?.status())
    await expect(page.getByRole('heading').first()).toBeVisible()
  })
}

test('A choice stands in the address and can be shared', once, async ({ page }) => {
  const shop = new Shop(page)
  await shop.openProduct(products.withOptions.slug)
  await shop.chooseAnother()
  await expect(page).toHaveURL(/\?/)
  const choice = shop.main.getByRole('radio', { checked: true }).first()
  const chosen = (await choice.getAttribute('value')) ?? ''
  await page.goto(page.url())
  await expect(choice).toHaveAttribute('value', chosen)
  await expect(shop.addButton()).toBeVisible()
})

test('A sold-out product says so and cannot be added', once, async ({ page }) => {
  const shop = new Shop(page)
  await shop.openProduct(products.soldOut.slug)
  await expect(shop.main.getByRole('button', { name: /sold out/i })).toBeDisabled()
})

test('A sold-out choice can be reached by keyboard and says that it is sold out', once, async ({ page }) => {
  const shop = new Shop(page)
  await shop.openProduct(products.partlySoldOut.slug)
  const soldOut = shop.main.getByRole('radio', { name: /sold out/i }).first()
  await soldOut.focus()
  await expect(soldOut).toBeFocused()
})

test('The listing sorts by the address, and its pages are real links', once, async ({ page }) => {
  const shop = new Shop(page)
  await shop.open('/products')
  const next = shop.main.getByRole('link', { name: 'Next' })
  await expect(next).toHaveAttribute('href', /page=2/)
  await next.click()
  await expect(page).toHaveURL(/page=2/)
  await page.goBack()
  await expect(page).not.toHaveURL(/page=2/)
})

test('After navigation focus is at the new page and its title is announced', async ({ page }) => {
  const shop = new Shop(page)
  await shop.open('/products')
  // Before, the browser follows the link itself, and begins a new document.
  await expect(page.locator('html[data-ready]')).toBeAttached()
  await shop.tiles().first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/products\/./)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

test(
  'A product tells machines what it is: canonical address, Product and Offer',
  once,
  async ({ page, storeUrl }) => {
    await new Shop(page).openProduct(products.plain.slug)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      `${storeUrl}/products/${products.plain.slug}`,
    )
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    const types = JSON.stringify(data.map((text) => JSON.parse(text)))
    expect(types).toContain('"Product"')
    expect(types).toContain('"Offer"')
  },
)

test('Robots and the sitemap lead crawlers to the products', once, async ({ request, storeUrl }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain(`${storeUrl}/sitemap.xml`)
  expect(await (await request.get('/sitemap.xml')).text()).toContain(
    `${storeUrl}/products/${products.plain.slug}`,
  )
})

test(
  'A browser finds the icons, the manifest and the search of the shop, in its language',
  once,
  async ({ page, request, storeUrl }) => {
    await page.goto('/de/products')
    const hrefOf = (rel: string) => page.locator(`link[rel="${rel}"]`).first().getAttribute('href')
    const manifest = await (await request.get((await hrefOf('manifest')) ?? '')).json()
    expect(manifest).toMatchObject({ lang: 'de', start_url: '/de/' })
    for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200)
    expect((await request.get((await hrefOf('apple-touch-icon')) ?? '')).status()).toBe(200)
    const search = await (await request.get((await hrefOf('search')) ?? '')).text()
    expect(search).toContain(`template="${storeUrl}/de/search?q={searchTerms}"`)
    expect(await page.locator('meta[name="theme-color"]').count()).toBe(2)
  },
)

test(
  'One brand is a page of its own, and several filters are not',
  once,
  async ({ page, request, storeUrl }) => {
    await page.goto('/products')
    if (isWithout('v1', 'Catalog V1 filters by price and kind alone.'))
      return expect(page.locator('input[name="brand"]')).toHaveCount(0)
    const value = (await page.locator('input[name="brand"]').first().getAttribute('value')) ?? ''
    const brand = new URLSearchParams({ brand: value }).toString().slice('brand='.length)
    const one = await (await request.get(`/products?brand=${brand}&sort=newest`)).text()
    expect(one).toContain(`rel="canonical" href="${storeUrl}/products?brand=${brand}"`)
    expect(one).not.toContain('noindex')
    const two = await (await request.get(`/products?brand=${brand}&stock=1`)).text()
    expect(two).toContain(`rel="canonical" href="${storeUrl}/products"`)
    expect(two).toContain('noindex, follow')
  },
)
