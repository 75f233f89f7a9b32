import type { PlatformConfig } from './config.ts'
import { sameSecret } from './secrets.ts'

/** Whether it is the owner's API key, or one of before that is still taken. */
export function isOwnerKey(
  { ownerKey, formerOwnerKeys = [] }: Pick<PlatformConfig, 'ownerKey' | 'formerOwnerKeys'>,
  given: string,
): boolean {
  return [ownerKey, ...formerOwnerKeys].some((key) => sameSecret(given, key))
}
