import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, type KitStore, test } from '../kit/src/index.ts'
import { again, expectWhole, followLink, openAddress, victims } from './victims.ts'

/* Single files of a release that is live and the first ever; whole modules: broken-modules.spec.ts. */

const victim = victims.find(({ module }) => module === 'loyalty') as (typeof victims)[number]
const { module } = victim
const mark = 'globalThis.tampered = true;'

const fileOf = (store: KitStore, version: string, path: string) => join(store.folder, module, version, path)
const ran = (page: Page) => page.evaluate(() => 'tampered' in globalThis)

for (const what of ['missing', 'not the one that was released'] as const)
  test(`Faults row 108: a server build that is ${what}: browsers have the page whole`, async ({
    page,
    store,
  }) => {
    const version = await store.release(module)
    const path = fileOf(store, version, 'server/module.js')
    if (what === 'missing') await rm(path)
    else await writeFile(path, mark + (await readFile(path, 'utf8')))
    await openAddress(page, victim)
    await expectWhole(page, module)
    await page.goto(victim.from)
    await followLink(page, victim.link)
    await expectWhole(page, module)
  })

test("Faults row 105: a page's chunk that was tampered with does not run, and the page says so until it is right again", async ({
  page,
  store,
}) => {
  const version = (await store.versionOf(module)) ?? ''
  const record = JSON.parse(await readFile(fileOf(store, version, 'release.json'), 'utf8'))
  const chunk = `web/${record.chunks['routes/loyalty.tsx'].js[0]}`
  let damaged = 0
  const good = await readFile(fileOf(store, version, chunk), 'utf8')
  await page.route(`**/modules/${module}/${version}/${chunk}*`, (route) => {
    damaged += 1
    return route.fulfill({ contentType: 'text/javascript', body: mark + good })
  })
  await openAddress(page, victim)
  // The server's build is good, so its page is there to be read.
  await expect(page.getByRole('alert').getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(await ran(page)).toBe(false)
  await page.goto(victim.from)
  await followLink(page, victim.link)
  await expect(again(page)).toBeVisible()
  expect(damaged).toBeGreaterThan(0)
  expect(await ran(page)).toBe(false)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await again(page).click()
  await expectWhole(page, module)
})

test('Faults row 108: a connection that breaks off and comes back: the page is had by trying again', async ({
  page,
}) => {
  await page.goto(victim.from)
  await page.route(`**/modules/${module}/*/web/**`, (route) => route.abort('connectionreset'))
  await followLink(page, victim.link)
  await expect(again(page)).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await again(page).click()
  await expectWhole(page, module)
})
