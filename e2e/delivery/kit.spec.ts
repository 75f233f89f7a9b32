import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../scripts/store/layout.ts'
import { expect, test } from '../kit/src/index.ts'

interface Draft {
  widgets: Record<string, unknown>
  routes: string[]
  events: { sends: string[] }
  imports: Record<string, string[]>
  operations: Record<string, string>
}

test('Each test has the modules as they were built, whatever the one before released', async ({
  page,
  store,
}) => {
  const before = await store.versionOf('cart')
  const version = await store.release('cart', { version: '9.9.9' })
  expect(version).toBe('9.9.9')
  expect(await store.versionOf('cart')).toBe('9.9.9')
  await page.goto('/cart')
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible()
  expect(await page.content()).toContain('/modules/cart/9.9.9/web/')
  // A release in a module store is as good a base for another as a build.
  const variant = await store.release('cart', { from: join(store.folder, 'cart', '9.9.9') })
  expect(await store.versionOf('cart')).toBe(variant)
  expect(await store.rollback('cart', before ?? '')).toBe(before)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible()
  expect(await page.content()).not.toContain('/modules/cart/9.9.9/web/')
})

test('A page is signed in, and its member is welcomed back', async ({ page, join }) => {
  await page.goto('/')
  const person = await join()
  await expect(page.getByRole('banner').getByRole('link', { name: person.firstName })).toBeVisible()
})

test('The clock is moved and the platform hurt, for one test', async ({ store }) => {
  const json = { accept: 'application/json' }
  const offset = async () =>
    (await (await fetch(`${store.platformUrl}/_dev/clock`, { headers: json })).json()).offset
  await store.advance({ days: 2 })
  expect(await offset()).toBeGreaterThan(86_400)
  await store.breakPlatform({ operation: '* /oauth2/token', fault: { kind: 'error', status: 503 } })
  const status = async () => (await fetch(`${store.platformUrl}/oauth2/token`, { method: 'POST' })).status
  expect(await status()).toBe(503)
  await store.mendPlatform()
  expect(await status()).not.toBe(503)
})

test.describe('With a shell of its own', () => {
  test.use({ storeOptions: { own: true } })

  test('the command releases, and says so', async ({ store }) => {
    const { code, output } = await store.galleria('deploy', 'loyalty', '--no-build', '--version', '7.0.0')
    expect(output).toContain('Released loyalty@7.0.0')
    expect(code).toBe(0)
    expect(await store.versionOf('loyalty')).toBe('7.0.0')
  })

  test('the command stops a build that takes from others, or takes what the shell lacks', async ({
    store,
  }) => {
    const folder = await mkdtemp(join(tmpdir(), 'galleria-taken-'))
    try {
      const altered = async (module: string, change: (draft: Draft) => void) => {
        const from = join(folder, module)
        await cp(join(root, 'apps', module, 'dist'), from, { recursive: true })
        const path = join(from, 'release.json')
        const draft = JSON.parse(await readFile(path, 'utf8')) as Draft
        change(draft)
        await writeFile(path, JSON.stringify(draft))
        return store.galleria('deploy', module, '--from', from, '--version', '8.0.0', '--breaking', 'a test')
      }
      const cart = await altered('cart', (draft) => {
        delete draft.widgets['cart.add-to-cart']
        draft.routes = draft.routes.filter((route) => route !== '/cart')
        draft.events.sends = []
      })
      expect(cart.code).toBe(3)
      expect(cart.output).toMatch(/removes the widget "cart\.add-to-cart"\. Still used by catalog@/)
      expect(cart.output).toMatch(/removes the page \/cart\. Still used by account@\S+, loyalty@\S+, shell /)
      expect(cart.output).toMatch(/removes the event "galleria\.cart"\. Still used by loyalty@/)
      const loyalty = await altered('loyalty', ({ imports, operations }) => {
        imports['@galleria/ui']?.push('Fancy')
        operations.GetFancy = 'GET /fancy'
      })
      expect(loyalty.code).toBe(3)
      expect(loyalty.output).toMatch(/uses Fancy of @galleria\/ui\. Shell \S+ doesn't have it/)
      expect(loyalty.output).toContain("uses the platform's call GetFancy (GET /fancy)")
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
})
