import { createPlatformClient, type PlatformClientOptions } from '@galleria/platform-client'
import { signOn } from '../calls/identity/authentication.ts'
import { anonymousGrant } from '../calls/identity/tokens.ts'
import { SCOPE } from '../constants.ts'
import { createElevatedClient } from './client.ts'
import { apiKey, withSecondToken } from './credentials.ts'
import { authorizedClientGrant } from './grants.ts'

type SignOnInput = Parameters<typeof signOn>[1]

/** Identity of one's own back end, and the platform's address. */
export interface ExternalLoginOptions extends Pick<PlatformClientOptions, 'baseUrl' | 'fetch' | 'toPath'> {
  readonly clientId: string
  readonly apiKey: string
  /** Needed with an API key where the member is given by email. */
  readonly siteId?: string
  /** Milliseconds since the epoch; the system's clock unless told. */
  readonly now?: () => number
}

/** Tokens for `completeExternalLogin` of the page's session; `expiresAt` in seconds since the epoch. */
export interface ExternalTokens {
  readonly accessToken: { readonly value: string; readonly expiresAt: number }
  readonly refreshToken: { readonly value: string; readonly role: 'member' }
}

/**
 * A session for a member whom your own back end has identified: by id, or by email through a sign-on, which makes a
 * member of somebody new (spec §7, wire §2.1 "authorized client"). Send the result to that member's page alone.
 */
export async function externalLogin(
  options: ExternalLoginOptions,
  member: { readonly memberId: string } | SignOnInput,
): Promise<ExternalTokens> {
  const { clientId, now = Date.now, siteId, apiKey: key, ...connection } = options
  const elevated = createElevatedClient({
    ...connection,
    credentials: apiKey({ key, ...(siteId && { siteId }) }),
  })
  const member_id = 'memberId' in member ? member.memberId : (await signOn(elevated, member)).identity?.id
  if (!member_id) throw new TypeError("The platform's answer has no identity.")
  const getAccessToken = async () => {
    const visitor = createPlatformClient(connection)
    return (await anonymousGrant(visitor, { clientId, grantType: 'anonymous' })).access_token
  }
  const credentials = withSecondToken({ getAccessToken, secondToken: key })
  const { access_token, expires_in, refresh_token } = await authorizedClientGrant(
    createElevatedClient({ ...connection, credentials }),
    { grant_type: 'authorized_client', scope: SCOPE, member_id },
  )
  return {
    accessToken: { value: access_token, expiresAt: Math.floor(now() / 1000) + expires_in },
    refreshToken: { value: refresh_token ?? '', role: 'member' },
  }
}
