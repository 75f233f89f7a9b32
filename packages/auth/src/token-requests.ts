import { defineCall, z } from '@galleria/platform-client'

/** Endpoint of the shell at which a shop's pages ask for tokens (`token-handler.ts`). */
export const TOKEN_ENDPOINT = '/_session'

/** A page's request to the token handler. Refresh tokens stay there, in a cookie that no script reads. */
export type TokenRequest =
  /**
   * Token for the session of the cookie; for a visitor where there is none. With `rejected`, another access token
   * than that.
   */
  | { readonly grantType: 'refresh_token'; readonly rejected?: string }
  /** For somebody new, whatever the cookie says. */
  | { readonly grantType: 'anonymous' }
  /** For the member whom the platform sent back; `redirectUri` as in the authorization request, if it had one. */
  | {
      readonly grantType: 'authorization_code'
      readonly code: string
      readonly codeVerifier: string
      readonly redirectUri?: string
    }
  /** For the member whose refresh token a back end got; it is renewed, and from then on the cookie's. */
  | { readonly grantType: 'external'; readonly refreshToken: string }
  /** For nobody: the cookies are cleared. */
  | { readonly grantType: 'end' }

const TokenAnswer = z.object({
  access_token: z.string(),
  expires_in: z.numeric(),
  role: z.string(),
  stand_in: z.optional(z.boolean()),
})

/** `expires_in` in seconds. `stand_in`: a visitor's token, while what renews the member's own cannot be had. */
export interface TokenAnswer {
  readonly access_token: string
  readonly expires_in: number
  readonly role: string
  readonly stand_in?: boolean | undefined
}

/** The call to a token handler; `repeatable` where doing it twice is as good as once. */
export function tokenCall(path: string, repeatable: boolean) {
  const service = { package: '', fqn: '', entity: '', apiHostOnly: true } as const
  return defineCall<TokenRequest, TokenAnswer>(
    { name: 'Session', service, method: 'POST', path },
    () => TokenAnswer,
    { repeatable },
  )
}
