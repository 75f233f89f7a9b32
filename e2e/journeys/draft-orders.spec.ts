import { expectAccessibleInBoth } from '../kit/accessibility.ts'
import { newPerson } from '../kit/people.ts'
import { expect, once, test } from '../kit/test.ts'
import { BackOffice } from '../pages/back-office.ts'

test(
  'Staff put an order together, place it, change it by another draft, and throw one away',
  once,
  async ({ page, platformUrl, complaints }) => {
    complaints.allow(/status of 422/)
    const { email } = newPerson()
    const office = new BackOffice(page, platformUrl)
    const { main } = office
    await office.signIn('/drafts')
    await office.press('New draft')
    await expect(main.getByRole('heading', { level: 1, name: 'New draft order' })).toBeVisible()
    await office.press('Place order')
    await expect(page.getByRole('heading', { level: 1, name: /^Place this order/ })).toBeVisible()
    await main.getByRole('button', { name: 'Place order' }).click()
    await expect(main.getByRole('alert')).toContainText('This draft has no items yet')
    await expect(main.getByRole('alert')).toBeFocused()
    await expectAccessibleInBoth(page)

    await main.getByLabel('Find a product by name or SKU').fill('potting soil')
    await page.keyboard.press('Enter')
    await expect(main.getByRole('status')).toHaveText('1 found')
    await expectAccessibleInBoth(page)
    await main.getByLabel('Quantity of Potting Soil').fill('2')
    await page.keyboard.press('Enter')
    await office.done('Product added.')
    await main.getByText('Add custom item').click()
    await main.getByLabel('Name', { exact: true }).fill('Gift wrap')
    await main.getByLabel('Type', { exact: true }).selectOption('Service')
    await main.getByLabel('Unit price').fill('nothing')
    await office.press('Add item')
    await expect(main.getByRole('alert')).toHaveText('Unit price must be a decimal number such as 12.50.')
    await expect(main.getByLabel('Name', { exact: true })).toHaveValue('Gift wrap')
    await main.getByLabel('Unit price').fill('3.50')
    await office.press('Add item')
    await office.done('Item added.')
    await main.getByRole('textbox', { name: 'Email' }).fill(email)
    await office.press('Save')
    await office.done('Customer saved.')
    const address = main.locator('section', {
      has: page.getByRole('heading', { name: 'Address', exact: true }),
    })
    for (const [name, value] of [
      ['First name', 'Grace'],
      ['Last name', 'Hopper'],
      ['Street and number', '1 Navy Way'],
      ['City', 'Arlington'],
      ['State or region', 'Virginia'],
      ['Postal code', '22202'],
    ] as const)
      await address.getByLabel(name).fill(value)
    await address.getByLabel('Country').selectOption('United States')
    await address.getByRole('button', { name: 'Save address' }).click()
    await office.done('Address saved.')
    await expect(address.getByLabel('State')).toHaveValue('US-VA')
    await main.getByRole('radio').first().check()
    await office.press('Use this delivery method')
    await office.done('Delivery method saved.')
    await main.getByText('Add discount').first().click()
    await main.getByLabel('Value').fill('10')
    await office.press('Add discount')
    await office.done('Discount added.')
    await expect(main.getByText('10% off everything')).toBeVisible()
    await expectAccessibleInBoth(page)
    await main.getByRole('button', { name: 'Remove Gift wrap' }).click()
    await office.done('Item removed.')
    await office.press('Place order')
    await expect(
      page.getByRole('heading', { level: 1, name: /^Place this order for \$\d+\.\d\d\?$/ }),
    ).toBeVisible()
    await expectAccessibleInBoth(page)
    await office.press('Place order')
    await office.done(/^Order \d+ placed\. We emailed the customer\.$/)
    await expect(main.getByText('Grace Hopper').first()).toBeVisible()

    await office.press('Edit order')
    await expect(main.getByRole('heading', { level: 1, name: /^Edit order \d+$/ })).toBeVisible()
    await main.getByLabel('Quantity of Potting Soil').fill('1')
    await page.keyboard.press('Enter')
    await office.done('Quantities saved.')
    await office.press('Update order')
    await expect(page.getByRole('heading', { level: 1, name: /^Update order \d+\?$/ })).toBeVisible()
    await office.press('Update order')
    await office.done(/^Order \d+ updated\.$/)
    await expect(main.getByText('Draft order changes applied')).toBeVisible()

    await office.press('Edit order')
    await office.press('Delete draft')
    await expect(page.getByRole('heading', { level: 1, name: 'Delete draft?' })).toBeVisible()
    await office.press('Delete draft')
    await office.done('Draft deleted.')
    await main.getByRole('link', { name: 'Completed' }).click()
    await expect(main.getByRole('link', { name: 'Completed' })).toHaveAttribute('aria-current', 'page')
    await expect(
      main
        .getByRole('rowheader')
        .getByRole('link', { name: /Potting Soil/ })
        .first(),
    ).toBeVisible()
    await expectAccessibleInBoth(page)
  },
)
