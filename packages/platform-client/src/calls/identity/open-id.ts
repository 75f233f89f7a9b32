import { defineCall } from '@galleria/platform-client'
import { JsonWebKeySet, TokenInfo, UserInfo } from '../../entities/identity/open-id.ts'
import * as operations from '../../operations/identity/tokens.ts'

export type { JsonWebKeySet, TokenInfo, UserInfo } from '../../entities/identity/open-id.ts'

/** Tells whose a token is, for whoever holds it: `{ active: false }` for one that is wrong, ended or too old (RFC 7662). */
export const getTokenInfo = /* @__PURE__ */ defineCall<{ readonly token: string }, TokenInfo>(
  operations.tokenInfo,
  () => TokenInfo,
  { repeatable: true },
)

/** Claims about the member who is signed in; PERMISSION_DENIED for a visitor. A preview on the hosted platform. */
export const getUserInfo = /* @__PURE__ */ defineCall<object | undefined, UserInfo>(
  operations.userInfo,
  () => UserInfo,
)

/** Public keys that the platform signs with. A preview on the hosted platform; which of its tokens they sign is inference. */
export const getJsonWebKeys = /* @__PURE__ */ defineCall<object | undefined, JsonWebKeySet>(
  operations.jwks,
  () => JsonWebKeySet,
)
