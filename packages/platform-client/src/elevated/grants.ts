import { type CallDefinition, defineCall } from '@galleria/platform-client'
import type { SCOPE } from '../constants.ts'
import { TokenResponse } from '../schemas/tokens.ts'

/** The token endpoint for who holds a secret (wire §2.1); these grants have names in snake case. */
const token: CallDefinition<TokenResponse> = {
  name: 'Token',
  service: {
    package: '@wix/sdk',
    fqn: 'wix.identity.oauth2.v1.Oauth2Ng',
    entity: 'wix.identity.oauth.v1.refresh_token',
    apiHostOnly: true,
  },
  method: 'POST',
  path: '/oauth2/token',
  output: () => TokenResponse,
}

export interface ClientCredentials {
  readonly grant_type: 'client_credentials'
  readonly client_id: string
  readonly client_secret: string
  /** The app's installation on one site. */
  readonly instance_id: string
}

/** A new token each time, so a lost answer costs nothing. */
export const clientCredentialsGrant = /* @__PURE__ */ defineCall<ClientCredentials, TokenResponse>({
  ...token,
  repeatable: true,
})

/** A member's tokens for a back end that has identified them itself; sent by a client of `withSecondToken`. */
export const authorizedClientGrant = /* @__PURE__ */ defineCall<
  {
    readonly grant_type: 'authorized_client'
    readonly scope: typeof SCOPE
    readonly member_id: string
  },
  TokenResponse
>(token)
