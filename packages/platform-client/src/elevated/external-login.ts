import { createPlatformClient, defineCall, type PlatformClientOptions, z } from '@galleria/platform-client'
import { anonymousGrant } from '../calls/tokens.ts'
import { SCOPE } from '../constants.ts'
import { createElevatedClient } from './client.ts'
import { apiKey, withSecondToken } from './credentials.ts'
import { authorizedClientGrant } from './grants.ts'

/** Spec §7 `POST /v2/sign-on`: somebody whom an app has identified itself. */
export interface SignOnInput {
  readonly loginId: { readonly email: string }
  readonly profile?: { readonly firstName?: string; readonly lastName?: string; readonly nickname?: string }
  readonly verifyEmail?: boolean
  readonly mergeExistingContact?: boolean
}

/** Finds or makes the member with this email, without a password; for apps (wire §2.7). */
export const signOn = /* @__PURE__ */ defineCall<
  SignOnInput,
  { sessionToken?: string | null | undefined; identity: { id: string } }
>({
  name: 'SignOn',
  service: {
    package: '@wix/auto_sdk_identity_authentication',
    fqn: 'wix.iam.authentication.v1.AuthenticationService',
    entity: 'wix.iam.authentication.v1.authentication',
    apiHostOnly: true,
  },
  method: 'POST',
  path: '/_api/iam/authentication/v2/sign-on',
  output: () =>
    z.object({ sessionToken: z.nullish(z.string()), identity: z.looseObject({ id: z.string() }) }),
})

export interface ExternalLoginOptions extends Pick<PlatformClientOptions, 'baseUrl' | 'fetch' | 'toPath'> {
  readonly clientId: string
  readonly apiKey: string
  /** Needed with an API key where the member is given by email. */
  readonly siteId?: string
  /** Milliseconds since the epoch; the system's clock unless told. */
  readonly now?: () => number
}

/** What `completeExternalLogin` of the page's session takes; `expiresAt` in seconds since the epoch. */
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
  const member_id =
    'memberId' in member
      ? member.memberId
      : (
          await signOn(
            createElevatedClient({ ...connection, credentials: apiKey({ key, ...(siteId && { siteId }) }) }),
            member,
          )
        ).identity.id
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
