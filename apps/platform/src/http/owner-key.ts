import { sameSecret } from '../base/secrets.ts'
import type { PlatformConfig } from '../data/config.ts'

/** Whether it is the owner's API key, or one of before that is still taken. */
export function isOwnerKey(
  { ownerKey, formerOwnerKeys = [] }: Pick<PlatformConfig, 'ownerKey' | 'formerOwnerKeys'>,
  given: string,
): boolean {
  return [ownerKey, ...formerOwnerKeys].some((key) => sameSecret(given, key))
}
