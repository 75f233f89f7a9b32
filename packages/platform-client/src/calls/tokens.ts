import { defineCall, type Service } from '@galleria/platform-client'
import { TokenResponse } from '../schemas/identity.ts'

export type { TokenResponse } from '../schemas/identity.ts'

const service: Service = {
  package: '@wix/sdk',
  fqn: 'wix.identity.oauth2.v1.Oauth2Ng',
  entity: 'wix.identity.oauth.v1.refresh_token',
}

/** The three grants a browser uses (wire §2.1). None sends an `Authorization` header. */
export type TokenInput =
  | { readonly grantType: 'anonymous'; readonly clientId: string }
  | { readonly grantType: 'refresh_token'; readonly clientId: string; readonly refreshToken: string }
  | {
      readonly grantType: 'authorization_code'
      readonly clientId: string
      readonly code: string
      readonly codeVerifier: string
      readonly redirectUri?: string
    }

export const token = defineCall<TokenInput, TokenResponse>({
  name: 'Token',
  service,
  method: 'POST',
  path: '/oauth2/token',
  output: TokenResponse,
})
