import { type RenderedModule, renderModule } from '@galleria/federation/testing'
import { createPlatformClient, type PlatformClient } from '@galleria/platform-client'
import module from '../module.ts'
import { openShop, type Site } from '../routes/shopper.fixture.ts'

/** A platform in this process, with whom its seed knows. */
interface SeededSite extends Site {
  readonly ownerKey: string
  signIn(who: {
    readonly email: string
    readonly password: string
  }): Promise<{ readonly accessToken: string; readonly refreshToken: string }>
}

/** Signs in and opens a page of the store's side. */
export async function openAs(
  site: SeededSite,
  who: 'owner' | 'staff' | 'ada',
  at: string,
): Promise<RenderedModule> {
  const member = await site.signIn({ email: `${who}@galleria.test`, password: 'lovelace-1843' })
  return renderModule(module, { at, platform: site, session: openShop(site, { member }).session })
}

/** Client that speaks for the store, to check state behind the pages. */
export function storeOf(site: SeededSite): PlatformClient {
  return createPlatformClient({
    baseUrl: site.url,
    fetch: site.fetch,
    getAuthHeaders: async () => ({ authorization: site.ownerKey }),
  })
}
