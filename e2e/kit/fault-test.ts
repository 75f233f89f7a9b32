import { test as base } from '@playwright/test'
import { type TouchFixtures, touchFixtures } from './src/touched.ts'
import { type Store, startStore } from './store.ts'

/** Fault tests hurt the store, so each worker has one of its own. A test that fails takes its worker and its store along. */
export const test = base.extend<TouchFixtures, { readonly store: Store }>({
  ...touchFixtures,
  store: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern.
    async ({}, use) => {
      const store = await startStore()
      await use(store)
      await store.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ store }, use) => use(store.url),
})

export { expect } from '@playwright/test'
