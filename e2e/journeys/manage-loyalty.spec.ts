import { expectAccessibleInBoth } from '../kit/accessibility.ts'
import { newPerson } from '../kit/people.ts'
import { expect, once, test } from '../kit/test.ts'
import { joined } from '../pages/sign-in.ts'
import { follow } from '../pages/staff.ts'

const owner = { email: 'owner@galleria.test', password: 'lovelace-1843' }

test(
  'The owner signs in on the way to the store’s side, makes a reward and takes it away',
  once,
  async ({ page }) => {
    test.setTimeout(360_000)
    const main = page.getByRole('main')
    await page.goto('/manage/loyalty/rewards')
    await page.waitForURL(/\/account\/sign-in\?returnTo=/)
    await main.getByLabel(/^email/i).fill(owner.email)
    await main.getByLabel('Password', { exact: true }).fill(owner.password)
    await main.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(main.getByRole('heading', { level: 1, name: 'Rewards' })).toBeVisible()

    const name = `Tea for two ${Date.now()}`
    await main.getByRole('link', { name: 'Add reward' }).click()
    await main.getByLabel('Name', { exact: true }).fill(name)
    await main.getByLabel('Cost in points').fill('321')
    await expect(main.getByRole('complementary').getByText('For 321 points')).toBeVisible()
    await expectAccessibleInBoth(page)
    await follow(page, 'Overview')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click()
    await main.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(main.getByRole('heading', { level: 1, name })).toBeVisible()
    await main.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(main.getByRole('heading', { level: 1, name: 'Rewards' })).toBeVisible()
    await expect(main.getByText(name)).toHaveCount(0)

    for (const section of ['', '/accounts', '/program', '/tiers', '/rules', '/imports']) {
      await page.goto(`/manage/loyalty${section}`)
      await expect(main.getByText(/^Times are in /)).toBeVisible()
    }

    const csv = 'mail,points\nada@galleria.test,5\nnobody@nowhere.test,7\n'
    await main
      .getByLabel('CSV file')
      .setInputFiles({ name: 'old.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
    await main.getByRole('button', { name: 'Upload file' }).click()
    await main.getByRole('button', { name: 'Preview import' }).click()
    await expect(main.getByText(/Rows to import: 1\. Rows with errors: 1\. Total points: 5\./)).toBeVisible()
    await expectAccessibleInBoth(page)
    await main.getByRole('button', { name: 'Import rows (1)' }).click()
    await expect(main.getByText('Rows imported: 1. Rows skipped: 1.')).toBeVisible({ timeout: 60_000 })
  },
)

test(
  'A member is refused on the store’s side, and nothing of it is on shoppers’ pages',
  once,
  async ({ page, complaints }) => {
    // A member who is not staff gets no token that speaks for the store.
    complaints.allow(/status of 400.*\/oauth2\/token/)
    const person = newPerson()
    const scripts: Promise<string>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text().catch(() => ''))
    })
    await joined(page.context(), person)
    await page.goto('/loyalty')
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    const words = (await Promise.all(scripts)).join('')
    expect(words.length).toBeGreaterThan(10_000)
    expect(words).not.toMatch(/Points outstanding|grant-type:token-exchange|Preview changes/)

    await page.goto('/manage/loyalty/accounts')
    const heading = page.getByRole('heading', { level: 1, name: 'You don’t have access to this page' })
    await expect(heading).toBeVisible()
    await expectAccessibleInBoth(page)
  },
)
