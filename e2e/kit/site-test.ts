import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'
import type { StoreLayout } from '../../scripts/store/layout.ts'
import { shellUrl, startShell, startSites } from '../../scripts/store/parts.ts'
import { layReleases } from '../../scripts/store/testing/released.ts'
import { test as base, once } from './test.ts'

interface Sites {
  readonly url: string
  readonly platformUrl: string
  /** From now on the store is another one, as the seed makes it. */
  fresh(): Promise<void>
}

/** Journeys that use the store up, or move its clock: each test has a site of its own, behind one shell per worker. */
export const test = base.extend<object, { readonly sites: Sites }>({
  sites: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern.
    async ({}, use) => {
      const home = await mkdtemp(join(tmpdir(), 'galleria-sites-'))
      await chmod(home, 0o755)
      const layout: StoreLayout = {
        shellPort: await getPort({ host: '127.0.0.1' }),
        platformPort: await getPort({ host: '127.0.0.1' }),
        home,
      }
      const log = process.env.E2E_LOG ? (line: string) => console.log(line) : () => {}
      await layReleases(layout)
      const platform = await startSites(layout, log)
      const shell = await startShell(layout, log)
      const platformUrl = `http://127.0.0.1:${layout.platformPort}`
      await use({
        url: shellUrl(layout),
        platformUrl,
        async fresh() {
          const answer = await fetch(`${platformUrl}/_site`, { method: 'POST' })
          if (!answer.ok) throw new Error(`No fresh site: ${answer.status} ${await answer.text()}`)
        },
      })
      await shell.stop()
      await platform.stop()
      await rm(home, { recursive: true, force: true, maxRetries: 5 })
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  platformUrl: async ({ sites }, use) => use(sites.platformUrl),
  storeUrl: async ({ sites }, use) => {
    await sites.fresh()
    await use(sites.url)
  },
})

export { expect } from '@playwright/test'
export { once }
