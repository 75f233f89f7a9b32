import { createPlatformClient, isPlatformError, type PlatformClientOptions } from '@galleria/platform-client'
import {
  anonymousGrant,
  authorizationCodeGrant,
  refreshTokenGrant,
  type TokenResponse,
} from '@galleria/platform-client/tokens'
import type { TokenRequest } from './token-requests.ts'
import type { Role } from './token-set.ts'

/** Milliseconds for one grant, its retries included; a page waits long enough for two. */
const GRANT_TIMEOUT = 8_000

/** The secret that renews access tokens, and its owner's kind. */
export interface StoredGrant {
  readonly role: Exclude<Role, 'none'>
  readonly refreshToken: string
}

/** Outcome of a request for tokens. */
export interface Granted {
  readonly answer: TokenResponse
  readonly role: StoredGrant['role']
  /** The refresh token to keep from now on; absent where a visitor only stands in for who is kept. */
  readonly kept?: StoredGrant
}

export interface GrantOptions extends Pick<PlatformClientOptions, 'baseUrl' | 'fetch' | 'toPath'> {
  readonly clientId: string
}

/**
 * Gets tokens from the platform for who is kept, or for whom the request proves. Only the platform's own refusal of a
 * refresh token makes a visitor; after anything else a visitor stands in, and the refresh token is tried again later.
 */
export async function grantTokens(
  options: GrantOptions,
  kept: StoredGrant | undefined,
  request: Exclude<TokenRequest, { grantType: 'end' }>,
): Promise<Granted> {
  const { clientId } = options
  const client = createPlatformClient(options)
  const timeout = GRANT_TIMEOUT
  const renew = async ({ role, refreshToken }: StoredGrant): Promise<Granted> => {
    const input = { clientId, grantType: 'refresh_token', refreshToken } as const
    const answer = await refreshTokenGrant(client, input, { timeout })
    // Reuse the refresh token, unless the platform rotated it.
    return { answer, role, kept: { role, refreshToken: answer.refresh_token || refreshToken } }
  }
  if (request.grantType === 'external') return renew({ role: 'member', refreshToken: request.refreshToken })
  if (request.grantType === 'authorization_code') {
    const answer = await authorizationCodeGrant(client, { clientId, ...request }, { timeout })
    return { answer, role: 'member', kept: { role: 'member', refreshToken: answer.refresh_token ?? '' } }
  }
  let parked = false
  if (kept && request.grantType === 'refresh_token') {
    try {
      return await renew(kept)
    } catch (error) {
      parked = !isDefinite(error)
    }
  }
  const answer = await anonymousGrant(client, { clientId, grantType: 'anonymous' }, { timeout })
  const role = 'visitor'
  return parked
    ? { answer, role }
    : { answer, role, kept: { role, refreshToken: answer.refresh_token ?? '' } }
}

/** The platform said no; everything else (network, 429, 5xx, a proxy's page) may pass. */
function isDefinite(error: unknown): boolean {
  if (!isPlatformError(error) || error.status < 400 || error.status > 403) return false
  // The body, when it was none of the platform's own error shapes: OAuth's has `error`, a proxy's page is empty.
  const body = error.details.applicationError?.data.details
  return !(body instanceof Object) || 'error' in body
}
