import type { Page } from '@playwright/test'
import { expectAccessibleIn, expectAccessibleInBoth } from '../kit/accessibility.ts'
import { newPerson } from '../kit/people.ts'
import { expect, once, phone, test } from '../kit/test.ts'
import { Hosted } from '../pages/hosted.ts'

/** A language of each direction, each in one color scheme: what colors a letter knows nothing of its words. */
const looks = [
  { code: 'en', scheme: 'light' },
  { code: 'ar', scheme: 'dark' },
] as const

/** Shows letters within the main part of a page, as a mail client does, and without the sandbox, where no axe runs. */
const showAsMailClients = (page: Page) =>
  page.route('**/_dev/letters/*/html?*', async (route) => {
    const letter = await (await route.fetch()).text()
    const body = letter
      .replace(/<body[^>]*>/, (begin) => `${begin}<main>`)
      .replace('</body>', '</main></body>')
    await route.fulfill({ contentType: 'text/html; charset=utf-8', body })
  })

test(
  'The letters page shows every letter in a frame without scripts, and fits a phone',
  phone,
  async ({ page, platformUrl }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto(`${platformUrl}/_dev/letters`)
    await expect(page.getByRole('heading', { level: 1, name: 'Letters' })).toBeVisible()
    await expectAccessibleInBoth(page)
    const first = page.frameLocator('iframe').first()
    await expect(first.getByRole('heading', { level: 1, name: 'Welcome to Galleria' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page.getByRole('link', { name: 'Order confirmation' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Order confirmation' })).toBeVisible()
    await expectAccessibleInBoth(page)
  },
)

test(
  'Every kind of letter is accessible, in light from left to right and in dark from right to left',
  once,
  async ({ page, platformUrl }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto(`${platformUrl}/_dev/letters`)
    const links = page.locator('.letter-card h2 a')
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(paths.length).toBeGreaterThan(25)
    await showAsMailClients(page)
    for (const path of paths)
      for (const { code, scheme } of looks) {
        await page.goto(`${platformUrl}${path}/html?language=${code}`)
        await expectAccessibleIn(page, scheme)
        const width = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(width, `${path} ${code}`).toBeLessThanOrEqual(390)
      }
  },
)

test('The mailbox shows a letter as HTML and as plain text', once, async ({ page, platformUrl }) => {
  const person = newPerson()
  await new Hosted(page, platformUrl).register(person)
  await page.goto(`${platformUrl}/_dev/mailbox?to=${encodeURIComponent(person.email)}`)
  const letter = page.frameLocator('iframe')
  await expect(letter.getByRole('heading', { level: 1, name: 'Welcome to Galleria' })).toBeVisible()
  await expect(letter.getByRole('link', { name: 'Go to your account' })).toBeVisible()
  await expect(page.locator('p.letter')).toContainText('Go to your account:')
})
