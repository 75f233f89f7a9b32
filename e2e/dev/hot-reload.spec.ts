import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type DevStore, startDevStore } from '../kit/dev-store.ts'
import { processesIn } from '../kit/processes-in.ts'
import { type ScratchCopy, scratchCopy } from '../kit/scratch-copy.ts'
import { expect, test } from '../kit/test.ts'
import { Cart } from '../pages/cart.ts'
import { isAdd } from '../pages/cart-calls.ts'
import { products, Shop } from '../pages/shop.ts'

let scratch: ScratchCopy

test.describe.configure({ mode: 'serial', timeout: 360_000 })

test.beforeAll(async () => {
  scratch = await scratchCopy()
  // Stands for an editor: says what it was asked to open.
  const editor = join(scratch.folder, 'editor.sh')
  await writeFile(editor, `#!/bin/sh\nprintf '%s:%s' "$1" "$2" > ${opened()}\n`, { mode: 0o755 })
  process.env.LAUNCH_EDITOR = editor
})

const opened = () => join(scratch.folder, '.galleria', 'opened')

test.afterAll(() => scratch.remove())

// The page outlives the development servers: it looks for them, and asks for what collects errors a second after a press.
test.beforeEach(({ complaints }) =>
  complaints.allow(
    /rsbuild-hmr.*ERR_CONNECTION_REFUSED|ERR_CONNECTION_REFUSED.*client_collecting_collect_ts/,
  ),
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
    await test.step('An edit of one module brings no older version of another back', async () => {
      await scratch.edit('apps/cart/src/widgets/AddToCart.tsx', "t('add.to-cart')", "'Into the basket'")
      await expect(shop.main.getByRole('button', { name: 'Into the basket' })).toBeVisible()
      await scratch.edit('apps/catalog/src/components/Breadcrumbs.tsx', "'The very start'", "'The start'")
      await shop.main.getByRole('link', { name: 'The start' }).click()
      await expect(page).toHaveURL(`${store.url}/`)
      await page.goBack()
      await expect(shop.main.getByRole('button', { name: 'Into the basket' })).toBeVisible()
      await scratch.edit('apps/cart/src/widgets/AddToCart.tsx', "'Into the basket'", "t('add.to-cart')")
      await expect(shop.addButton()).toBeVisible()
    })
    expect(await isMarked(page)).toBe(true)
  })
})

test('A named module comes from source, the others as released; Ctrl-C ends everything', async ({
  page,
  complaints,
}) => {
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
    const added = page.waitForResponse((answer) => isAdd(answer.url()))
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
    complaints.allow(/CouponForm|cannot be rendered|Module build failed|React was able to recover/)
    await expectErrorsOverThePage(page)
    await expectNothingInProduction(store)

    expect(await store.interrupt()).toBe(0)
    expect(processesIn(scratch.folder)).toEqual([])
    for (const url of [store.url, store.platformUrl, cart.base]) {
      await expect(fetch(url)).rejects.toThrow()
    }
  })
})

const file = 'apps/cart/src/components/cart/CouponForm.tsx'
const good = 'label="Promotion code"'
const mistakes = {
  syntax: { code: 'label={"Promotion code}', told: 'Unterminated string constant' },
  rendering: {
    code: "label={(() => { throw new Error('cannot be rendered') })()}",
    told: 'cannot be rendered',
  },
  types: { code: 'label="Promotion code" tabIndex="first"', told: 'TS2322' },
} as const

/** Makes errors of each kind in the open page, and mends them. */
async function expectErrorsOverThePage(page: Page): Promise<void> {
  const overlay = page.locator('rsbuild-error-overlay .content')
  const place = overlay.locator('.file-link').first()
  const field = page.getByRole('textbox', { name: 'Promotion code' })
  // Slower than the page's patience with style sheets: an update waits for its own all the same.
  await page.route(/127\.0\.0\.1:\d+\/.*\.css\?/, async (route) => {
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1500)))
    await route.continue()
  })

  for (const kind of ['syntax', 'rendering', 'types'] as const) {
    const { code, told } = mistakes[kind]
    await test.step(`An error of ${kind} shows over the page with its place, and goes when it is mended`, async () => {
      await scratch.edit(file, good, code)
      await expect(place).toContainText(/CouponForm\.tsx:4\d/)
      await expect(overlay).toContainText(told)
      await scratch.edit(file, code, good)
      await expect(overlay).toHaveCount(0)
      await expect(field).toHaveValue('SPRING')
      expect(await isMarked(page)).toBe(true)
    })
  }

  await test.step('A press on the place opens it in the editor', async () => {
    await scratch.edit(file, good, mistakes.rendering.code)
    await place.click()
    await expect
      .poll(() => readFile(opened(), 'utf8').catch(() => ''))
      .toMatch(/apps\/cart\/src\/components\/cart\/CouponForm\.tsx:4\d$/)
  })

  for (const kind of ['rendering', 'syntax'] as const) {
    const { code, told } = mistakes[kind]
    await test.step(`A page that is opened with an error of ${kind} tells of it, and comes when it is mended`, async () => {
      if (kind !== 'rendering') await scratch.edit(file, good, code)
      await page.reload()
      await expect(overlay).toContainText(told)
      await scratch.edit(file, code, good)
      await expect(overlay).toHaveCount(0)
      await expect(field).toBeVisible()
    })
  }

  await test.step('The next edit follows', async () => {
    await field.fill('SUMMER')
    await scratch.edit(file, good, 'label="Voucher"')
    await expect(page.getByRole('textbox', { name: 'Voucher' })).toHaveValue('SUMMER')
  })
}

/** The page that shoppers get has no code that hears of hot updates, and the shop no address that opens files. */
async function expectNothingInProduction(store: DevStore): Promise<void> {
  const texts = async (build: string) => {
    const folder = join(scratch.folder, 'apps/shell/dist', build)
    const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.js'))
    return (await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))).join('\n')
  }
  expect(await texts('source')).toContain('__galleria_hot')
  for (const build of ['web', 'server'])
    expect(await texts(build)).not.toMatch(/__galleria_hot|__open-in-editor/)
  expect((await fetch(`${store.url}/__open-in-editor?file=package.json`)).status).toBe(404)
}
