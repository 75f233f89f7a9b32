import { expectAccessibleInBoth } from '../kit/accessibility.ts'
import { expect, once, test } from '../kit/test.ts'
import { StaffPages } from '../pages/staff.ts'

test(
  'The owner writes a purchase, sends it, changes its note and cancels it, in English and Arabic and on a phone',
  once,
  async ({ page }) => {
    const staff = new StaffPages(page)
    const { main } = staff
    const reference = `PO-${Date.now()}`
    await staff.open('/manage/catalog/stock-transfers')
    await staff.expectTitle('Stock transfers')
    await expect(main.getByRole('link', { name: /^In transit/ })).toBeVisible()
    await main.getByRole('link', { name: 'Create transfer' }).click()
    // The list has a field for references, too.
    await staff.expectTitle('Create transfer')
    await main.getByLabel('Reference', { exact: true }).fill(reference)
    await main.getByLabel('To', { exact: true }).selectOption({ index: 1 })
    await main.getByRole('combobox', { name: 'Variants' }).fill('lamp')
    await main.getByRole('listbox', { name: 'Variants' }).getByRole('option').first().click()
    await expectAccessibleInBoth(page)
    await main.getByRole('button', { name: 'Save', exact: true }).click()
    await main.getByRole('button', { name: 'Send transfer' }).click()
    await expect(main.getByText('In transit')).toBeVisible()
    const { pathname } = new URL(page.url())
    await page.goto(`/ar${pathname}`)
    await staff.expectTitle(reference)
    await expectAccessibleInBoth(page)
    await page.goto(pathname)
    await main.getByLabel('Note', { exact: true }).fill('By van')
    await main.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(main.getByText('Transfer changed')).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    const lines = main.getByRole('region', { name: 'Items' })
    expect(await lines.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    await expectAccessibleInBoth(page)
    await main.getByRole('button', { name: 'Cancel transfer' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel transfer' }).click()
    await expect(main.getByText('Canceled', { exact: true })).toBeVisible()
  },
)
