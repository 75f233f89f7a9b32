import { readFile } from 'node:fs/promises'
import { expectAccessibleInBoth } from '../kit/accessibility.ts'
import { expect, once, test } from '../kit/test.ts'
import { HostedCheckout } from '../pages/hosted-checkout.ts'
import { pick } from '../pages/pick.ts'
import { products } from '../pages/shop.ts'
import { StaffPages } from '../pages/staff.ts'

test(
  'A delivery region, a shipping rate and a tax that the owner makes stand in a shopper’s checkout',
  once,
  async ({ page, platformUrl, complaints }) => {
    complaints.allow(/status of 400/)
    const staff = new StaffPages(page)
    const { main } = staff
    await staff.open('/manage/settings')
    await staff.expectTitle('Settings')
    await main.getByRole('searchbox', { name: 'Search settings' }).fill('delivery regions')
    await main.getByRole('link', { name: 'Shipping', exact: true }).click()
    await staff.expectTitle('Shipping')

    await main.getByRole('link', { name: 'Add delivery region' }).click()
    await staff.expectTitle('Add delivery region')
    await main.getByLabel('Name', { exact: true }).fill('Fjords')
    await main.getByLabel('Country', { exact: true }).selectOption('NO')
    await page.keyboard.press('Control+s')
    await staff.expectTitle('Fjords')

    await page.goto('/manage/settings/shipping-rates/new')
    await main.getByLabel('Name', { exact: true }).fill('Hurtigruten')
    await main.getByRole('checkbox', { name: 'Fjords' }).check()
    await main.getByRole('button', { name: 'Save', exact: true }).click()
    const price = main.getByLabel('Price (USD)')
    await expect(price).toBeFocused()
    await expect(price).toHaveAccessibleDescription('Enter a number such as 4.50.')
    await price.fill('8.40')
    await expectAccessibleInBoth(page)
    await page.keyboard.press('Enter')
    await staff.expectTitle('Hurtigruten')

    await page.goto('/manage/settings/tax-regions/new')
    await main.getByLabel('Country', { exact: true }).selectOption('NO')
    await main.getByLabel('Rate (%)').fill('25')
    await page.keyboard.press('Enter')
    await staff.expectTitle('Norway')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/manage/settings/taxes')
    await expect(main.getByRole('link', { name: 'Norway' })).toBeVisible()

    const checkout = new HostedCheckout(page, platformUrl)
    const place = { country: 'NO', city: 'Bergen', postalCode: '5003', addressLine: 'Bryggen 1' }
    const id = await checkout.make(products.plain.slug, 1, {
      email: 'fjord@galleria.test',
      shippingAddress: place,
    })
    await page.goto(await checkout.address(id))
    const boat = checkout.main.getByRole('radio', { name: /^Hurtigruten/ })
    await pick(boat)
    await checkout.settled()
    const totals = page.locator('#summary')
    await expect(totals).toContainText('$8.40')
    await expect(totals).toContainText(/Tax[^$]*\$[1-9]/)
  },
)

test(
  'The owner makes an API key, which is told once, and downloads everything of the shop by one press',
  once,
  async ({ page }) => {
    const staff = new StaffPages(page)
    const { main } = staff
    await staff.open('/manage/settings/api-keys/new')
    await main.getByLabel('Name', { exact: true }).fill('Warehouse')
    await main.getByLabel('Orders', { exact: true }).selectOption('read')
    await page.keyboard.press('Control+s')
    await expect(main.getByLabel('API key', { exact: true })).toHaveValue(/^galleria_[\w-]{43}$/)
    await expectAccessibleInBoth(page)
    await main.getByRole('link', { name: 'See this key' }).click()
    await staff.expectTitle('Warehouse')
    await expectAccessibleInBoth(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/manage/settings/api-keys')
    await expect(main.getByRole('link', { name: 'Warehouse' })).toBeVisible()
    await page.goto('/manage/settings/data')
    const download = page.waitForEvent('download')
    await main.getByRole('button', { name: 'Export everything' }).click()
    const path = await (await download).path()
    const head = (await readFile(path)).subarray(0, 4)
    expect(head.toString('latin1')).toBe('PK\u0003\u0004')
    await expect(main.getByText('Download: done').first()).toBeVisible()
    await expectAccessibleInBoth(page)
  },
)
