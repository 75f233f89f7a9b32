import { expectAccessible, expectAccessibleInBoth } from '../kit/accessibility.ts'
import { newPerson } from '../kit/people.ts'
import { expect, once, test } from '../kit/test.ts'
import { HostedCheckout } from '../pages/hosted-checkout.ts'
import { products } from '../pages/shop.ts'
import { StaffPages } from '../pages/staff.ts'

test(
  'Staff find an order, capture its payment, ship a part, refund a unit, and cancel the rest',
  once,
  async ({ page, platformUrl }) => {
    const { email } = newPerson()
    const checkout = new HostedCheckout(page, platformUrl)
    await checkout.order(products.plain.slug, 3, email, 'Test card with delayed charge')

    await page.setViewportSize({ width: 1440, height: 900 })
    const staff = new StaffPages(page)
    const { main } = staff
    const dialog = page.getByRole('alertdialog')
    await staff.open('/manage/orders')
    await main.getByRole('searchbox').fill(email)
    await page.waitForURL(({ searchParams }) => searchParams.get('q') === email)
    await expect(main.getByRole('row').filter({ hasText: 'Grace Hopper' })).toHaveCount(1)
    await expectAccessibleInBoth(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectAccessible(page)
    await main.getByRole('row').filter({ hasText: 'Grace Hopper' }).getByRole('link', { name: /^#/ }).click()

    await staff.expectTitle(/^Order \d+$/)
    await expectAccessible(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await main.getByRole('button', { name: 'Capture payment' }).click()
    await expect(main.getByText('Paid', { exact: true }).first()).toBeVisible()
    await main.getByRole('spinbutton', { name: /to ship, of 3$/ }).fill('1')
    await main.getByLabel('Carrier', { exact: true }).selectOption('UPS')
    await main.getByLabel('Tracking number').fill('1Z 999')
    await main.getByRole('button', { name: 'Mark as shipped' }).click()
    await expect(main.getByRole('link', { name: 'Track 1Z 999' })).toBeVisible()

    await main.getByText('Refund', { exact: true }).click()
    await main.getByRole('spinbutton', { name: /to refund, not shipped, of 2$/ }).fill('1')
    await main.getByRole('button', { name: 'Review refund' }).click()
    await dialog.getByRole('button', { name: /^Refund \$/ }).click()
    await expect(main.getByText('1 refunded', { exact: false }).first()).toBeVisible()
    await expectAccessibleInBoth(page)

    await main.getByText('Cancel this order').click()
    await expect(main.getByRole('checkbox', { name: /^Restock items not shipped yet/ })).toBeChecked()
    await main.getByRole('button', { name: 'Cancel order' }).click()
    await dialog.getByRole('button', { name: /^Cancel and refund \$/ }).click()
    await expect(main.getByText('Canceled', { exact: true }).first()).toBeVisible()
    await expect(main.getByText('Refunded', { exact: true }).first()).toBeVisible()
  },
)
