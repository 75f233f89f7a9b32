import type { KeyPermissions } from '@galleria/platform-client/roles'
import type { TestPlatform } from '../testing.ts'
import { Shopper } from './shopper.ts'

/** An API key with these permissions, made by the owner. */
export async function apiKey(
  site: TestPlatform,
  permissions: KeyPermissions,
  name = 'Warehouse',
): Promise<string> {
  const owner = new Shopper(site, site.ownerKey)
  const { body } = await owner.call('POST', '/staff/v1/api-keys', { apiKey: { name, permissions } })
  return body.secret
}
