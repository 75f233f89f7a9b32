import type { PlatformConfig } from '../data/config.ts'
import { isOwnerKey } from './owner-key.ts'

/**
 * Access token of `<access token>,<API key>` (wire §1.3), where exactly the owner's key stands beside it; else undefined.
 * A sender of both acts for the token's bearer with the owner's rights: a back end of the store, never a page.
 */
export function elevatedToken(
  config: Pick<PlatformConfig, 'ownerKey' | 'formerOwnerKeys'>,
  authorization: string | null | undefined,
): string | undefined {
  const [accessToken, key, ...more] = authorization?.split(',', 3) ?? []
  return accessToken && key && more.length === 0 && isOwnerKey(config, key) ? accessToken : undefined
}
