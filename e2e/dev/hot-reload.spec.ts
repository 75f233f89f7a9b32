import type { Page } from '@playwright/test'
import { type DevStore, startDevStore } from '../kit/dev-store.ts'
import { processesIn } from '../kit/processes-in.ts'
import { type ScratchCopy, scratchCopy } from '../kit/scratch-copy.ts'
import { expect, test } from '../kit/test.ts'
import { Cart } from '../pages/cart.ts'
import { products, Shop } from '../pages/shop.ts'

let scratch: ScratchCopy

test.describe.configure({ mode: 'serial', timeout: 360_000 })

test.beforeAll(async () => {
  scratch = await scratchCopy()
})

test.afterAll(() => scratch.remove())

// The page outlives the development servers: it looks for them, and asks for what collects errors a second after a press.
test.beforeEach(({ complaints }) =>
  complaints.allow(/rsbuild-hmr.*ERR_CONNECTION_REFUSED|ERR_CONNECTION_REFUSED.*client_collect_ts/),
)

async function withDevStore(modules: string[], work: (store: DevStore) => Promise<void>): Promise<void> {
  const store = await startDevStore(scratch, modules)
  try {
    await work(store)
  } finally {
    await store.stop()
  }
}

/** Gone as soon as the page is loaded anew. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { kept: true }))
const isMarked = (page: Page) => page.evaluate(() => 'kept' in window)

test('An edit in any module shows without a reload, and what was typed stays', async ({ page }) => {
  await withDevStore([], async (store) => {
    const shop = new Shop(page)
    await page.goto(`${store.url}/products/${products.plain.slug}`)
    const quantity = shop.main.getByRole('spinbutton', { name: 'Quantity' })
    await quantity.fill('3')
    await quantity.press('Tab')
    await mark(page)

    await scratch.edit(
      'apps/catalog/src/components/Breadcrumbs.tsx',
      "label: t('nav.home')",
      "label: 'The very start'",
    )
    await expect(shop.main.getByRole('link', { name: 'The very start' })).toBeVisible()
    await expect(quantity).toHaveValue('3')

    await scratch.edit('apps/cart/src/widgets/AddToCart.tsx', "t('add.to-cart')", "'Into the basket'")
    await expect(shop.main.getByRole('button', { name: 'Into the basket' })).toBeVisible()
    await expect(quantity).toHaveValue('3')

    await test.step('A second edit of the same file follows as well', async () => {
      await scratch.edit('apps/cart/src/widgets/AddToCart.tsx', "'Into the basket'", "t('add.to-cart')")
      await expect(shop.addButton()).toBeVisible()
      await expect(quantity).toHaveValue('3')
    })

    await test.step('The edited widget still works, with the quantity that was kept', async () => {
      await shop.addToCart()
      await shop.expectInCart(3)
    })
    expect(await isMarked(page)).toBe(true)
  })
})

test('A named module comes from source, the others as released; Ctrl-C ends everything', async ({ page }) => {
  await withDevStore(['cart'], async (store) => {
    const told = store.said.map((line) => line.trim().replace(/ +/g, ' '))
    expect(told).toContain(`Store ${store.url}`)
    expect(told).toContain(`Platform ${store.platformUrl}`)
    expect(told).toContain(`Mailbox ${store.platformUrl}/_dev/mailbox`)
    const cart = await store.moduleAt('/cart')
    expect(cart.version).toBe('source')
    for (const path of ['/products', '/account', '/loyalty']) {
      const { version, base } = await store.moduleAt(path)
      expect(version).not.toBe('source')
      expect(base).toMatch(/^\/modules\//)
    }

    const shop = new Shop(page)
    await page.goto(`${store.url}/products/${products.plain.slug}`)
    const added = page.waitForResponse(/add-to-cart/)
    await shop.addToCart()
    await added
    await page.goto(`${store.url}/cart`)
    const code = new Cart(page).main.getByRole('textbox', { name: 'Discount code' })
    await code.fill('SPRING')
    await mark(page)
    await scratch.edit(
      'apps/cart/src/components/cart/CouponForm.tsx',
      "label={t('coupon.label')}",
      'label="Promotion code"',
    )
    await expect(page.getByRole('textbox', { name: 'Promotion code' })).toHaveValue('SPRING')
    expect(await isMarked(page)).toBe(true)

    expect(await store.interrupt()).toBe(0)
    expect(processesIn(scratch.folder)).toEqual([])
    for (const url of [store.url, store.platformUrl, cart.base]) {
      await expect(fetch(url)).rejects.toThrow()
    }
  })
})
