import { createPlatformClient } from '@galleria/platform-client'
import { roleOfScope } from '@galleria/platform-client/roles'
import { exchangeForStaff } from '@galleria/platform-client/staff'

/**
 * Trades a member's token for one that speaks for the store, for one page; undefined for who is not of its staff, and where the
 * answer takes longer than `patience` milliseconds: the browser then asks itself.
 */
export function createStaffExchange(platformUrl: string, patience: number) {
  const client = createPlatformClient({ baseUrl: platformUrl })
  return async (accessToken: string) => {
    try {
      const signal = AbortSignal.timeout(patience)
      const { access_token, scope } = await exchangeForStaff(client, accessToken, { signal })
      const role = roleOfScope(scope)
      return role && { accessToken: access_token, role }
    } catch {
      return undefined
    }
  }
}
