import { test as base } from '@playwright/test'
import { type Host, startHost } from './host.ts'
import { hostProgram } from './host-program.ts'
import { join, type Person, signIn } from './people.ts'
import { type KitStore, openStore, type StoreOptions } from './store.ts'
import { type TouchFixtures, touchFixtures } from './touched.ts'

interface TestFixtures extends TouchFixtures {
  /** Options of the store, for `test.use({ storeOptions: { modules: { reviews: 'dist' } } })`. */
  readonly storeOptions: Partial<StoreOptions>
  readonly store: KitStore
  /** The page's visitor becomes a new member, or that one. */
  readonly join: (person?: Person) => Promise<Person>
  readonly signIn: (person: Pick<Person, 'email' | 'password'>) => Promise<void>
}

interface WorkerFixtures {
  /** Folder of a checkout that the store is run from; by default GALLERIA_ROOT, and without it the installed packages. */
  readonly galleria: string | undefined
  readonly host: Host
}

/** Playwright's test, with a store for each test. Pages are addressed by path. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  ...touchFixtures,
  galleria: [undefined, { scope: 'worker', option: true }],
  host: [
    async ({ galleria }, use) => {
      const host = startHost(hostProgram(galleria))
      await use(host)
      await host.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  storeOptions: [{}, { option: true }],
  store: [
    async ({ host, storeOptions }, use) => {
      const { modules = {}, own = false, env = {} } = storeOptions
      await use(await openStore(host, { modules, own, env }))
    },
    { timeout: 300_000 },
  ],
  baseURL: async ({ store }, use) => use(store.url),
  join: async ({ page }, use) => use((person) => join(page, person)),
  signIn: async ({ page }, use) => use((person) => signIn(page, person)),
})

export { expect } from '@playwright/test'
