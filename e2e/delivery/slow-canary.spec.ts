import type { BrowserContext, Page } from '@playwright/test'
import { expect, test, touchPages } from '../kit/src/index.ts'

// Each visitor has an address of their own, as a proxy would say.
test.use({ storeOptions: { own: true, env: { TRUSTED_PROXIES: '1' } } })

/** Holds the page for 400 ms at each click, in a script of the release. */
const slowClicks = (code: string) => `${code}
;addEventListener('click', function hold() {
  const end = performance.now() + 400
  while (performance.now() < end);
})`

/** Opens the cart as somebody who was never here, clicks in it, and leaves. What the browser has read of its code, it keeps. */
async function visit(context: BrowserContext, page: Page, number: number): Promise<void> {
  await context.clearCookies()
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `10.1.${number >> 8}.${number & 255}` })
  await page.goto('/cart')
  await expect(page.locator('html[data-ready]')).toBeAttached()
  // Brings the collector at once, as the first error does: a second of each visit is saved.
  await page.waitForFunction(() => {
    const buffer = window.galleriaEarlyErrors
    const begin = buffer?.begin
    if (buffer) buffer.begin = undefined
    begin?.()
    return Boolean(buffer?.take)
  })
  await page.getByRole('heading', { level: 1 }).click()
  // A press is measured with the next frame, and told when the page is hidden.
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => setTimeout(next, 50))))
  // Another site's page would take another process, and end this one half a second later, told or not.
  await page.goto('/robots.txt')
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
}

declare global {
  interface Window {
    galleriaEarlyErrors?: { readonly take?: unknown; begin?: (() => void) | undefined }
  }
}

interface Modules {
  readonly modules: Readonly<Record<string, { readonly canary: { readonly state: string } }>>
}

interface Round {
  readonly canaries: readonly {
    readonly module: string
    readonly look: { readonly verdict: string } | null
  }[]
}

test('A canary whose clicks are slow in real browsers goes back by itself, and a good one of the same visits stays', async ({
  browser,
  store,
}) => {
  test.setTimeout(600_000)
  for (const module of ['cart', 'catalog'])
    await store.galleria('settings', module, '--canary-views', '20', '--canary-inp', '300')
  const live = (await store.versionOf('cart')) ?? ''
  const slow = await store.release('cart', { canary: 50, changes: { 'web/remoteEntry.js': slowClicks } })
  await store.release('catalog', { canary: 50 })
  const browsers = await Promise.all(
    [1, 2].map(async () => {
      const context = await browser.newContext({ baseURL: store.url })
      touchPages(context)
      return { context, page: await context.newPage() }
    }),
  )
  let visitors = 0
  const round = async () => {
    // A release needs twenty views: the first look is at what may be enough.
    const visits = visitors === 0 ? 22 : 6
    await Promise.all(
      browsers.map(async ({ context, page }) => {
        for (let each = 0; each < visits; each++) await visit(context, page, visitors++)
      }),
    )
    const { canaries } = JSON.parse((await store.galleria('watch', '--once', '--json')).output) as Round
    const { modules } = JSON.parse((await store.galleria('modules', '--json')).output) as Modules
    const { look } = canaries.find(({ module }) => module === 'catalog') ?? {}
    return { slow: modules.cart?.canary.state, good: look?.verdict }
  }
  await expect
    .poll(round, { timeout: 540_000, intervals: [100] })
    .toEqual({ slow: 'paused', good: 'continue' })
  for (const { context } of browsers) await context.close()

  const { output } = await store.galleria('history', 'cart', '--limit', '1', '--json')
  const [{ change }] = JSON.parse(output)
  expect(change).toMatchObject({ action: 'pause', by: 'galleria watch', from: slow, to: live })
  expect(change.why).toMatch(/INP: /)
  const cart = await fetch(`${store.url}/cart`)
  expect(await cart.text()).not.toContain(`/modules/cart/${slow}/`)

  const health = JSON.parse((await store.galleria('health', 'cart', '--json')).output)
  const own = health.releases.find(({ version }: { version: string }) => version === slow).vitals
  expect(own.press.p75).toBeGreaterThan(300)
  expect(own.blocking.p75).toBeGreaterThan(200)
  expect(health.pages.map(({ route }: { route: string }) => route)).toContain('/cart')
})
