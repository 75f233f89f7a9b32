import type { Locator, Page } from '@playwright/test'
import { expectAccessibleInBoth } from '../kit/accessibility.ts'
import { catalog, expect, isWithout, once, test } from '../kit/test.ts'
import { follow, StaffPages } from '../pages/staff.ts'

/** A picture of one color, of our own making. */
const PICTURE = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000"><rect width="800" height="1000" fill="#b5543a"/></svg>',
)

/** Field of a SKU of a product of sizes: catalog V3 has those of variants alone. */
const sku = catalog === 'v3' ? 'SKU of Small' : 'SKU'

async function openAsOwner(page: Page, at: string): Promise<Locator> {
  const main = page.getByRole('main')
  await new StaffPages(page).open(at)
  return main
}

const save = (main: Locator) => main.getByRole('button', { name: 'Save', exact: true }).click()

test(
  'The owner makes a product with options and a picture, and shoppers see it; a closed tab and a second editor lose nothing',
  once,
  async ({ page, context }) => {
    const name = `Terracotta jug ${Date.now()}`
    const main = await openAsOwner(page, '/manage/catalog/products/new')
    await main.getByLabel('Name', { exact: true }).fill(name)
    await main.getByRole('textbox', { name: 'Description', exact: true }).fill('Thrown by hand.')
    await main.getByLabel('Price (USD)').fill('20')
    await main.getByRole('button', { name: 'Add option' }).click()
    await main.getByLabel('Option name').fill('Size')
    await main.getByLabel('Choice 1', { exact: true }).fill('Small')
    await main.getByRole('button', { name: 'Add choice' }).click()
    await main.getByLabel('Choice 2', { exact: true }).fill('Large')
    await main.getByLabel('Price of Large').fill('28')
    await main
      .locator('input[type=file]')
      .setInputFiles({ name: 'jug.svg', mimeType: 'image/svg+xml', buffer: PICTURE })
    await main.getByLabel('Alt text', { exact: true }).fill('A jug of clay')
    const preview = main.getByRole('complementary', { name: /^Preview/ })
    await expect(preview.getByText('From $20.00')).toBeVisible()
    await expectAccessibleInBoth(page)
    await save(main)
    await expect(main.getByRole('heading', { level: 1, name })).toBeVisible()

    await main.getByRole('link', { name: 'Add size guide' }).click()
    // The product's page has a field of this name, too.
    await expect(main.getByRole('heading', { level: 1, name: 'Add size guide' })).toBeVisible()
    await main.getByLabel('Name', { exact: true }).fill('Jug sizes')
    await main.getByRole('textbox', { name: 'S, Chest' }).fill('20')
    await expectAccessibleInBoth(page)
    await save(main)
    await expect(main.getByRole('heading', { level: 1, name: 'Jug sizes' })).toBeVisible()
    await main.getByRole('link', { name, exact: true }).click()

    await main.getByRole('link', { name: 'View in store' }).click()
    await page.waitForURL((url) => url.pathname.startsWith('/products/'))
    await expect(main.getByText('Thrown by hand.')).toHaveCount(1)
    await expect(main.getByRole('img', { name: 'A jug of clay' }).first()).toBeVisible()
    await main.getByRole('link', { name: 'Size guide' }).click()
    const sizes = page.getByRole('dialog', { name: 'Jug sizes' })
    await sizes.getByRole('radio', { name: 'in' }).check()
    await expect(sizes.getByText('7.9', { exact: true })).toBeVisible()
    await expect(sizes.getByText('20', { exact: true })).toBeHidden()
    await expectAccessibleInBoth(page)
    await page.keyboard.press('Escape')
    await page.goBack()

    // Unsaved input survives a closed tab.
    await main.getByLabel('Price (USD)').fill('22')
    const address = page.url()
    await page.close({ runBeforeUnload: false })
    const again = await context.newPage()
    await again.goto(address)
    const there = again.getByRole('main')
    await there.getByRole('button', { name: 'Continue editing' }).click()
    await expect(there.getByLabel('Price (USD)')).toHaveValue('22')

    // Another session saves the same product meanwhile.
    const other = await context.newPage()
    await other.goto(address)
    const theirs = other.getByRole('main')
    await theirs.getByRole('button', { name: 'Delete draft' }).click()
    await theirs.getByLabel('Price (USD)').fill('25')
    await theirs.getByLabel(sku, { exact: true }).fill('JUG-1')
    await save(theirs)
    await expect(theirs.getByText('Saved.')).toBeVisible()
    await other.close()

    await save(there)
    await there.getByRole('button', { name: 'Take theirs: Price' }).click()
    await expect(there.getByLabel('Price (USD)')).toHaveValue('25')
    await expect(there.getByLabel(sku, { exact: true })).toHaveValue('JUG-1')
    await there.getByRole('button', { name: 'Delete' }).click()
    await again.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(there.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()
  },
)

test(
  'A table of products is brought in and taken back, and a picture of the library is described and deleted',
  once,
  async ({ page }) => {
    const handle = `jar-${Date.now()}`
    const main = await openAsOwner(page, '/manage/catalog/transfer')
    const table = `handleId,name,price,Worth\n${handle},Tea jar,18,9\n${handle}-two,Odd jar,dear,9\n`
    await main
      .locator('input[type=file]')
      .setInputFiles({ name: `${handle}.csv`, mimeType: 'text/csv', buffer: Buffer.from(table) })
    await main.getByLabel('Worth').selectOption('Cost')
    await main.getByRole('button', { name: 'Test import' }).click()
    await expect(main.getByText(/^2 rows tested/)).toBeVisible()
    await expectAccessibleInBoth(page)
    await main.getByRole('button', { name: 'Start import' }).click()
    await expect(main.getByRole('heading', { name: '1 problem in the file' })).toBeVisible()
    await expectAccessibleInBoth(page)
    await main.getByRole('link', { name: 'View changes or undo' }).click()
    await main.getByRole('button', { name: 'Undo' }).click()
    await expect(main.getByRole('heading', { level: 1, name: 'Undone' })).toBeVisible()

    await follow(page, 'Media')
    await main
      .locator('input[type=file]')
      .setInputFiles({ name: `${handle}.svg`, mimeType: 'image/svg+xml', buffer: PICTURE })
    await expect(main.getByText('1 file added to the library.')).toBeVisible()
    await expectAccessibleInBoth(page)
    await main.getByRole('link', { name: new RegExp(handle) }).click()
    await main.getByLabel('Alt text', { exact: true }).fill('A jar of clay')
    await save(main)
    await expect(main.getByText('Saved.')).toBeVisible()
    await expect(main.getByRole('img', { name: 'A jar of clay' })).toBeVisible()
    await expectAccessibleInBoth(page)
    await main.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(main.getByRole('button', { name: 'Restore' })).toBeVisible()
  },
)

test(
  'Things that products share have pages of their own, and a collection keeps the order made by keyboard or pointer',
  once,
  async ({ page }) => {
    const main = await openAsOwner(page, '/manage/catalog/brands')
    for (const title of [
      'Brands',
      'Ribbons',
      'Info sections',
      ...(isWithout('v1', 'Catalog V1 has no customizations.') ? [] : ['Customizations']),
      'Size guides',
      'Collections',
    ]) {
      await follow(page, title)
      await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible()
    }
    await follow(page, 'Brands')
    await main.getByRole('button', { name: 'Edit Halm' }).click()
    await main.getByText('Move products from Halm').click()
    await expect(main.getByLabel('Move to')).toBeVisible()
    await expectAccessibleInBoth(page)
    await follow(page, 'Collections')
    await expect(main.getByRole('heading', { level: 1, name: 'Collections' })).toBeVisible()
    const name = `Row ${Date.now()}`
    await main.getByLabel('Name', { exact: true }).fill(name)
    await save(main)
    await main.getByRole('link', { name, exact: true }).click()
    // Hide the product, so that other tests do not meet it.
    await main.getByRole('checkbox', { name: 'Visible in the store' }).uncheck()
    await save(main)
    await expect(main.getByText('Saved.')).toBeVisible()
    await main.getByLabel('Name or SKU').fill('Tide')
    await main.getByRole('button', { name: 'Find' }).click()
    await main.getByRole('button', { name: 'Add Tide Vase' }).click()
    await expect(main.getByText('Tide Vase added to the collection.')).toBeVisible()
    await main.getByLabel('Name or SKU').fill('Harbor')
    await main.getByRole('button', { name: 'Find' }).click()
    await main.getByRole('button', { name: 'Add Harbor Jug' }).click()
    await expect(main.getByText('Harbor Jug added to the collection.')).toBeVisible()
    const products = main.getByRole('list', { name: '2 products' }).getByRole('link')
    await expect(products).toHaveText(['Tide Vase', 'Harbor Jug'])
    await main.getByRole('button', { name: 'Move “Harbor Jug” up' }).press('Enter')
    await expect(products).toHaveText(['Harbor Jug', 'Tide Vase'])
    await expectAccessibleInBoth(page)
    await main.getByRole('button', { name: 'Save order' }).click()
    await expect(main.getByText('Order saved.')).toBeVisible()
    const rows = main.getByRole('list', { name: '2 products' }).getByRole('listitem')
    await rows.nth(1).getByTitle('Drag to reorder').dragTo(rows.nth(0))
    await expect(products).toHaveText(['Tide Vase', 'Harbor Jug'])
    await main.getByRole('button', { name: 'Undo changes' }).click()
    await page.reload()
    await expect(products).toHaveText(['Harbor Jug', 'Tide Vase'])
    await main.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(main.getByRole('heading', { level: 1, name: 'Collections' })).toBeVisible()
  },
)

test('A photo is added to a product on a telephone', once, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const name = `Pocket jug ${Date.now()}`
  const main = await openAsOwner(page, '/manage/catalog/products/new')
  await main.getByLabel('Name', { exact: true }).fill(name)
  await main.getByLabel('Price (USD)').fill('20')
  await main.getByLabel('Status').selectOption({ label: 'Hidden' })
  await save(main)
  await expect(main.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.goto(`/manage/catalog?${new URLSearchParams({ q: name })}`)
  await main.getByRole('link', { name, exact: true }).click()
  // The list takes photos as well.
  await expect(main.getByRole('heading', { level: 1, name })).toBeVisible()
  await main
    .locator('input[type=file]')
    .setInputFiles({ name: 'pocket.svg', mimeType: 'image/svg+xml', buffer: PICTURE })
  await main.getByLabel('Alt text', { exact: true }).fill('A jug in a hand')
  await expectAccessibleInBoth(page)
  await save(main)
  await expect(main.getByText('Saved.')).toBeVisible()
  await page.reload()
  await expect(main.getByLabel('Alt text', { exact: true })).toHaveValue('A jug in a hand')
  const [shown, width] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect(shown).toBeLessThanOrEqual(width ?? 0)
  await main.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(main.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()
})
