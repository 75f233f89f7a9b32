import { test as base } from '@playwright/test'
import { Complaints } from './complaints.ts'
import { type TouchFixtures, touchFixtures } from './src/touched.ts'

interface Fixtures extends TouchFixtures {
  readonly storeUrl: string
  readonly platformUrl: string
  readonly complaints: Complaints
}

/** Journeys run against the shared store. Any console error, page error or hydration warning fails the test that met it. */
export const test = base.extend<Fixtures>({
  ...touchFixtures,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern.
  storeUrl: async ({}, use) => use(needed('STORE_URL')),
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  platformUrl: async ({}, use) => use(needed('PLATFORM_URL')),
  baseURL: async ({ storeUrl }, use) => use(storeUrl),
  complaints: [
    async ({ page }, use) => {
      const complaints = new Complaints(page)
      await use(complaints)
      complaints.expectNone()
    },
    { auto: true },
  ],
})

/** For what is the same on every screen: HTML, calls, sessions. The telephone does not repeat it. */
export const once = { tag: '@once' } as const

/** For what only a small touch screen has. The desktop does not run it. */
export const phone = { tag: '@phone' } as const

/** Version of the catalog of the shared store; undefined where it serves both. */
export const catalog = (['v1', 'v3'] as const).find((version) => version === process.env.CATALOG)

/** True where the catalog of the shared store has no such thing; the report tells of it with this reason. */
export function isWithout(version: 'v1' | 'v3', reason: string): boolean {
  if (catalog !== version) return false
  base.info().annotations.push({ type: `catalog ${version}`, description: reason })
  return true
}

export { expect } from '@playwright/test'

function needed(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is set by the global set-up; run the tests through Playwright.`)
  return value
}
