import { platform, session } from '@galleria/federation'
import { withoutLanguage } from '@galleria/i18n'
import { isPlatformError, type PlatformClient } from '@galleria/platform-client'
import { type LoaderFunctionArgs, replace } from '@galleria/router'
import { read as reading } from './page-error.ts'

/** Where one signs in, and is brought back from. */
export const signInPath = (returnTo: string): string =>
  `/account/sign-in?${new URLSearchParams({ returnTo })}`

/** Reads something for members only; others are taken to the sign-in and brought back, without an entry in the history. */
export async function memberOnly<Value>(
  { context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>,
  read: (client: PlatformClient, signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const { pathname, search } = new URL(request.url)
  const here = withoutLanguage(pathname) + search
  if (!context.get(session).isMember) throw replace(signInPath(here))
  try {
    return await read(context.get(platform), request.signal)
  } catch (error) {
    if (request.signal.aborted) throw error
    if (isPlatformError(error) && (error.status === 401 || error.status === 403))
      throw replace(signInPath(here))
    return reading(Promise.reject(error))
  }
}
