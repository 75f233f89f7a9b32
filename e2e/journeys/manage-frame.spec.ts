import { expectAccessibleInBoth } from '../kit/accessibility.ts'
import { expect, once, test } from '../kit/test.ts'
import { StaffPages } from '../pages/staff.ts'

test(
  'The bar leads to the pages of every team, and nothing of the shop’s frame is there',
  once,
  async ({ page, complaints }) => {
    complaints.allow(/status of 404/)
    const staff = new StaffPages(page)
    const carts: string[] = []
    await staff.comeIn('/manage')
    page.on('request', (request) => request.url().includes('/carts/') && carts.push(request.url()))
    await staff.expectTitle('Home')
    const bar = page.getByRole('navigation', { name: 'Admin' }).filter({ visible: true })
    for (const [link, title] of [
      ['Products', 'Products'],
      ['Collections', 'Collections'],
      ['Customers', 'Customers'],
      ['Members', 'Members'],
      ['Loyalty', 'Overview'],
    ] as const) {
      await bar.getByRole('link', { name: link, exact: true }).first().click()
      await staff.expectTitle(title)
    }
    await expect(bar.locator('[aria-current=page]').first()).toHaveText(/Loyalty|Overview/)
    await expect(page.getByRole('link', { name: 'Cart' })).toHaveCount(0)
    expect(carts).toEqual([])
    await page.goto('/manage/nowhere')
    await staff.expectTitle('Page not found')
    await bar.getByRole('link', { name: 'Settings', exact: true }).click()
    await staff.expectTitle('Settings')
  },
)

test(
  'Ctrl+K finds a page by its name, by keyboard alone, and a product of the team that has it',
  once,
  async ({ page }) => {
    const staff = new StaffPages(page)
    await staff.open('/manage/loyalty')
    await staff.expectTitle('Overview')
    // The bar names its keys once it hears them.
    await page.locator('[aria-keyshortcuts]').waitFor()
    await page.keyboard.press('Control+k')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('searchbox')).toBeFocused()
    await page.keyboard.type('import')
    await expectAccessibleInBoth(page)
    await page.keyboard.press('ArrowDown')
    await expect(dialog.getByRole('link', { name: /^Import and export/ })).toBeFocused()
    await page.keyboard.press('Enter')
    await staff.expectTitle('Import and export')
    await expect(dialog).toHaveCount(0)

    await page.keyboard.press('Control+k')
    await page.keyboard.type('arc vase')
    await dialog
      .getByRole('region', { name: 'Products' })
      .getByRole('link', { name: /^Arc Vase/ })
      .click()
    await staff.expectTitle('Arc Vase')
  },
)

test(
  'A phone has the first sections at the end of the screen, and a drawer with all',
  once,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const staff = new StaffPages(page)
    await staff.open('/manage')
    await staff.expectTitle('Home')
    await page.getByRole('button', { name: 'More' }).click()
    const dialog = page.getByRole('dialog', { name: 'Admin' })
    await expectAccessibleInBoth(page)
    await dialog.getByRole('link', { name: 'Badges' }).click()
    await staff.expectTitle('Badges')
    await expect(dialog).toHaveCount(0)
  },
)
