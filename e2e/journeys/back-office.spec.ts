import { expectAccessibleInBoth } from '../kit/accessibility.ts'
import { newPerson } from '../kit/people.ts'
import { expect, test } from '../kit/test.ts'
import { BackOffice } from '../pages/back-office.ts'
import { HostedCheckout } from '../pages/hosted-checkout.ts'
import { products } from '../pages/shop.ts'

test('Staff sign in, find orders, capture, send and refund in part, void and archive', async ({
  page,
  platformUrl,
  complaints,
}) => {
  complaints.allow(/status of 422/)
  const { email } = newPerson()
  const checkout = new HostedCheckout(page, platformUrl)
  await checkout.order(products.plain.slug, 1, email, 'Test card with delayed charge')
  await checkout.order(products.plain.slug, 2, email, 'Test card with delayed charge')

  const office = new BackOffice(page, platformUrl)
  const { main } = office
  await office.signIn('/orders', { email: 'owner@galleria.test', password: 'not the password' })
  await expect(main.getByLabel('Password')).toHaveAccessibleDescription(/password/)
  await expectAccessibleInBoth(page)
  await office.signIn()
  await office.search('nobody has this name')
  await expect(main.getByRole('heading', { name: 'No orders found' })).toBeVisible()
  await office.search(email)
  await expect(office.row('Grace Hopper')).toHaveCount(2)
  await expectAccessibleInBoth(page)
  await office.key('j')
  await expect(main.getByRole('rowheader').getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Enter')

  await office.press('Capture')
  await office.done('Payment captured.')
  await main.getByLabel('Potting Soil of 2').first().fill('1')
  await main.getByLabel('Tracking number').fill('1Z 999')
  await office.press('Mark as shipped')
  await office.done('Marked as shipped')
  await expect(main.getByText('Partially shipped')).toBeVisible()
  await office.key('r')
  await expect(main.getByLabel('Potting Soil of 1, not shipped')).toBeFocused()
  await expectAccessibleInBoth(page)
  await page.keyboard.type('1')
  await office.press('Refund')
  await expect(
    page.getByRole('heading', { level: 1, name: /^Refund \$\d+\.\d\d to Grace Hopper\?$/ }),
  ).toBeVisible()
  await expectAccessibleInBoth(page)
  await main.getByRole('button', { name: /^Refund \$/ }).click()
  await office.done(/^Refunded/)
  await expect(main.getByText('1 refunded')).toBeVisible()

  await office.key('g')
  await office.search(email)
  await office.row('Needs review').getByRole('link').click()
  await office.press('Void payment')
  await expect(page.getByRole('heading', { level: 1, name: 'Void payment?' })).toBeVisible()
  await office.press('Void payment')
  await office.done('Payment voided.')
  await office.key('?')
  await page.getByRole('checkbox', { name: 'Use shortcuts' }).uncheck()
  await office.page.getByRole('button', { name: 'Close' }).click()
  await office.key('g')
  await expect(page).toHaveURL(/orders\/.+/)
  await main.getByRole('link', { name: 'Orders', exact: true }).click()
  await office.search(email)
  for (const box of await main.getByRole('checkbox', { name: /^Select order/ }).all()) await box.check()
  await office.press('Archive')
  await office.done('2 orders archived.')
  await main.getByRole('button', { name: 'Sign out' }).click()
  const password = main.getByLabel('Password')
  await expect(password).toBeVisible()
  await page.goto(`${platformUrl}/_hosted/back-office/orders`)
  await expect(password).toBeVisible()
})

test('The owner changes the settings of checkouts, mends what was refused, and sees what somebody else saved @once', async ({
  page,
  context,
  platformUrl,
  complaints,
}) => {
  complaints.allow(/status of (409|422)/)
  const office = new BackOffice(page, platformUrl)
  const { main } = office
  await office.signIn()
  await main.getByRole('link', { name: 'Settings', exact: true }).click()
  await expect(main.getByRole('heading', { level: 1, name: 'Checkout settings' })).toBeVisible()
  const minutes = main.getByLabel('Minutes until a cart counts as abandoned')
  const before = await minutes.inputValue()
  await minutes.fill('5')
  await page.keyboard.press('Enter')
  await expect(minutes).toBeFocused()
  await expect(minutes).toHaveAccessibleDescription(/^Enter a whole number of minutes/)
  await expect(minutes).toHaveValue('5')
  await expectAccessibleInBoth(page)

  const other = new BackOffice(await context.newPage(), platformUrl)
  await other.page.goto(`${other.url}/settings`)
  await other.main.getByLabel('Minutes until a cart counts as abandoned').fill('75')
  await other.press('Save')
  await other.done('Settings saved.')
  await minutes.fill('80')
  await office.press('Save')
  await expect(main.getByRole('alert')).toContainText('These settings changed while you were editing')
  await expect(minutes).toHaveAccessibleDescription(/^Saved now: 75\./)
  await expectAccessibleInBoth(page)
  await minutes.fill(before)
  await office.press('Save')
  await office.done('Settings saved.')
  await expect(minutes).toHaveValue(before)
  for (const name of ['Orders', 'Taxes']) {
    await main.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name }).click()
    await expectAccessibleInBoth(page)
  }
})
