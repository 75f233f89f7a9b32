import { expectAccessibleInBoth } from '../kit/accessibility.ts'
import { expect, once, test } from '../kit/test.ts'
import { openWithoutScript } from '../kit/without-script.ts'
import { products, Shop } from '../pages/shop.ts'

const screens = {
  home: '/',
  listing: '/products',
  'second page of the listing': '/products?page=2',
  collection: '/collections/new-in',
  search: '/search?q=vase',
  'search without a match': '/search?q=qqqqqq',
  product: `/products/${products.withOptions.slug}`,
  'sold-out product': `/products/${products.soldOut.slug}`,
  'empty cart': '/cart',
  'sign in': '/account/sign-in',
  register: '/account/register',
  recover: '/account/recover',
  loyalty: '/loyalty',
  rewards: '/loyalty/rewards',
  community: '/members',
  design: '/design',
}

for (const [name, path] of Object.entries(screens)) {
  test(`${name} has no accessibility violation, light or dark, and nothing wider than the page`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await new Shop(page).open(path)
    await page.waitForLoadState('networkidle')
    await expectAccessibleInBoth(page)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
  })
}

test(
  'Without script, home, listing and product show names, prices and pictures',
  once,
  async ({ browser, storeUrl }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: storeUrl })
    const page = await context.newPage()
    for (const path of ['/', '/products', `/products/${products.withOptions.slug}`]) {
      await openWithoutScript(page, path)
      await expect(
        page
          .getByRole('main')
          .getByText(/\$\d+\.\d\d/)
          .first(),
      ).toBeVisible()
      const picture = page.getByRole('main').locator('img').first()
      await picture.scrollIntoViewIfNeeded()
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0)
    }
    await openWithoutScript(page, '/products')
    await expect(new Shop(page).tiles()).not.toHaveCount(0)
    await context.close()
  },
)
