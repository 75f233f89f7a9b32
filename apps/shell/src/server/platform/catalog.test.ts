import { ManualClock } from '@galleria/delivery/testing'
import { createTestPlatform } from '@galleria/platform/testing'
import { createPlatformClient } from '@galleria/platform-client'
import { expect, test } from 'vitest'
import { readCatalog } from './catalog.ts'

const clock = new ManualClock()

test.each([
  ['v1', 'v1'],
  ['v3', 'v3'],
  ['both', undefined],
] as const)(
  'The catalog of a platform with %s is read as %s, whatever is configured',
  async (catalog, expected) => {
    const site = await createTestPlatform({ config: { catalog } })
    const said: string[] = []
    const client = createPlatformClient({
      baseUrl: site.url,
      fetch: site.fetch,
      getAuthHeaders: async () => ({ authorization: site.ownerKey }),
    })
    const onProblem = (message: string) => said.push(message)
    expect(await readCatalog(client, { configured: 'v1', patience: 5_000, clock, onProblem })).toBe(expected)
    expect(said).toEqual([])
    await site.close()
  },
)

test.each([
  ['v3', 'catalog V3'],
  [undefined, 'both versions'],
] as const)(
  'A platform that does not answer leaves the configured %s, and says so',
  async (configured, words) => {
    const said: string[] = []
    const client = createPlatformClient({
      baseUrl: 'http://platform.test',
      fetch: () => Promise.reject(new TypeError('fetch failed')),
      timeout: 50,
    })
    const onProblem = (message: string) => said.push(message)
    expect(await readCatalog(client, { configured, patience: 50, clock, onProblem })).toBe(configured)
    expect(said).toHaveLength(1)
    expect(said[0]).toContain(`so the shop assumes ${words}`)
  },
)
