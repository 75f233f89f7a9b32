import { systemClock } from './clock.ts'
import { type GrantOptions, grantTokens, type StoredGrant } from './grants.ts'
import { createIdentityStore } from './identity.ts'
import type { Session } from './session-types.ts'
import { createTokenManager } from './token-manager.ts'
import type { TokenRequest } from './token-requests.ts'

/**
 * Session of the one visitor of a server process, who reads public pages and owns nothing. Role is `none`, as in a browser
 * that has not hydrated yet; the token stays inside and nobody can sign in.
 */
export function createServerSession(options: GrantOptions): Session {
  const { clientId } = options
  let kept: StoredGrant | undefined
  const tokenManager = createTokenManager({
    clientId,
    async ask(request) {
      const granted = await grantTokens(options, kept, request as Exclude<TokenRequest, { grantType: 'end' }>)
      kept = granted.kept ?? kept
      return { ...granted.answer, role: granted.role, stand_in: !granted.kept }
    },
    store: createIdentityStore(clientId, undefined),
    clock: systemClock,
  })
  const browserOnly = async (): Promise<never> => {
    throw new Error('Sign in and out in a browser. A server session is always a visitor.')
  }
  return {
    role: 'none',
    isMember: false,
    accessToken: { value: '', expiresAt: 0 },
    isPersistent: false,
    async getAuthHeaders({ renew, rejected } = {}) {
      return {
        authorization: await tokenManager.authorize(
          rejected?.authorization ?? (renew ? tokenManager.accessToken.value : undefined),
        ),
      }
    },
    subscribe: () => () => {},
    register: browserOnly,
    login: browserOnly,
    loginWithPasskey: browserOnly,
    verifyEmail: browserOnly,
    resendVerification: browserOnly,
    verifyFactor: browserOnly,
    recover: browserOnly,
    changePassword: browserOnly,
    completeLogin: browserOnly,
    completeExternalLogin: browserOnly,
    createLoginUrl: browserOnly,
    handleCallback: browserOnly,
    logout: browserOnly,
    prepareLogin: async () => {},
    close: () => {},
  }
}
