import { defineCall } from '@galleria/platform-client'
import { token } from '../../operations/identity/tokens.ts'
import { TokenResponse } from '../../schemas/tokens.ts'

export type { TokenResponse } from '../../schemas/tokens.ts'

/** One endpoint, a call per grant that a browser uses (wire §2.1). None sends an `Authorization` header. */
const output = () => TokenResponse

/** Repeating it after a lost answer makes another visitor, whom nobody misses. */
export const anonymousGrant = /* @__PURE__ */ defineCall<
  { readonly grantType: 'anonymous'; readonly clientId: string },
  TokenResponse
>(token, output, { repeatable: true })

/** The platform answers a repeated refresh with the same successor. */
export const refreshTokenGrant = /* @__PURE__ */ defineCall<
  { readonly grantType: 'refresh_token'; readonly clientId: string; readonly refreshToken: string },
  TokenResponse
>(token, output, { repeatable: true })

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
>(token, output)
