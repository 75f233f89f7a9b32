import type { Page } from '@playwright/test'
import { expect, test } from '../kit/src/index.ts'
import { expectWhole } from './victims.ts'

test('A style sheet that fails once by itself is fetched again: the page has its looks', async ({ page }) => {
  let failures = 0
  await page.route('**/modules/loyalty/*/web/**/*.css', (route) => {
    if (route.request().url().includes('?')) return route.continue()
    failures += 1
    return route.abort('connectionreset')
  })
  await openStyled(page)
  await expect(page.locator('link[data-tries="1"]').first()).toBeAttached()
  expect(failures).toBeGreaterThan(0)
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLLinkElement>('link[data-tries]')].every(
          ({ sheet }) => sheet?.cssRules.length,
        ),
      ),
    )
    .toBe(true)
  await expect(page.getByText('load its styles')).toHaveCount(0)
})

test('A style sheet that does not come at all is told, with a way out', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  await page.route('**/modules/loyalty/*/web/**/*.css*', (route) => route.abort('connectionreset'))
  await openStyled(page)
  await expect(page.getByRole('alert').getByText('load its styles')).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.getByRole('button', { name: 'Reload page' }).click()
  await expect(page.getByText('load its styles')).toHaveCount(0)
  await expectWhole(page, 'loyalty')
  expect(errors).toEqual([])
})

/** The page as the server makes it when it has the time: with the module's style sheets in its head. */
async function openStyled(page: Page): Promise<void> {
  let whole = await page.request.get('/loyalty')
  await expect(async () => {
    whole = await page.request.get('/loyalty')
    expect(await whole.text()).toMatch(/<link rel="stylesheet" href="\/modules\/loyalty\//)
  }).toPass()
  await page.route('**/loyalty', (route) => route.fulfill({ response: whole }), { times: 1 })
  await page.goto('/loyalty')
}
