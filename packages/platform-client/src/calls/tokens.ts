import { type CallDefinition, defineCall } from '@galleria/platform-client'
import { TokenResponse } from '../schemas/tokens.ts'
import { tokenEndpoint } from './token-endpoint.ts'

export type { TokenResponse } from '../schemas/tokens.ts'

/** A call per grant a browser uses. None sends an `Authorization` header. */
const token: CallDefinition<TokenResponse> = {
  ...tokenEndpoint,
  output: () => TokenResponse,
}

/** Repeating it after a lost answer makes another visitor, whom nobody misses. */
export const anonymousGrant = /* @__PURE__ */ defineCall<
  { readonly grantType: 'anonymous'; readonly clientId: string },
  TokenResponse
>({ ...token, repeatable: true })

/** The platform answers a repeated refresh with the same successor. */
export const refreshTokenGrant = /* @__PURE__ */ defineCall<
  { readonly grantType: 'refresh_token'; readonly clientId: string; readonly refreshToken: string },
  TokenResponse
>({ ...token, repeatable: true })

/** A code works once: never repeated. `redirectUri` is left out when the flow had none (silent login). */
export const authorizationCodeGrant = /* @__PURE__ */ defineCall<
  {
    readonly grantType: 'authorization_code'
    readonly clientId: string
    readonly code: string
    readonly codeVerifier: string
    readonly redirectUri?: string
  },
  TokenResponse
>(token)
