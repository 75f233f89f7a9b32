import { memberOnly as readAsMember } from '@galleria/federation/member-only'
import type { PlatformClient } from '@galleria/platform-client'
import type { LoaderFunctionArgs } from '@galleria/router'
import { signInPath } from '../rules/return-to.ts'

/** Reads something for members only; the sign-in tells a member whose session has expired. */
export function memberOnly<Value>(
  args: Pick<LoaderFunctionArgs, 'context' | 'request'>,
  read: (client: PlatformClient, signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  return readAsMember(args, read, {
    signInPath: (here, isExpired) => signInPath(here, isExpired ? { reason: 'expired' } : {}),
  })
}
