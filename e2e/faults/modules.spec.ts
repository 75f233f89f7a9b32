import type { Page } from '@playwright/test'
import { expect, test } from '../kit/fault-test.ts'
import { release } from '../kit/releases.ts'
import { expectNotRun, networkFaults, releaseFaults, type Victim, victims } from './modules.ts'

test.describe.configure({ timeout: 120_000 })

for (const victim of Object.values(victims)) {
  test.describe(`the module ${victim.name} is hurt:`, () => {
    test.afterEach(async ({ store }) => {
      await release(store, victim.name)
    })

    for (const [what, fault] of Object.entries(releaseFaults)) {
      // One module meets everything; the other shows that it is not about that one.
      if (victim.name === 'cart' && !/evaluated|entry/.test(what)) continue
      test(`${what}, met by its address`, async ({ page, store }) => {
        const heal = await fault.break(store, victim, page)
        await expectAnswered(page, victim)
        if (!fault.onlyServer) {
          await expect(again(page)).toBeVisible({ timeout: 20_000 })
          await expectRestAlive(page)
          await page.goto(victim.path)
          await expect(again(page)).toBeVisible({ timeout: 20_000 })
          await heal(page)
          await again(page).click()
        }
        await expectWhole(page, victim)
        await expectNotRun(page)
      })

      test(`${what}, met by a link`, async ({ page, store }) => {
        const heal = await fault.break(store, victim, page)
        await page.goto('/')
        await follow(page, victim)
        if (!fault.onlyServer) {
          await expect(again(page)).toBeVisible({ timeout: 20_000 })
          await expectRestAlive(page)
          await page.goBack()
          await expect(again(page)).toBeVisible({ timeout: 20_000 })
          await heal(page)
          await again(page).click()
        }
        await expectWhole(page, victim)
        await expectNotRun(page)
      })
    }

    for (const [what, fault] of Object.entries(networkFaults)) {
      if (victim.name === 'cart') continue
      test(`${what}, met by its address`, async ({ page }) => {
        await fault(page, `**/modules/${victim.name}/*/web/`)
        await expectAnswered(page, victim)
        await expect(again(page)).toBeVisible({ timeout: 20_000 })
        await page.unrouteAll({ behavior: 'ignoreErrors' })
        await again(page).click()
        await expectWhole(page, victim)
      })

      test(`${what}, met by a link`, async ({ page }) => {
        await page.goto('/')
        await fault(page, `**/modules/${victim.name}/*/web/`)
        await follow(page, victim)
        await expect(again(page)).toBeVisible({ timeout: 20_000 })
        await page.unrouteAll({ behavior: 'ignoreErrors' })
        await again(page).click()
        await expectWhole(page, victim)
      })
    }
  })
}

test('a style sheet that fails once by itself is fetched again: the page has its looks', async ({ page }) => {
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
  await expect(page.getByText('without its looks')).toHaveCount(0)
})

test('a style sheet that does not come at all is told, with a way out', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  await page.route('**/modules/loyalty/*/web/**/*.css*', (route) => route.abort('connectionreset'))
  await openStyled(page)
  await expect(page.getByRole('alert').getByText('without its looks')).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.getByRole('button', { name: 'Load the page again' }).click()
  await expect(page.getByText('without its looks')).toHaveCount(0)
  await expectWhole(page, victims.loyalty)
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

const again = (page: Page) => page.getByRole('button', { name: 'Try again' })

/** The answer does not wait for the broken module, is 200, and has the frame. Its second: apps/shell/src/server/faults.test.ts. */
async function expectAnswered(page: Page, { path }: Victim): Promise<void> {
  const answer = await page.goto(path, { waitUntil: 'commit' })
  expect(answer?.status()).toBe(200)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Galleria' })).toBeVisible()
}

async function follow(page: Page, { link }: Victim): Promise<void> {
  await expect(page.locator('html[data-ready]')).toBeAttached()
  await page.getByRole('navigation', { name: 'Store' }).getByRole('link', { name: link }).click()
}

/** Another team's pages come without a new document, and its buttons work. */
async function expectRestAlive(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.same = 'document'
  })
  await page.getByRole('banner').getByRole('link', { name: 'Galleria' }).click()
  await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0)
  await expect(page.locator('html[data-same]')).toBeAttached()
}

async function expectWhole(page: Page, { name }: Victim): Promise<void> {
  await expect(page.locator(`main [data-boundary="${name}"] h1`).or(page.getByText('Mended'))).toBeVisible({
    timeout: 20_000,
  })
  await expect(again(page)).toHaveCount(0)
}
