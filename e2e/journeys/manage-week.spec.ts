import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { newPerson } from '../kit/people.ts'
import { press } from '../kit/press.ts'
import { expect, once, test } from '../kit/test.ts'
import { WorkMeter } from '../kit/work-meter.ts'
import { Checkout } from '../pages/checkout.ts'
import { products, Shop } from '../pages/shop.ts'
import { follow, StaffPages } from '../pages/staff.ts'

const told = readFileSync(join(import.meta.dirname, '../../docs/manage.md'), 'utf8')

const address = [
  ['First name', 'Grace'],
  ['Last name', 'Hopper'],
  ['Street and number', '1 Compiler Street'],
  ['City', 'Arlington'],
  ['State or region', 'VA'],
  ['Postal code', '22201'],
] as const

/** Clicks and fields of a job as docs/manage.md tells them. */
function toldOf(name: string) {
  const row = told.split('\n').find((line) => line.startsWith(`| ${name} |`))
  const [, , clicks, fields] = row?.split('|') ?? []
  return { name, clicks: Number(clicks), fields: Number(fields) }
}

test(
  "A merchant's week is done in one admin by keyboard alone, with the presses that its page tells",
  once,
  async ({ page, browser, baseURL }, testInfo) => {
    test.setTimeout(240_000)
    const buyer = newPerson()
    const context = await browser.newContext({ baseURL: baseURL ?? '' })
    const shopper = await context.newPage()
    const shop = new Shop(shopper)
    await shop.openProduct(products.plain.slug)
    await shop.addToCart()
    await shop.expectInCart(1)
    await shopper.goto('/checkout')
    const number = await new Checkout(shopper).complete(buyer.email)
    await context.close()

    await page.setViewportSize({ width: 1440, height: 900 })
    const meter = await WorkMeter.watch(page)
    const staff = new StaffPages(page)
    const { main } = staff
    const unique = Date.now().toString(36).toUpperCase()

    await meter.job('Sign in and see the day', async () => {
      await staff.comeIn('/manage', press)
      await staff.expectTitle('Home')
    })

    await meter.job('Send an order with a tracking number', async () => {
      await follow(page, 'Orders', press)
      await press(main.getByRole('link', { name: `#${number}`, exact: true }).first())
      await staff.expectTitle(`Order ${number}`)
      await main.getByLabel('Carrier').selectOption('UPS')
      await main.getByLabel('Tracking number').fill('1Z999AA10123456784')
      await press(main.getByRole('button', { name: 'Mark as shipped' }))
      await expect(main.getByText('Marked as shipped.')).toBeVisible()
    })

    await meter.job('Refund a line', async () => {
      await press(
        main
          .locator('summary')
          .filter({ hasText: /^Refund$/ })
          .first(),
      )
      await main
        .getByLabel(/^Units of .* to refund/)
        .first()
        .fill('1')
      await press(main.getByRole('button', { name: 'Review refund' }))
      await press(page.getByRole('alertdialog').getByRole('button', { name: /^Refund / }))
      await expect(main.getByText('Refunded.', { exact: true })).toBeVisible()
    })

    await meter.job('Note something about the customer', async () => {
      await press(main.getByRole('link', { name: /^Customer, / }))
      await staff.expectTitle(/Grace Hopper/)
      await main.getByLabel('Note for staff').fill('Prefers the blue glaze.')
      await press(main.getByRole('button', { name: 'Add note' }))
      // The note itself; the history tells of it too, a moment later.
      await expect(main.getByText('Prefers the blue glaze.').first()).toBeVisible()
    })

    await meter.job('Make a discount code', async () => {
      await follow(page, 'Marketing', press)
      await press(main.getByRole('link', { name: 'New code' }))
      await main.getByLabel('Code', { exact: true }).fill(`WEEK${unique}`)
      await main.getByLabel('Percent', { exact: true }).fill('10')
      await press(main.getByRole('button', { name: 'Save', exact: true }))
      await staff.expectTitle(`WEEK${unique}`)
    })

    await meter.job('Make a product with a price', async () => {
      await follow(page, 'Products', press)
      await press(main.getByRole('link', { name: 'New product' }))
      await main.getByLabel('Name', { exact: true }).fill(`Week bowl ${unique}`)
      await main.getByLabel('Price (USD)').fill('24')
      await press(main.getByRole('button', { name: 'Save', exact: true }))
      await staff.expectTitle(`Week bowl ${unique}`)
    })

    await meter.job('Order for a customer, with a payment link', async () => {
      await follow(page, 'Orders', press)
      await follow(page, 'Draft orders', press)
      await press(main.getByRole('button', { name: 'New draft' }))
      await staff.expectTitle('New draft order')
      await main.getByLabel('Product name or SKU, hidden products too').fill('vase')
      await press(main.getByRole('button', { name: /^Add .*vase/i }).first())
      await main.getByLabel('Email', { exact: true }).fill(buyer.email)
      for (const [field, text] of address) await main.getByLabel(field, { exact: true }).first().fill(text)
      await main.getByLabel('Country', { exact: true }).first().selectOption('US')
      await press(main.getByRole('radio').first())
      await expect(main.getByText('Saved', { exact: true })).toBeVisible()
      await press(main.getByRole('button', { name: 'Place order' }))
      await press(page.getByRole('alertdialog').getByRole('button', { name: 'Place order' }))
      await press(main.getByRole('button', { name: 'Create payment link' }))
      await expect(main.getByLabel('Payment link')).toHaveValue(/^http/)
    })

    await meter.job('Write a page of the shop', async () => {
      await follow(page, 'Content', press)
      await staff.expectTitle('Pages')
      await press(main.getByRole('link', { name: 'Add page' }).first())
      await main.getByLabel('Title', { exact: true }).fill(`Care of clay ${unique}`)
      await main.getByRole('textbox', { name: 'Text', exact: true }).fill('Wash it by hand.')
      await press(main.getByRole('button', { name: 'Save and publish' }))
      await expect(main.getByText('Published', { exact: true }).first()).toBeVisible()
    })

    await meter.job('Read what sold this month', async () => {
      await follow(page, 'Analytics', press)
      await press(main.getByRole('navigation', { name: 'Reports' }).getByRole('link', { name: 'Products' }))
      await expect(page).toHaveURL(/\/analytics\/products/)
      await expect(main.getByRole('table').getByRole('row')).not.toHaveCount(0)
    })

    await meter.job('Invite a packer', async () => {
      await follow(page, 'Settings', press)
      await follow(page, 'Staff', press)
      await main.getByLabel('Email', { exact: true }).fill(newPerson().email)
      await press(main.getByRole('button', { name: 'Send invitation' }))
      await expect(main.getByText(/^We sent an invitation/)).toBeVisible()
    })

    await testInfo.attach('jobs', {
      body: JSON.stringify(meter.jobs, null, 2),
      contentType: 'application/json',
    })
    expect(meter.jobs.map(({ name, clicks, fields }) => ({ name, clicks, fields }))).toEqual(
      meter.jobs.map(({ name }) => toldOf(name)),
    )
  },
)
