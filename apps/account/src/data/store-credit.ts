import { isPlatformError, type PlatformClient } from '@galleria/platform-client'
import { getMyStoreCredit, type StoreCredit } from '@galleria/platform-client/store-credit'

/** Undefined where it cannot be had: the hosted platform has no such call, and the page is worth more than this part of it. */
export async function readStoreCredit(
  client: PlatformClient,
  signal: AbortSignal,
): Promise<StoreCredit | undefined> {
  try {
    return (await getMyStoreCredit(client, {}, { signal })).storeCredit
  } catch (error) {
    if (isPlatformError(error) && error.status !== 401 && error.status !== 403) return undefined
    throw error
  }
}
