import { platform } from '@galleria/federation'
import { isPlatformError } from '@galleria/platform-client'
import { getLookedUpOrder } from '@galleria/platform-client/order-look-up'
import type { RouterContextProvider } from '@galleria/router'

/** Whether the platform knows orders of guests: nothing opens without an access, and one that has it says so by 410. */
export async function hasLookUp(context: RouterContextProvider): Promise<boolean> {
  try {
    await getLookedUpOrder(context.get(platform), { accessToken: 'none' })
    return true
  } catch (error) {
    if (isPlatformError(error) && error.status === 404) return false
    if (isPlatformError(error) && error.status === 410) return true
    throw error
  }
}
