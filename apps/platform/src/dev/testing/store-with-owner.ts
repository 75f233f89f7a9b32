import { createPlatformClient, type PlatformClient } from '@galleria/platform-client'
import { createTestPlatform, type TestPlatform } from '../testing.ts'
import { Shopper } from './shopper.ts'

export interface StoreWithOwner {
  readonly site: TestPlatform
  /** Owner of the store, for calls that are written out. */
  readonly owner: Shopper
  /** The same, by the calls that modules make. */
  readonly client: PlatformClient
}

/** A small store of its own, seen by who runs it. */
export async function openStoreWithOwner(
  options: Pick<Parameters<typeof createTestPlatform>[0] & object, 'clock' | 'seed'> = {},
): Promise<StoreWithOwner> {
  const site = await createTestPlatform({ seed: 'small', ...options })
  const client = createPlatformClient({
    baseUrl: site.url,
    fetch: site.fetch,
    getAuthHeaders: async () => ({ authorization: site.ownerKey }),
  })
  return { site, owner: new Shopper(site, site.ownerKey), client }
}
