import { createPlatformClient, isPlatformError } from '@galleria/platform-client'
import { TOKEN_ENDPOINT, type TokenAnswer, type TokenRequest, tokenCall } from './token-requests.ts'

/** Milliseconds for an answer of the token handler, which asks the platform up to twice. */
const GRANT_TIMEOUT = 20_000

export interface TokenHandlerOptions {
  /** The token handler of the shop's own server, on the page's own site; the shell's unless told. */
  readonly tokenEndpoint?: string
  readonly fetch?: typeof globalThis.fetch
}

export type AskTokenHandler = (request: TokenRequest, signal?: AbortSignal) => Promise<TokenAnswer>

/** Asks the shop's token handler. A chunk of its own: a page that calls nothing needs no token. */
export function askTokenHandler({ tokenEndpoint, fetch }: TokenHandlerOptions): AskTokenHandler {
  const endpoint = new URL(tokenEndpoint ?? TOKEN_ENDPOINT, globalThis.location?.href)
  const shell = createPlatformClient({ baseUrl: endpoint.origin, ...(fetch && { fetch }) })
  const once = tokenCall(endpoint.pathname, false)
  const again = tokenCall(endpoint.pathname, true)
  return (request, signal) => {
    // A code works once: never sent again.
    const call = request.grantType === 'authorization_code' ? once : again
    return call(shell, request, { timeout: GRANT_TIMEOUT, ...(signal && { signal }) }).catch(
      somethingWentWrong,
    )
  }
}

/** The words of specification §8; still a PlatformError, so that screens can tell an outage. */
function somethingWentWrong(error: unknown): never {
  if (isPlatformError(error) && error.status) error.message = 'something went wrong'
  throw error
}
