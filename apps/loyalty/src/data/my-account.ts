import { isPlatformError, type PlatformClient } from '@galleria/platform-client'
import { getMyLoyaltyAccount, type LoyaltyAccount } from '@galleria/platform-client/loyalty'

/** `null` for a member who has no points yet, however the platform says so. */
export async function myAccount(client: PlatformClient, signal: AbortSignal): Promise<LoyaltyAccount | null> {
  try {
    return (await getMyLoyaltyAccount(client, undefined, { signal })).account ?? null
  } catch (error) {
    if (isPlatformError(error) && error.status === 404) return null
    throw error
  }
}

/** A widget's own trouble must not become the page's: an error in a fetcher would reach the page's boundary. */
export async function quietly<Data, Fallback>(
  data: Promise<Data>,
  fallback: Fallback,
): Promise<Data | Fallback> {
  try {
    return await data
  } catch (error) {
    if (isPlatformError(error)) return fallback
    throw error
  }
}
