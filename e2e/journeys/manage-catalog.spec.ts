import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { expectAccessibleInBoth } from '../kit/accessibility.ts'
import { sessionOf } from '../kit/page-session.ts'
import { catalog, expect, once, test } from '../kit/test.ts'
import { follow, StaffPages } from '../pages/staff.ts'

/** Clipboard content as a spreadsheet writes it. */
async function paste(grid: Locator, text: string): Promise<void> {
  await grid.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}

/** New product for 20, by the catalog of the site. */
const newProduct =
  catalog === 'v3'
    ? {
        path: '/stores/v3/products',
        of: (values: object, sku: string) => ({
          ...{ ...values, productType: 'PHYSICAL', physicalProperties: {} },
          variantsInfo: { variants: [{ sku, price: { actualPrice: { amount: '20' } } }] },
        }),
      }
    : {
        path: '/stores/v1/products',
        of: (values: object, sku: string) => ({ ...values, sku, priceData: { price: 20 } }),
      }

/** Hidden ones of this test alone, so that no other one meets them; by whoever is signed in on the page. */
async function makeProducts(
  page: Page,
  request: APIRequestContext,
  platformUrl: string,
  names: readonly string[],
) {
  const session = await sessionOf(page)
  const { authorization } = await session.evaluate((held) => held.getAuthHeaders())
  const exchanged = await request.post(`${platformUrl}/oauth2/token`, {
    data: {
      grantType: 'urn:ietf:params:oauth:grant-type:token-exchange',
      subject_token: authorization,
      subject_token_type: 'urn:ietf:params:oauth:token-type:access_token',
    },
  })
  expect(exchanged.status(), await exchanged.text()).toBe(200)
  const headers = { authorization: (await exchanged.json()).access_token }
  for (const name of names) {
    const made = await request.post(platformUrl + newProduct.path, {
      headers,
      data: { product: newProduct.of({ name, visible: false }, `SKU ${name}`.slice(0, 40)) },
    })
    expect(made.status(), await made.text()).toBe(200)
  }
}

/** A picture of one color, of our own making. */
const PICTURE = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000"><rect width="800" height="1000" fill="#b5543a"/></svg>',
)

const tagOf = () => `Probe${Math.random().toString(36).slice(2, 10)}`
const cell = (grid: Locator, line: number, column: number) =>
  grid.locator(`[data-row="${line}"] [data-column="${column}"]`)
const gridOf = (page: Page) => page.getByRole('grid', { name: 'Product table' })
const [PRICE, COST] = [2, 3]

test(
  'The catalog is run by keyboard as a spreadsheet: typed, filled, pasted, taken back, contested and kept in its history',
  once,
  async ({ page, request, browser, baseURL, platformUrl }) => {
    test.setTimeout(480_000)
    const staff = new StaffPages(page)
    const { main } = staff
    const tag = tagOf()
    const address = `/manage/catalog?q=${tag}&sort=name:ASC`
    await staff.open('/manage/catalog')
    await makeProducts(page, request, platformUrl, [`${tag} one`, `${tag} two`])
    await page.goto(address)
    await staff.expectTitle('Products')
    const grid = gridOf(page)
    await expect(cell(grid, 1, 0)).toBeVisible()
    await expect(cell(grid, 0, PRICE)).toHaveText('20.00')

    await grid.focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.type('33.5')
    await expect(grid.getByRole('textbox', { name: /^Price of / })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(cell(grid, 0, PRICE)).toHaveText('33.50')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Control+d')
    await expect(cell(grid, 1, PRICE)).toHaveText('33.50')
    await expect(main.getByText('All changes saved')).toBeVisible()

    await paste(grid, '41\tdear\n42\t12')
    await expect(main.getByText('3 cells changed. Can’t be saved: 1')).toBeVisible()
    await expect(cell(grid, 0, COST)).toHaveAttribute('aria-invalid', 'true')
    await expect(cell(grid, 1, PRICE)).toHaveText('42.00')
    await expectAccessibleInBoth(page)
    await main.getByRole('button', { name: /^Discard: .*, Cost$/ }).click()
    await expect(main.getByText('All changes saved')).toBeVisible()

    // Another session saves first.
    const other = await browser.newContext(baseURL ? { baseURL } : {})
    const theirs = await other.newPage()
    await new StaffPages(theirs).open(address)
    await cell(gridOf(theirs), 0, PRICE).click()
    await theirs.keyboard.type('77')
    await theirs.keyboard.press('Enter')
    await expect(cell(gridOf(theirs), 0, PRICE)).toHaveText('77.00')
    await expect(theirs.getByText('All changes saved')).toBeVisible()
    await other.close()
    await cell(grid, 0, PRICE).click()
    await page.keyboard.type('50')
    await page.keyboard.press('Enter')
    await expect(main.getByText(/yours is 50.00, theirs is 77.00/)).toBeVisible()
    await expectAccessibleInBoth(page)
    await main.getByRole('button', { name: /^Take theirs: / }).click()
    await expect(cell(grid, 0, PRICE)).toHaveText('77.00')

    await cell(grid, 0, PRICE).click()
    await page.keyboard.press('Shift+ArrowDown')
    await paste(grid, '61\n62')
    await expect(cell(grid, 0, PRICE)).toHaveText('61.00')
    await expect(main.getByText('All changes saved')).toBeVisible()
    await main.getByRole('button', { name: 'Undo' }).click()
    await expect(cell(grid, 0, PRICE)).toHaveText('77.00')
    await expect(main.getByText('All changes saved')).toBeVisible()
    await page.reload()
    await expect(cell(grid, 1, PRICE)).toHaveText('42.00')
    await expect(cell(grid, 0, PRICE)).toHaveText('77.00')
  },
)

test(
  'Many prices are moved after a look at before and after, watched, and taken back from the history',
  once,
  async ({ page, request, platformUrl }) => {
    test.setTimeout(480_000)
    const staff = new StaffPages(page)
    const { main } = staff
    const tag = tagOf()
    await staff.open('/manage/catalog')
    await makeProducts(page, request, platformUrl, [`${tag} one`, `${tag} two`, `${tag} three`])
    await page.goto(`/manage/catalog?q=${tag}`)
    const grid = gridOf(page)
    await expect(cell(grid, 0, PRICE)).toHaveText('20.00')
    await main.getByText('Bulk edit').click()
    await main.getByLabel('Products', { exact: true }).selectOption('all')
    await main.getByLabel('Value').fill('10')
    await main.getByRole('button', { name: 'Preview changes' }).click()
    await expect(main.getByRole('region', { name: 'Before and after' })).toContainText('22.00')
    await expectAccessibleInBoth(page)
    await main.getByRole('button', { name: /^Change all results/ }).click()
    await staff.expectTitle('Bulk edit: values adjusted')
    await expect(main.getByText('Finished. Changed: 3. Not changed: 0.')).toBeVisible({ timeout: 60_000 })
    await expectAccessibleInBoth(page)

    await follow(page, 'History')
    await staff.expectTitle('History')
    await main.getByRole('link', { name: 'Bulk edit: values adjusted' }).first().click()
    await main.getByRole('button', { name: 'Undo' }).click()
    await staff.expectTitle('Undone')
    await expect(main.getByText('Finished. Changed: 3. Not changed: 0.')).toBeVisible({ timeout: 60_000 })
    await page.goto(`/manage/catalog?q=${tag}`)
    await expect(cell(grid, 0, PRICE)).toHaveText('20.00')
  },
)

test(
  'A price and a stock are changed on the way, on a telephone',
  once,
  async ({ page, request, platformUrl }) => {
    test.setTimeout(480_000)
    await page.setViewportSize({ width: 390, height: 844 })
    const staff = new StaffPages(page)
    const { main } = staff
    const tag = tagOf()
    await staff.open('/manage/catalog')
    await makeProducts(page, request, platformUrl, [`${tag} one`])
    await page.goto(`/manage/catalog?q=${tag}`)
    const card = main.getByRole('listitem').filter({ hasText: `${tag} one` })
    const [price, stock] = [card.getByLabel('Price'), card.getByLabel('Stock')]
    await expect(price).toHaveValue('20.00')
    await expectAccessibleInBoth(page)
    await price.fill('25')
    await stock.fill('4')
    await stock.press('Enter')
    await expect(price).toHaveValue('25.00')
    await expect(main.getByText('All changes saved')).toBeVisible()
    await page.reload()
    await expect(price).toHaveValue('25.00')
    await expect(stock).toHaveValue('4')
    const photo = { name: 'photo.svg', mimeType: 'image/svg+xml', buffer: PICTURE }
    await card.locator('input[type=file]').setInputFiles(photo)
    await expect(card.getByText('Photo added')).toBeVisible()
    await expect(card.locator('img')).toBeVisible()
    await expectAccessibleInBoth(page)

    await follow(page, 'Inventory')
    await staff.expectTitle('Inventory')
    await main.getByLabel('Name, variant or SKU').fill(tag)
    await main.getByRole('button', { name: 'Find', exact: true }).click()
    await page.waitForURL(/q=Probe/)
    await expectAccessibleInBoth(page)
    await main.getByRole('link', { name: `${tag} one` }).click()
    await staff.expectTitle(`${tag} one`)
    await main.getByLabel('Action', { exact: true }).selectOption('add')
    await main.getByLabel('Quantity').fill('2')
    await main.getByLabel('Reason').selectOption('REVERT_INVENTORY_CHANGE')
    await main.getByRole('button', { name: 'Update stock' }).click()
    await expect(main.getByText('Stock is now 6.')).toBeVisible()
    const change = main.locator('tr', { hasText: '+2' })
    await expect(change).toContainText('Correction')
    await expectAccessibleInBoth(page)
  },
)
