import { expectAccessibleInBoth } from '../kit/accessibility.ts'
import { newPerson } from '../kit/people.ts'
import { expect, once, test } from '../kit/test.ts'
import { BackOffice } from '../pages/back-office.ts'

test(
  'staff put an order together, place it, change it by another draft, and throw one away',
  once,
  async ({ page, platformUrl, complaints }) => {
    complaints.allow(/status of 422/)
    const { email } = newPerson()
    const office = new BackOffice(page, platformUrl)
    const { main } = office
    await office.signIn('/drafts')
    await office.press('New draft')
    await expect(main.getByRole('heading', { level: 1, name: 'Draft of a new order' })).toBeVisible()
    await office.press('Place the order…')
    await main.getByRole('button', { name: 'Place the order' }).click()
    await expect(main.getByRole('alert')).toContainText('There is nothing in this draft yet')
    await expect(main.getByRole('alert')).toBeFocused()
    await expectAccessibleInBoth(page)

    await main.getByLabel('Find a product by name or SKU').fill('potting soil')
    await page.keyboard.press('Enter')
    await expect(main.getByRole('status')).toHaveText('1 found')
    await expectAccessibleInBoth(page)
    await main.getByLabel('Quantity of Potting Soil').fill('2')
    await page.keyboard.press('Enter')
    await office.done('The product is added.')
    await main.getByText('Write a line of your own').click()
    await main.getByLabel('Name', { exact: true }).fill('Gift wrap')
    await main.getByLabel('Kind').selectOption('Service')
    await main.getByLabel('Price of one').fill('nothing')
    await office.press('Add this line')
    await expect(main.getByRole('alert')).toHaveText('Price: must be a decimal number such as 12.50.')
    await expect(main.getByLabel('Name', { exact: true })).toHaveValue('Gift wrap')
    await main.getByLabel('Price of one').fill('3.50')
    await office.press('Add this line')
    await office.done('The line is added.')
    await main.getByRole('textbox', { name: 'Email' }).fill(email)
    await office.press('Save')
    await office.done('The buyer is saved.')
    const address = main.locator('section', { has: page.getByRole('heading', { name: 'Address' }) })
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
    await address.getByRole('button', { name: 'Save the address' }).click()
    await office.done('The address is saved.')
    await expect(address.getByLabel('State')).toHaveValue('US-VA')
    await main.getByRole('radio').first().check()
    await office.press('Deliver so')
    await office.done('The delivery is chosen.')
    await main.getByText('Take something off').click()
    await main.getByLabel('How much').fill('10')
    await office.press('Take off')
    await office.done('The discount is in the draft.')
    await expect(main.getByText('10% off everything')).toBeVisible()
    await expectAccessibleInBoth(page)
    await main.getByRole('button', { name: 'Take out Gift wrap' }).click()
    await office.done('It is taken out.')
    await office.press('Place the order…')
    await expect(
      page.getByRole('heading', { level: 1, name: /^Place this order for \$\d+\.\d\d\?$/ }),
    ).toBeVisible()
    await expectAccessibleInBoth(page)
    await office.press('Place the order')
    await office.done(/^The draft is order \d+ now\. The buyer was told by email\.$/)
    await expect(main.getByText('Grace Hopper').first()).toBeVisible()

    await office.press('Change what was ordered')
    await expect(main.getByRole('heading', { level: 1, name: /^Changes to order \d+$/ })).toBeVisible()
    await main.getByLabel('Quantity of Potting Soil').fill('1')
    await page.keyboard.press('Enter')
    await office.done('The quantities are saved.')
    await office.press('Change the order…')
    await office.press('Change the order')
    await office.done(/^Order \d+ is changed\.$/)
    await expect(main.getByText('Draft order changes applied')).toBeVisible()

    await office.press('Change what was ordered')
    await office.press('Throw this draft away…')
    await office.press('Throw it away')
    await office.done('The draft is thrown away.')
    await main.getByRole('link', { name: 'Became orders' }).click()
    await expect(main.getByRole('link', { name: 'Became orders' })).toHaveAttribute('aria-current', 'page')
    await expect(
      main
        .getByRole('rowheader')
        .getByRole('link', { name: /Potting Soil/ })
        .first(),
    ).toBeVisible()
    await expectAccessibleInBoth(page)
  },
)
