import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, type KitStore, test } from '../kit/src/index.ts'

const built = join(import.meta.dirname, '../../apps/catalog/dist')

interface Release {
  readonly module: string
  readonly version: string
  readonly views: number
  readonly failed: number
  readonly errors: number
  readonly vitals: Readonly<Record<string, { readonly count: number }>>
  readonly groups: readonly { readonly kind: string; readonly message: string; readonly stack: string[] }[]
}

async function healthOf(store: KitStore, module: string, version: string): Promise<Release | undefined> {
  const { output } = await store.galleria('health', module, '--json')
  const { releases } = JSON.parse(output) as { releases: Release[] }
  return releases.find((each) => each.module === module && each.version === version)
}

/** Resolves when a new observer has been told of the largest paint so far. */
function observePaint(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((found) => {
        new PerformanceObserver(() => found()).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
}

/** For another document of the site: a browser gives a page half a second to end when another site's takes its place. */
async function leave(page: Page): Promise<void> {
  await page.goto('/robots.txt')
}

test.describe("A tab's telemetry", () => {
  test.use({ storeOptions: { own: true } })

  test("counts an error for the module's release, with its place in the source", async ({ page, store }) => {
    await store.deploy(built, '7.0.0')
    // The list watches for its end with this observer; nothing else uses it so.
    await page.addInitScript(() => {
      const Real = IntersectionObserver
      window.IntersectionObserver = class extends Real {
        constructor(see: IntersectionObserverCallback, options?: IntersectionObserverInit) {
          if (options?.rootMargin?.endsWith(' 600px')) throw new Error('cannot watch for ada@galleria.test')
          super(see, options)
        }
      }
    })
    await page.goto('/products')
    await expect.poll(async () => (await healthOf(store, 'catalog', '7.0.0'))?.failed).toBe(1)
    const health = await healthOf(store, 'catalog', '7.0.0')
    expect(health?.views).toBe(1)
    const caught = health?.groups.find(({ kind }) => kind === 'render')
    expect(caught?.message).toBe('cannot watch for <e-mail>')
    expect(caught?.stack[0]).toMatch(/\(catalog\/src\/components\/listing\/use-growth\.ts:\d+:\d+\)$/)
  })

  test('has the web vitals of each module on the page', async ({ page, store }) => {
    const version = (await store.versionOf('catalog')) ?? ''
    await page.goto('/products')
    // A press ends the search for the largest paint (Largest Contentful Paint §4.2): one has to be there before.
    await observePaint(page)
    // The first press of anything brings what collects.
    await page.getByRole('heading', { level: 1 }).click()
    await page.waitForFunction(() =>
      Boolean((window as { galleriaEarlyErrors?: { take?: unknown } }).galleriaEarlyErrors?.take),
    )
    // Observers hear of what was before them in the order in which they came: whoever collects has heard by then.
    await observePaint(page)
    await leave(page)
    await expect.poll(async () => (await healthOf(store, 'catalog', version))?.vitals.lcp?.count).toBe(1)
    const health = await healthOf(store, 'catalog', version)
    expect(health).toMatchObject({ views: 1, failed: 0, errors: 0 })
    for (const vital of ['ttfb', 'fcp', 'cls', 'load']) expect(health?.vitals[vital]?.count, vital).toBe(1)
  })

  test('counts a visitor who leaves before the page is complete', async ({ page, store }) => {
    const version = (await store.versionOf('cart')) ?? ''
    await page.route('**/assets/**', (route) => route.abort())
    await page.goto('/cart')
    await leave(page)
    await expect.poll(async () => (await healthOf(store, 'cart', version))?.views).toBe(1)
  })

  test('keeps source maps on the server alone', async ({ store }) => {
    const version = (await store.versionOf('cart')) ?? ''
    const release = await (await fetch(`${store.url}/registry/resolve?module=cart`)).json()
    const { path } = release.module.files.find(({ path }: { path: string }) => path.endsWith('.js'))
    const at = `${store.url}/modules/cart/${version}`
    expect((await fetch(`${at}/web/${path}`)).status).toBe(200)
    for (const map of [
      `web/${path}.map`,
      `web/..%2Fmaps%2Fweb%2F${path}.map.gz`,
      `maps/web/${path}.map.gz`,
      'maps/server/module.js.map.gz',
    ])
      expect((await fetch(`${at}/${map}`)).status, map).toBe(404)
    expect(await (await fetch(`${at}/web/${path}`)).text()).not.toContain('sourceMappingURL')
  })
})

test.describe('A canary', () => {
  // Each report is from somebody else, as a proxy would say.
  test.use({ storeOptions: { own: true, env: { TRUSTED_PROXIES: '1' } } })

  test('that fails in browsers where what is live does not is paused, with the reason in the history', async ({
    store,
  }) => {
    const live = (await store.versionOf('cart')) ?? ''
    const candidate = await store.release('cart', { canary: 50 })
    let visitors = 0
    const visit = (version: string, failed: readonly string[], cookie: string) =>
      fetch(`${store.url}/telemetry`, {
        method: 'POST',
        headers: {
          cookie,
          origin: store.url,
          'x-forwarded-for': `10.0.${visitors >> 8}.${visitors++ & 255}`,
        },
        body: JSON.stringify({ age: 0, set: { cart: version }, seen: ['cart'], failed }),
      })
    // A page that was served proves its reports, and only twenty of them.
    const pageCookie = async () =>
      (await fetch(`${store.url}/cart`)).headers
        .getSetCookie()
        .find((cookie) => cookie.startsWith('galleria_page='))
        ?.split(';')[0] ?? ''
    const round = async () => {
      const cookies = await Promise.all(Array.from({ length: 10 }, pageCookie))
      const views = Array.from({ length: 100 }, (_, index) => [
        visit(candidate, index % 2 ? ['cart'] : [], cookies[index % 10] ?? ''),
        visit(live, [], cookies[index % 10] ?? ''),
      ])
      for (const answer of await Promise.all(views.flat())) expect(answer.status).toBe(204)
      await store.galleria('watch', '--once')
      const { output } = await store.galleria('modules', '--json')
      return JSON.parse(output).modules.cart.canary.state
    }
    await expect.poll(round, { timeout: 180_000 }).toBe('paused')

    const { output } = await store.galleria('history', 'cart', '--limit', '1', '--json')
    const [{ change }] = JSON.parse(output)
    expect(change).toMatchObject({ action: 'pause', by: 'galleria watch', from: candidate, to: live })
    expect(change.why).toMatch(/^Errors: \d+\.\d\d% of its page views fail, and 0\.00% of the live release's/)
    for (let visit = 0; visit < 8; visit++)
      expect(await (await fetch(`${store.url}/cart`)).text()).not.toContain(`/modules/cart/${candidate}/`)
  })
})
