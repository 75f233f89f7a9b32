import { defineCall } from '@galleria/platform-client'
import type { SCOPE } from '../constants.ts'
import { token } from '../operations/identity/tokens.ts'
import { TokenResponse } from '../schemas/tokens.ts'

/** For who holds a secret; these grants have names in snake case. */
const output = () => TokenResponse

export interface ClientCredentials {
  readonly grant_type: 'client_credentials'
  readonly client_id: string
  readonly client_secret: string
  /** The app's installation on one site. */
  readonly instance_id: string
}

/** A new token each time, so a lost answer costs nothing. */
export const clientCredentialsGrant = /* @__PURE__ */ defineCall<ClientCredentials, TokenResponse>(
  token,
  output,
  {
    repeatable: true,
  },
)

/** A member's tokens for a back end that has identified them itself; sent by a client of `withSecondToken`. */
export const authorizedClientGrant = /* @__PURE__ */ defineCall<
  {
    readonly grant_type: 'authorized_client'
    readonly scope: typeof SCOPE
    readonly member_id: string
  },
  TokenResponse
>(token, output)
