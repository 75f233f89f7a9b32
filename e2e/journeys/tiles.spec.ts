import { expect, once, test } from '../kit/test.ts'
import { products } from '../pages/shop.ts'

const pages = [
  { path: '/', whole: 0 },
  { path: '/products', whole: 0 },
  { path: '/collections/sale', whole: 0 },
  { path: '/search?q=vase', whole: 0 },
  // The page's own product, beside which others are tiles.
  { path: `/products/${products.withOptions.slug}`, whole: 1 },
]

// A hydration error is a complaint, which fails the test that met it.
for (const { path, whole } of pages)
  test(
    `${path} hydrates without an error and carries tiles, not products`,
    once,
    async ({ page, request }) => {
      const html = await (await request.get(path)).text()
      expect(html).toContain('data-product-list')
      expect(html.split('"productOptions":').length - 1).toBe(whole)
      await page.goto(path)
      await expect(page.locator('html[data-ready]')).toBeAttached()
      expect(await page.getByRole('article').count()).toBe(html.split('<article').length - 1)
    },
  )
