import { createPlatformClient, type PlatformClientOptions } from '@galleria/platform-client'
import { systemClock } from './clock.ts'
import type { Session } from './session.ts'
import { createTokenStorage } from './storage.ts'
import { createTokenKeeper } from './tokens.ts'

export interface ServerSessionOptions extends Pick<PlatformClientOptions, 'baseUrl' | 'fetch' | 'toPath'> {
  readonly clientId: string
}

/**
 * One visitor for a whole server process, who reads public pages and owns nothing. Role is `none`, as in a browser
 * that has not hydrated yet; the token stays inside and nobody can sign in.
 */
export function createServerSession(options: ServerSessionOptions): Session {
  const { clientId } = options
  const keeper = createTokenKeeper({
    clientId,
    client: createPlatformClient(options),
    storage: createTokenStorage(clientId, undefined),
    clock: systemClock,
  })
  const browserOnly = async (): Promise<never> => {
    throw new Error('Only a browser can sign in or out')
  }
  return {
    role: 'none',
    isMember: false,
    accessToken: { value: '', expiresAt: 0 },
    isPersistent: false,
    async getAuthHeaders({ renew, rejected } = {}) {
      return {
        authorization: await keeper.authorize(
          rejected?.authorization ?? (renew ? keeper.accessToken.value : undefined),
        ),
      }
    },
    subscribe: () => () => {},
    register: browserOnly,
    login: browserOnly,
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
