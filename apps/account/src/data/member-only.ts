import { platform, session } from '@galleria/federation'
import { withoutLanguage } from '@galleria/i18n'
import { isPlatformError, type PlatformClient } from '@galleria/platform-client'
import { type LoaderFunctionArgs, replace } from '@galleria/router'
import { signInPath } from '../rules/return-to.ts'

/**
 * Reads something for members only. Others are taken to the sign-in and brought back afterwards; the page they could
 * not see leaves no entry in the history, so that Back leads to where they came from.
 */
export async function memberOnly<Value>(
  { context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>,
  read: (client: PlatformClient, signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const shopper = context.get(session)
  const { pathname, search } = new URL(request.url)
  const here = withoutLanguage(pathname) + search
  if (!shopper.isMember) throw replace(signInPath(here))
  try {
    return await read(context.get(platform), request.signal)
  } catch (error) {
    const refused = isPlatformError(error) && (error.status === 401 || error.status === 403)
    if (refused) throw replace(signInPath(here, { reason: 'expired' }))
    throw error
  }
}
