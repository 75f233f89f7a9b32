import type { PlatformClient } from '@galleria/platform-client'
import { getSiteProperties } from '@galleria/platform-client/site-properties'
import type { Business } from '../rules/structured-data/store.ts'

/** Business behind the store, for search engines: they read pages of the server, so browsers do not ask. Null where it cannot be had. */
export async function readBusiness(client: PlatformClient, signal: AbortSignal): Promise<Business | null> {
  if (typeof document !== 'undefined') return null
  try {
    const { properties } = await getSiteProperties(client, undefined, { signal })
    const { businessName, email, phone, address } = properties
    return { businessName, email, phone, address }
  } catch {
    return null
  }
}
