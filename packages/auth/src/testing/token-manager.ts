import { createPlatformClient } from '@galleria/platform-client'
import { createIdentityStore } from '../identity.ts'
import { createTokenManager, type TokenManager, type TokenManagerOptions } from '../token-manager.ts'
import { tokenCall } from '../token-requests.ts'
import type { TestBrowser } from './test-browser.ts'

/** Token manager of one tab of a browser, as `createSession` makes it. */
export function tokenManagerIn(
  { fetch, tokenEndpoint, storage }: Pick<TestBrowser, 'fetch' | 'tokenEndpoint' | 'storage'>,
  options: Pick<TokenManagerOptions, 'clientId' | 'clock'> & Partial<TokenManagerOptions>,
): TokenManager {
  const { origin, pathname } = new URL(tokenEndpoint)
  const shell = createPlatformClient({ baseUrl: origin, fetch })
  return createTokenManager({
    ask: (request, signal) =>
      tokenCall(pathname, request.grantType !== 'authorization_code')(shell, request, signal && { signal }),
    store: createIdentityStore(options.clientId, storage),
    ...options,
  })
}

/** A grant that signs a member in, as after a hidden frame or a redirect. */
export const CODE = { grantType: 'authorization_code', code: 'c', codeVerifier: 'v'.repeat(43) } as const
