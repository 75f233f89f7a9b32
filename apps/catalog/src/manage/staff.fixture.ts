import { createSession } from '@galleria/auth'
import { createTestBrowser, type SignedIn } from '@galleria/auth/testing'
import type { Site } from '@galleria/federation'
import { type ReachablePlatform, type RenderedModule, renderModule } from '@galleria/federation/testing'
import { createPlatformClient, type PlatformClient } from '@galleria/platform-client'
import module from '../module.ts'

/** A platform in this process, with whom its seed knows. */
interface SeededSite extends ReachablePlatform {
  readonly ownerKey: string
  signIn(who: { readonly email: string; readonly password: string }): Promise<SignedIn>
}

/** Signs in and opens a page of the store's side. */
export async function openAs(
  site: SeededSite,
  who: 'owner' | 'staff' | 'ada',
  at: string,
  shop: Partial<Site> = {},
): Promise<RenderedModule> {
  const tokens = await site.signIn({ email: `${who}@galleria.test`, password: 'lovelace-1843' })
  return renderModule(module, { at, platform: site, site: shop, session: sessionOf(site, tokens) })
}

/** A session in a browser that has the tokens already. */
function sessionOf({ url, clientId, fetch }: ReachablePlatform, member: SignedIn) {
  const browser = createTestBrowser({ url, clientId, fetch }, { member })
  return createSession({ baseUrl: url, clientId, ...browser, locks: null, channel: null })
}

/** Client that speaks for the store, to check state behind the pages. */
export function storeOf(site: SeededSite): PlatformClient {
  return createPlatformClient({
    baseUrl: site.url,
    fetch: site.fetch,
    getAuthHeaders: async () => ({ authorization: site.ownerKey }),
  })
}
