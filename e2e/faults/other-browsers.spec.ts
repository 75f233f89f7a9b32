import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { expect, test } from '../kit/fault-test.ts'
import { sessionOf } from '../kit/page-session.ts'
import { newPerson } from '../kit/people.ts'
import { touchPages } from '../kit/src/touched.ts'
import { startStore } from '../kit/store.ts'
import { test as journey } from '../kit/test.ts'
import { wholeBrowser } from '../kit/whole-browser.ts'
import { Account } from '../pages/account.ts'
import { products } from '../pages/shop.ts'

/** A browser with other switches than the tests' own. */
function launch({ args = [], ...rest }: { args?: string[]; ignoreDefaultArgs?: string[] }) {
  return chromium.launch({ ...rest, ...wholeBrowser, args: [...args, ...wholeBrowser.args] })
}

// The journeys' store: only a page that is whole may be kept, and that one is patient.
journey(
  'Faults row 21: a page restored from the back-forward cache after a sign-out elsewhere shows nothing of the member',
  async ({ storeUrl }) => {
    await using browser = await launch({ ignoreDefaultArgs: ['--disable-back-forward-cache'] })
    const context = await browser.newContext({ baseURL: storeUrl })
    const page = await context.newPage()
    const person = newPerson()
    const before = new Account(page)
    await before.register(person)
    await page.goto('/account')
    await expect(page.getByText(person.email)).toBeVisible()
    // The member's own pages are never kept there; the store's are, with the member's name in the header.
    await page.goto(`/products/${products.plain.slug}`)
    await before.expectSignedIn(person.firstName)
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { restored: persisted }))
    })
    await page.goto('/cart')
    // Signed out where no message tells of it: one that does takes the page out of that cache.
    const other = await context.newPage()
    // Once it has read who is signed in: written later, that would undo what is written here.
    await other.goto('/account/signed-out', { waitUntil: 'networkidle' })
    await expect(other.locator('html[data-ready]')).toBeAttached()
    await other.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.startsWith('galleria.auth.role.v1.')) ?? ''
      localStorage.setItem(key, JSON.stringify({ role: 'none', id: 'left' }))
    })
    await page.goBack({ waitUntil: 'commit' })
    await expect.poll(() => page.evaluate(() => 'restored' in globalThis)).toBe(true)
    await before.expectSignedOut()
    await expect(before.header.getByText(person.firstName)).toHaveCount(0)
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL(/\/account\/sign-in/)
    await expect(page.getByText(person.email)).toHaveCount(0)
  },
)

test('Faults row 22: where store and platform are two sites and third-party cookies are blocked, a silent login fails at once with its reason, and one signs in by redirect and by the form', async () => {
  const store = await startStore({}, { store: 'store.localtest', platform: 'platform.localtest' })
  const folder = await mkdtemp(join(tmpdir(), 'galleria-third-party-'))
  await mkdir(join(folder, 'Default'))
  const blocked = { profile: { cookie_controls_mode: 1, block_third_party_cookies: true } }
  await writeFile(join(folder, 'Default', 'Preferences'), JSON.stringify(blocked))
  const context = await chromium.launchPersistentContext(folder, {
    ...wholeBrowser,
    baseURL: store.url,
    args: [
      '--host-resolver-rules=MAP *.localtest 127.0.0.1',
      // Only https or this machine's own names have Web Crypto otherwise.
      `--unsafely-treat-insecure-origin-as-secure=${store.url},${store.platformUrl}`,
      ...wholeBrowser.args,
    ],
  })
  try {
    touchPages(context)
    const page = await context.newPage()
    const person = newPerson()
    const account = new Account(page)
    await account.register(person)
    await account.signOut(person.firstName)
    await account.signInByRedirect(person)
    await account.expectSignedIn(person.firstName)

    // Really blocked: the platform in a frame of the store may keep nothing, and is sent no cookie.
    await page.evaluate((url) => {
      const frame = Object.assign(document.createElement('iframe'), { src: `${url}/health`, name: 'probe' })
      document.body.append(frame)
      return new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
    }, store.platformUrl)
    const kept = await page.frame('probe')?.evaluate(() => {
      try {
        return typeof localStorage
      } catch (error) {
        return (error as Error).name
      }
    })
    expect(kept).toBe('SecurityError')
    const cookies: string[] = []
    page.on('request', async (request) => {
      if (request.frame().parentFrame()) cookies.push((await request.allHeaders()).cookie ?? '')
    })
    const session = await sessionOf(page)
    const began = Date.now()
    const outcome = await session.evaluate((own) =>
      own.completeLogin('').then(
        () => 'signed in',
        (error: Error & { reason?: string }) => `${error.name}: ${error.message} (${error.reason})`,
      ),
    )
    expect(outcome).toBe('AuthError: Missing code or _state (login_required)')
    expect(Date.now() - began).toBeLessThan(10_000)
    await expect.poll(() => cookies.length).toBeGreaterThan(0)
    expect(cookies.join('')).toBe('')
    // Prove that the attempt signed nobody out.
    await account.expectSignedIn(person.firstName)

    await account.signOut(person.firstName)
    await account.signIn(person)
    await account.expectSignedIn(person.firstName)
  } finally {
    await context.close()
    await store.stop()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
})
