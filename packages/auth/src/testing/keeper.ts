import { createPlatformClient } from '@galleria/platform-client'
import { createKnownStore } from '../known.ts'
import { tokenCall } from '../token-requests.ts'
import { createTokenKeeper, type TokenKeeper, type TokenKeeperOptions } from '../tokens.ts'
import type { TestBrowser } from './test-browser.ts'

/** A keeper of one tab of a browser, as `createSession` makes it. */
export function keeperIn(
  { fetch, tokenEndpoint, storage }: Pick<TestBrowser, 'fetch' | 'tokenEndpoint' | 'storage'>,
  options: Pick<TokenKeeperOptions, 'clientId' | 'clock'> & Partial<TokenKeeperOptions>,
): TokenKeeper {
  const { origin, pathname } = new URL(tokenEndpoint)
  const shell = createPlatformClient({ baseUrl: origin, fetch })
  return createTokenKeeper({
    ask: (request, signal) =>
      tokenCall(pathname, request.grantType !== 'authorization_code')(shell, request, signal && { signal }),
    store: createKnownStore(options.clientId, storage),
    ...options,
  })
}

/** A grant that signs a member in, as after a hidden frame or a redirect. */
export const CODE = { grantType: 'authorization_code', code: 'c', codeVerifier: 'v'.repeat(43) } as const
