import { execFile } from 'node:child_process'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Complaints } from '../kit/complaints.ts'
import { scratchCopy } from '../kit/scratch-copy.ts'
import { test as base, expect } from '../kit/src/index.ts'
import { expectReplaced } from './victims.ts'

const root = join(import.meta.dirname, '../..')

// By one worker: the copy, its build and its store are made once.
base.describe.configure({ mode: 'default' })

/** A copy of the checkout whose loyalty module has a federation run-time of its own, as it is published. */
const test = base.extend<object, { readonly galleria: string | undefined }>({
  galleria: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern.
    async ({}, use) => {
      const copy = await scratchCopy()
      for (const name of ['catalog', 'cart', 'account', 'shell'])
        await cp(join(root, 'apps', name, 'dist'), join(copy.folder, 'apps', name, 'dist'), {
          recursive: true,
        })
      await promisify(execFile)('node_modules/.bin/rsbuild', ['build'], {
        cwd: join(copy.folder, 'apps/loyalty'),
        env: { ...process.env, NODE_ENV: 'production', LEAN_RUNTIME_OFF: 'lent' },
      })
      await use(copy.folder)
      await copy.remove()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

test('Pages are the same on the federation run-time as it is published, for a module with a copy of its own and for lean ones', async ({
  page,
  store,
}) => {
  // A copy of the run-time is more than a module's budget.
  await store.galleria('settings', 'loyalty', '--load-budget', '40000', '--chunk-budget', '40000')
  await store.release('loyalty')
  const complaints = new Complaints(page)
  await page.goto('/loyalty')
  await expect(page.locator('html[data-ready]')).toBeAttached()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const instances = await page.evaluate(() =>
    (globalThis as unknown as Federated).__FEDERATION__.__INSTANCES__.map(({ name }) => name),
  )
  expect(instances).toEqual(['loyalty'])
  await page.getByRole('banner').getByRole('link', { name: 'All products' }).click()
  await expect(page).toHaveURL(/\/products/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  complaints.expectNone()
})

test('The last good release takes over on the federation run-time as it is published, too', async ({
  page,
  store,
}) => {
  await store.galleria('settings', 'loyalty', '--load-budget', '40000', '--chunk-budget', '40000')
  const version = await store.release('loyalty')
  await page.route(`**/modules/loyalty/${version}/web/*.js`, (route) =>
    route.request().url().includes('remoteEntry') ? route.continue() : route.abort('connectionreset'),
  )
  await page.goto('/loyalty')
  await expectReplaced(page, 'loyalty')
})

interface Federated {
  readonly __FEDERATION__: { readonly __INSTANCES__: readonly { readonly name: string }[] }
}
