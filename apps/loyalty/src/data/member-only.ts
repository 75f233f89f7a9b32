import { memberOnly as readAsMember } from '@galleria/federation/member-only'
import type { PlatformClient } from '@galleria/platform-client'
import type { LoaderFunctionArgs } from '@galleria/router'
import { read as readForPage } from './page-error.ts'

/** Path of the sign-in that leads back to `returnTo`. */
const signInPath = (returnTo: string): string => `/account/sign-in?${new URLSearchParams({ returnTo })}`

/** Reads something for members only; any other refusal becomes the page's status. */
export function memberOnly<Value>(
  args: Pick<LoaderFunctionArgs, 'context' | 'request'>,
  read: (client: PlatformClient, signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  return readAsMember(args, read, { signInPath, onError: (error) => readForPage(Promise.reject(error)) })
}
