import {
  type AuthHeaderOptions,
  createPlatformClient,
  isPlatformError,
  type PlatformClientOptions,
} from '@galleria/platform-client'
import { type Channel, createChannel } from './channel.ts'
import { type Clock, systemClock } from './clock.ts'
import {
  browserArea,
  createIdentityStore,
  identityFromCookie,
  removeOldTokens,
  type StorageArea,
} from './identity.ts'
import type { Locks } from './lock.ts'
import type { Session } from './session-types.ts'

import type { SignIn } from './sign-in.ts'
import { createTokenManager } from './token-manager.ts'
import { TOKEN_ENDPOINT, tokenCall } from './token-requests.ts'
import { createTransactionStore, readAuthorizationResponse } from './transactions.ts'

export interface SessionOptions
  extends Pick<PlatformClientOptions, 'baseUrl' | 'fetch' | 'toPath' | 'language'> {
  readonly clientId: string
  /** The token handler of the shop's own server, on the page's own site; the shell's unless told. */
  readonly tokenEndpoint?: string
  /** The cookies that scripts may read; `document.cookie` unless told. */
  cookies?(): string
  /** Storage of the role, which is no secret; `localStorage` by default. */
  readonly storage?: StorageArea
  /** Storage of a pending redirect login; `sessionStorage` by default. */
  readonly transactions?: StorageArea
  /** Characters of a PKCE verifier, 43 to 128; 43 unless told. */
  readonly codeVerifierLength?: number
  readonly clock?: Clock
  /** `navigator.locks` unless told; null for none. */
  readonly locks?: Locks | null
  /** A BroadcastChannel unless told; null for none. */
  readonly channel?: Channel | null
}

/** Milliseconds for an answer of the token handler, which asks the platform up to twice. */
const GRANT_TIMEOUT = 20_000

/** A session of its own. Pages use `getSession`, which gives every copy of this package the same one. */
export function createSession(options: SessionOptions): Session {
  const { clientId } = options
  const endpoint = new URL(options.tokenEndpoint ?? TOKEN_ENDPOINT, globalThis.location?.href)
  const transactions = createTransactionStore(clientId, options.transactions ?? browserArea('sessionStorage'))
  const channel = options.channel === undefined ? createChannel(clientId) : (options.channel ?? undefined)
  const listeners = new Set<() => void>()
  const { fetch, cookies = () => globalThis.document?.cookie ?? '' } = options
  const shell = createPlatformClient({ baseUrl: endpoint.origin, ...(fetch && { fetch }) })
  const [again, once] = [true, false].map((repeatable) => tokenCall(endpoint.pathname, repeatable))
  removeOldTokens()
  const tokenManager = createTokenManager({
    clientId,
    ask: (request, signal) => {
      // A code works once: never sent again.
      const call = (request.grantType === 'authorization_code' ? once : again) as typeof once & {}
      return call(shell, request, { timeout: GRANT_TIMEOUT, ...(signal && { signal }) }).catch(
        somethingWentWrong,
      )
    },
    store: createIdentityStore(clientId, options.storage ?? browserArea('localStorage')),
    known: identityFromCookie(cookies()),
    clock: options.clock ?? systemClock,
    locks: options.locks === undefined ? globalThis.navigator?.locks : (options.locks ?? undefined),
    channel,
    onChange: () => {
      for (const listener of listeners) listener()
    },
  })
  const client = createPlatformClient({ ...options, getAuthHeaders })
  let capturedCallback = captureCallback()
  let loading: Promise<SignIn> | undefined

  async function getAuthHeaders({ renew, rejected }: AuthHeaderOptions = {}) {
    const authorization = await tokenManager.authorize(
      rejected?.authorization ?? (renew ? tokenManager.accessToken.value : undefined),
    )
    return { authorization }
  }

  /** Before any module's code loads: takes the answer of a redirect login out of the address and the history. */
  function captureCallback(): string | undefined {
    const page = globalThis.location
    const pending = page && transactions.peek()
    if (!pending || readAuthorizationResponse(page.href).state !== pending.state) return undefined
    const { href } = page
    history.replaceState(history.state, '', page.pathname)
    return href
  }

  /** A chunk that could not be had is asked for again at the next try. */
  function loadSignIn(): Promise<SignIn> {
    loading ??= import('./sign-in.ts').then(
      ({ createSignIn }) => createSignIn({ ...options, client, tokenManager, transactions, takeCallback }),
      (cause) => {
        loading = undefined
        throw cause
      },
    )
    return loading
  }

  function takeCallback(): string | undefined {
    const href = capturedCallback
    capturedCallback = undefined
    return href
  }

  const restored = (event: PageTransitionEvent) => event.persisted && tokenManager.sync()
  globalThis.window?.addEventListener('pageshow', restored)

  const later =
    <Name extends keyof SignIn>(name: Name) =>
    async (...input: Parameters<SignIn[Name]>) =>
      ((await loadSignIn())[name] as (...input: unknown[]) => never)(...input)

  return {
    get role() {
      return tokenManager.role
    },
    get isMember() {
      return tokenManager.role === 'member'
    },
    get accessToken() {
      return tokenManager.accessToken
    },
    get isPersistent() {
      return !tokenManager.accessToken.value || identityFromCookie(cookies()).role !== 'none'
    },
    getAuthHeaders,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    register: later('register'),
    login: later('login'),
    verifyEmail: later('verifyEmail'),
    resendVerification: later('resendVerification'),
    verifyFactor: later('verifyFactor'),
    recover: later('recover'),
    changePassword: later('changePassword'),
    completeLogin: later('completeLogin'),
    completeExternalLogin: later('completeExternalLogin'),
    createLoginUrl: later('createLoginUrl'),
    handleCallback: later('handleCallback'),
    async logout(input) {
      try {
        return await later('logout')(input)
      } finally {
        await tokenManager.signOut()
      }
    },
    async prepareLogin() {
      await loadSignIn()
    },
    close() {
      channel?.close()
      globalThis.window?.removeEventListener('pageshow', restored)
    },
  }
}

/** The words of specification §8; still a PlatformError, so that screens can tell an outage. */
function somethingWentWrong(error: unknown): never {
  if (isPlatformError(error) && error.status) error.message = 'something went wrong'
  throw error
}
