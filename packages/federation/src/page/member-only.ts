// By the package's own name: the contexts are those of the copy that all modules share.
import { platform, session } from '@galleria/federation'
import { withoutLanguage } from '@galleria/i18n'
import { isPlatformError, type PlatformClient } from '@galleria/platform-client'
import { type LoaderFunctionArgs, replace } from '@galleria/router'

export interface MemberOnly {
  /** Path of the sign-in that leads back to `here`; `isExpired` after the platform refused the session. */
  readonly signInPath: (here: string, isExpired: boolean) => string
  /** Throws for the page what is no refusal of the session. */
  readonly onError?: (error: unknown) => Promise<never>
}

/**
 * Reads something for members only. Others are taken to the sign-in and brought back afterwards; the page they could
 * not see leaves no entry in the history, so that Back leads to where they came from.
 */
export async function memberOnly<Value>(
  { context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>,
  read: (client: PlatformClient, signal: AbortSignal) => Promise<Value>,
  { signInPath, onError = (error) => Promise.reject(error) }: MemberOnly,
): Promise<Value> {
  const { pathname, search } = new URL(request.url)
  const here = withoutLanguage(pathname) + search
  if (!context.get(session).isMember) throw replace(signInPath(here, false))
  try {
    return await read(context.get(platform), request.signal)
  } catch (error) {
    if (request.signal.aborted) throw error
    if (isPlatformError(error) && (error.status === 401 || error.status === 403))
      throw replace(signInPath(here, true))
    return onError(error)
  }
}
