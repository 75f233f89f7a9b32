import { expectAccessible, expectAccessibleInBoth } from '../kit/accessibility.ts'
import { expect, once, test } from '../kit/test.ts'
import { StaffPages } from '../pages/staff.ts'

/** A picture of one color, of our own making. */
const PICTURE = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="#2f5d50"/></svg>',
)

test(
  'A page is written, previewed, published, read in the shop, and brought back to an earlier version, and stands for an old address',
  once,
  async ({ page }) => {
    const staff = new StaffPages(page)
    const { main } = staff
    await staff.open('/manage/content')
    await staff.expectTitle('Pages')
    await main.getByRole('link', { name: 'Add page' }).first().click()
    await staff.expectTitle('Add page')
    await main.getByLabel('Title', { exact: true }).fill('Gift wrapping')
    await main.getByRole('textbox', { name: 'Text', exact: true }).fill('We wrap by hand.')
    await page.keyboard.press('Control+s')
    await staff.expectTitle('Gift wrapping')

    const opened = page.context().waitForEvent('page')
    await main.getByRole('link', { name: 'Preview', exact: true }).click()
    const preview = await opened
    await expect(preview.getByRole('heading', { level: 1, name: 'Gift wrapping' })).toBeVisible()
    await expect(preview.getByText('Preview: shoppers don’t see this version')).toBeVisible()
    await preview.close()

    await main.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(main.getByRole('link', { name: 'View in the shop' })).toBeVisible()
    await main.getByRole('textbox', { name: 'Text', exact: true }).fill('We wrap in paper.')
    await main.getByRole('button', { name: 'Choose a picture' }).click()
    await main
      .locator('input[type=file]')
      .setInputFiles({ name: 'wrapped.svg', mimeType: 'image/svg+xml', buffer: PICTURE })
    await main.getByLabel('Alt text').fill('A wrapped vase')
    await main.getByLabel('Language').selectOption('de')
    await main.getByLabel('Title', { exact: true }).fill('Geschenke verpacken')
    await main.getByLabel('Alt text').fill('Eine verpackte Vase')
    await expectAccessible(page)
    await main.getByRole('button', { name: 'Save and publish' }).click()
    await main.getByRole('link', { name: '2 versions' }).click()
    await main.getByRole('button', { name: 'Restore version 1' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click()
    await expect(main.getByText('Restored from version 1')).toBeVisible()
    await expectAccessible(page)

    await page.goto('/pages/gift-wrapping')
    const article = page.getByRole('article')
    await expect(article).toContainText('We wrap in paper.')
    await expectAccessible(page)
    const german = await (await page.request.get('/de/pages/gift-wrapping')).text()
    expect(german).toContain('alt="Eine verpackte Vase"')
    expect(german).toContain('Geschenke verpacken</bdi></h1>')

    await page.goto('/manage/content/redirects')
    await main.getByLabel('Old path').fill('/wrapping.html')
    await main.getByLabel('New address', { exact: true }).fill('/pages/gift-wrapping')
    await page.keyboard.press('Enter')
    await expect(main.getByRole('row', { name: /wrapping\.html/ })).toBeVisible()
    await page.goto('/de/wrapping.html?from=mail')
    await expect(page).toHaveURL(/\/de\/pages\/gift-wrapping\?from=mail$/)
    // A move within the shop, as by a link that nobody has mended.
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/de$/)
    await expect(page.locator('html[data-ready]')).toBeAttached()
    await page.evaluate(() => {
      history.pushState(null, '', '/de/wrapping.html')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await expect(page).toHaveURL(/\/de\/pages\/gift-wrapping$/)
    await expect(article).toContainText('We wrap in paper.')

    // Later than any test runs: other tests read the shop's pages without it.
    await page.goto('/manage/content/announcements')
    await main.getByRole('button', { name: 'Add announcement' }).click()
    await main.getByLabel('Text').fill('Closed for the holidays')
    await main.getByLabel('Show from').fill('2099-12-24T00:00')
    await page.keyboard.press('Control+s')
    await expect(main.getByText('Scheduled')).toBeVisible()
    await expect(main.getByText('Added “Closed for the holidays”')).toBeVisible()
    await expectAccessibleInBoth(page)
    await main.getByRole('button', { name: /^Undo version/ }).click()
    await expect(main.getByText('No announcements yet')).toBeVisible()

    await page.goto('/manage/content/home')
    await main.getByRole('button', { name: 'Add section' }).click()
    await main.getByLabel('Heading').fill('Autumn in the studio')
    await page.keyboard.press('Control+s')
    await expect(main.getByRole('link', { name: 'Preview', exact: true })).toBeVisible()
    await expectAccessibleInBoth(page)
    const home = await main.getByRole('link', { name: 'Preview', exact: true }).getAttribute('href')
    await page.goto(home ?? '')
    await expect(page.getByRole('heading', { level: 1, name: 'Autumn in the studio' })).toBeVisible()
    await expectAccessibleInBoth(page)

    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/journal')
    await expect(page.getByRole('heading', { level: 1, name: 'Journal' })).toBeVisible()
    await expectAccessible(page)
  },
)
