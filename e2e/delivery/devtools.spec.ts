import type { Page } from '@playwright/test'
import { expect, test } from '../kit/src/index.ts'

/* What Module Federation's browser extension does in a page, by the globals and the storage it uses: its plugins are there before
   the page's scripts, and it writes what was chosen into storage and loads the page anew. */

interface Federated {
  readonly __FEDERATION__: {
    readonly moduleInfo: Record<string, ModuleInfo>
    readonly __SHARE__?: object
  }
  readonly told: readonly Record<string, ModuleInfo>[]
}

interface ModuleInfo {
  readonly version: string
  readonly remoteEntry: string
  readonly remotesInfo: Record<string, { readonly matchedVersion: string }>
  readonly shared: readonly { readonly sharedName: string; readonly version: string }[]
  readonly modules: readonly { readonly moduleName: string }[]
}

const withExtension = (page: Page) =>
  page.addInitScript(() => {
    const overrideRemotes = {
      name: 'mf-chrome-devtools-override-remotes-plugin',
      beforeRegisterRemote(args: { remote: { name: string; entry?: string; version?: string } }) {
        const { overrides = {} } = JSON.parse(localStorage.getItem('__MF_DEVTOOLS__') ?? '{}')
        const chosen: string | undefined = overrides[args.remote.name]
        if (chosen?.startsWith('http')) args.remote.entry = chosen
        else if (chosen) {
          delete args.remote.entry
          args.remote.version = chosen
        }
        return args
      },
    }
    const told: unknown[] = []
    addEventListener('message', ({ data }) => data?.moduleInfo && told.push(data.moduleInfo))
    Object.assign(globalThis, { told })
    for (const name of ['__FEDERATION__', '__VMOK__'])
      Object.defineProperty(globalThis, name, {
        value: Reflect.get(globalThis, '__FEDERATION__') ?? { __GLOBAL_PLUGIN__: [overrideRemotes] },
        configurable: false,
        writable: true,
      })
  })

async function choose(page: Page, overrides: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate((chosen) => {
    localStorage.setItem('__MF_DEVTOOLS__', JSON.stringify({ overrides: chosen, proxyRules: [] }))
  }, overrides)
  await page.reload()
}

/** Empty until the page's code has begun. */
const shown = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as Partial<Federated>).__FEDERATION__?.moduleInfo ?? {})

/** Versions of a module of which this page has fetched scripts. */
const versionsOf = async (page: Page, module: string) => {
  const addresses = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  )
  return new Set(
    addresses.flatMap((address) =>
      address.endsWith('remoteEntry.js')
        ? (address.split(`/modules/${module}/`)[1]?.split('/')[0] ?? [])
        : [],
    ),
  )
}

test('The extension sees the shell and every module with its version, what it exposes, and what is shared', async ({
  page,
  store,
}) => {
  await withExtension(page)
  await page.goto('/loyalty')
  await expect(page.locator('html[data-ready]')).toBeAttached()
  const version = await store.versionOf('loyalty')
  await expect.poll(async () => Object.keys(await shown(page))).toContain(`loyalty:${version}`)
  const { shell, [`loyalty:${version}`]: loyalty } = await shown(page)
  expect(shell?.remotesInfo.loyalty).toEqual({ matchedVersion: version })
  expect(shell?.shared.map(({ sharedName }) => sharedName)).toContain('react')
  expect(loyalty).toMatchObject({ version, remoteEntry: 'remoteEntry.js' })
  expect(loyalty?.modules.map(({ moduleName }) => moduleName)).toEqual(['module'])
  expect(await page.evaluate(() => JSON.stringify((globalThis as unknown as Federated).told))).toContain(
    `loyalty:${version}`,
  )
  // A page lists what it shares once its modules run.
  await expect
    .poll(() =>
      page.evaluate(
        () => Object.keys((globalThis as unknown as Federated).__FEDERATION__.__SHARE__ ?? {}).length,
      ),
    )
    .toBeGreaterThan(0)
})

test('The extension puts another release of the shop into the page, with its hash checked, until it is taken out again', async ({
  page,
  store,
}) => {
  const old = await store.versionOf('loyalty')
  const live = await store.release('loyalty')
  await withExtension(page)
  await page.goto('/loyalty')
  await expect(page.locator('html[data-ready]')).toBeAttached()
  await expect.poll(() => versionsOf(page, 'loyalty')).toEqual(new Set([live]))
  for (const value of [String(old), `${store.url}/modules/loyalty/${old}/web/mf-manifest.json`]) {
    await choose(page, { loyalty: value })
    await expect.poll(async () => Object.keys(await shown(page))).toContain(`loyalty:${old}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => versionsOf(page, 'loyalty')).toContain(old)
  }
  await choose(page, {})
  await expect.poll(async () => Object.keys(await shown(page))).toContain(`loyalty:${live}`)
  await expect.poll(() => versionsOf(page, 'loyalty')).toEqual(new Set([live]))
})

test('The extension can’t run an address outside the shop, nor a release that the shop shows nobody', async ({
  page,
  store,
}) => {
  const live = await store.versionOf('loyalty')
  const hidden = await store.release('loyalty', { channel: 'staging' })
  const outside: string[] = []
  await page.route('http://localhost:3999/**', (route) => {
    outside.push(route.request().url())
    return route.fulfill({ body: 'globalThis.stolen = true', contentType: 'text/javascript' })
  })
  await withExtension(page)
  await page.goto('/loyalty')
  for (const value of [
    'http://localhost:3999/mf-manifest.json',
    'http://localhost:3999/remoteEntry.js',
    hidden,
  ]) {
    const warned = page.waitForEvent('console', (message) =>
      message.text().includes('is no release that this shop'),
    )
    await choose(page, { loyalty: value })
    await warned
    await expect(page.locator('html[data-ready]')).toBeAttached()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => versionsOf(page, 'loyalty')).toEqual(new Set([live]))
  }
  expect(outside).toEqual([])
  expect(await page.evaluate(() => 'stolen' in globalThis)).toBe(false)
})

test('A shopper without the extension loads nothing of this', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/loyalty')
  await expect(page.locator('html[data-ready]')).toBeAttached()
  expect(asked.filter((url) => /devtools|mf-/.test(url))).toEqual([])
})
