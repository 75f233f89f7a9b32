import { existsSync } from 'node:fs'
import { join } from 'node:path'
import getPort from 'get-port'
import { run, type Started, startProcess } from '../../scripts/lib/processes.ts'
import { expectAccessibleInBoth } from '../kit/accessibility.ts'
import { expect, once, test } from '../kit/test.ts'

const site = join(import.meta.dirname, '../../docs/site')
let server: Started

test.beforeAll(async () => {
  if (!existsSync(join(site, 'dist/index.html'))) await run(process.execPath, [join(site, 'src/build.ts')])
  server = await startProcess({
    name: 'The documentation',
    command: process.execPath,
    args: [join(site, 'src/serve.ts'), String(await getPort({ host: '127.0.0.1' }))],
    readyMark: 'Documentation at',
    advice: 'Run npm run docs and read what it says.',
  })
})
test.afterAll(() => server?.stop())

test('The documentation is accessible in light and dark, and no page is wider than its screen', async ({
  page,
}) => {
  for (const path of ['', 'architecture/', 'delivery/', 'contributing/']) {
    await page.goto(server.ready + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessibleInBoth(page)
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      path,
    ).toBeLessThanOrEqual(0)
  }
})

test('The search finds a page, the pictures are drawn, and a chosen theme stays', once, async ({ page }) => {
  await page.goto(server.ready)
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('textbox', { name: 'Search' }).fill('canary')
  await page.getByRole('dialog', { name: 'Search' }).getByRole('link', { name: /canar/i }).first().click()
  await expect(page.getByRole('main')).toContainText('canary')

  await page.goto(`${server.ready}architecture/`)
  await expect(page.getByRole('img', { name: /account to manage/ })).toBeVisible()
  await page.getByRole('banner').getByLabel('Select theme').selectOption('dark')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})
