import { createSession } from '@galleria/auth'
import { type ReachablePlatform, type RenderedModule, renderModule } from '@galleria/federation/testing'
import { createPlatformClient, type PlatformClient } from '@galleria/platform-client'
import module from '../module.ts'

/** A platform in this process, with whom its seed knows. */
interface SeededSite extends ReachablePlatform {
  readonly ownerKey: string
  signIn(who: { readonly email: string; readonly password: string }): Promise<Tokens>
}

interface Tokens {
  readonly accessToken: string
  readonly refreshToken: string
}

/** Whoever signs in opens a page of the store's side. */
export async function openAs(
  site: SeededSite,
  who: 'owner' | 'staff' | 'ada',
  at: string,
): Promise<RenderedModule> {
  const tokens = await site.signIn({ email: `${who}@galleria.test`, password: 'lovelace-1843' })
  return renderModule(module, { at, platform: site, session: sessionWith(site, tokens) })
}

/** Finds the tokens where a browser keeps them. */
function sessionWith({ url, clientId, fetch }: ReachablePlatform, { accessToken, refreshToken }: Tokens) {
  const tokens = JSON.stringify({
    accessToken: { value: accessToken, expiresAt: Math.floor(Date.now() / 1000) + 600 },
    refreshToken: { value: refreshToken, role: 'member' },
  })
  const kept = new Map([[`galleria.auth.v1.${clientId}`, tokens]])
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const own = { baseUrl: url, clientId, fetch, storage, transactions: storage, locks: null, channel: null }
  return createSession(own)
}

/** What speaks for the store, to look behind the pages. */
export function storeOf(site: SeededSite): PlatformClient {
  return createPlatformClient({
    baseUrl: site.url,
    fetch: site.fetch,
    getAuthHeaders: async () => ({ authorization: site.ownerKey }),
  })
}
