import {
  type AuthHeaderOptions,
  createPlatformClient,
  isPlatformError,
  type PlatformClientOptions,
} from '@galleria/platform-client'
import {
  login,
  register,
  type StateMachine,
  verifyDuringAuthentication,
} from '@galleria/platform-client/authentication'
import { createRedirectSession } from '@galleria/platform-client/redirect-session'
import { authorizationCodeGrant } from '@galleria/platform-client/tokens'
import {
  type AuthorizationResponse,
  createAuthorizationRequest,
  createTransactionStore,
  readAuthorizationResponse,
  safeReturnTo,
  type Transaction,
  validateAuthorizationResponse,
} from './authorization.ts'
import { type Channel, createChannel } from './channel.ts'
import { type Clock, systemClock } from './clock.ts'
import { AuthError } from './errors.ts'
import type { Locks } from './lock.ts'
import { type LoginEvent, type LoginState, step } from './login.ts'
import { silentLogin } from './silent-login.ts'
import { browserArea, createTokenStorage, type StorageArea } from './storage.ts'
import type { Role } from './token-set.ts'
import { createTokenKeeper } from './tokens.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
  /** Tokens of a solved captcha, where the platform asks for one. */
  readonly captcha?: { readonly visible?: string; readonly invisible?: string }
}

export interface Registration extends Credentials {
  readonly profile?: { readonly firstName?: string; readonly lastName?: string; readonly nickname?: string }
}

export interface Session {
  /** Same value on the server (`none`) and at hydration; changes are announced to `subscribe`. */
  readonly role: Role
  readonly isMember: boolean
  /** False where the browser refuses to store: signed in as long as this page lives. */
  readonly isPersistent: boolean
  /** Before each call: renews a missing or expired access token, or becomes a visitor. */
  getAuthHeaders(options?: AuthHeaderOptions): Promise<{ authorization: string }>
  subscribe(listener: () => void): () => void
  register(input: Registration): Promise<LoginState>
  login(input: Credentials): Promise<LoginState>
  /** Only in EMAIL_VERIFICATION_REQUIRED, else FAILURE 'Unknown _state'. A wrong code rejects with a PlatformError. */
  verifyEmail(input: { readonly code: string; readonly stateToken?: string }): Promise<LoginState>
  /** After SUCCESS: the hidden frame trades the session token for member tokens; then role is member. */
  completeLogin(sessionToken: string, options?: { readonly signal?: AbortSignal }): Promise<void>
  /** Redirect login: where to send the browser. Remembers state and verifier for `handleCallback`. */
  createLoginUrl(options: {
    readonly redirectUri: string
    /** Path to show after the callback. */
    readonly returnTo?: string
    readonly prompt?: 'login' | 'none'
  }): Promise<string>
  /** Reads code and state from the callback's URL (fragment or query), once. */
  handleCallback(url: string): Promise<{ readonly returnTo: string }>
  /** Ends the session here, whatever the platform answers, and returns its logout URL to visit. */
  logout(options: { readonly returnTo: string }): Promise<{ readonly logoutUrl: string }>
  /** Stops listening to other tabs. */
  close(): void
}

export interface SessionOptions
  extends Pick<PlatformClientOptions, 'baseUrl' | 'fetch' | 'pathStyle' | 'language'> {
  readonly clientId: string
  /** Where tokens are kept; `localStorage` unless told. */
  readonly storage?: StorageArea
  /** Where a pending redirect login is kept; `sessionStorage` unless told. */
  readonly transactions?: StorageArea
  readonly clock?: Clock
  /** `navigator.locks` unless told; null for none. */
  readonly locks?: Locks | null
  /** A BroadcastChannel unless told; null for none. */
  readonly channel?: Channel | null
}

/** A session of its own. Pages use `getSession`, which gives every copy of this package the same one. */
export function createSession(options: SessionOptions): Session {
  const { clientId } = options
  const storage = createTokenStorage(clientId, options.storage ?? browserArea('localStorage'))
  const transactions = createTransactionStore(clientId, options.transactions ?? browserArea('sessionStorage'))
  const channel = options.channel === undefined ? createChannel(clientId) : (options.channel ?? undefined)
  const listeners = new Set<() => void>()
  const tokenClient = createPlatformClient(options)
  const keeper = createTokenKeeper({
    clientId,
    client: tokenClient,
    storage,
    clock: options.clock ?? systemClock,
    locks: options.locks === undefined ? globalThis.navigator?.locks : (options.locks ?? undefined),
    channel,
    onRoleChange: () => {
      for (const listener of listeners) listener()
    },
  })
  const client = createPlatformClient({ ...options, getAuthHeaders })
  /** The last EMAIL_VERIFICATION_REQUIRED; later outcomes do not erase it (wire §2.8). */
  let remembered: LoginState = { loginState: 'INITIAL' }
  let lastFrame: Promise<unknown> = Promise.resolve()
  let capturedCallback = captureCallback()

  async function getAuthHeaders({ renew, rejected }: AuthHeaderOptions = {}) {
    const authorization = await keeper.authorize(
      rejected?.authorization ?? (renew ? keeper.currentAccessToken : undefined),
    )
    return { authorization }
  }

  function advance(event: LoginEvent, from: LoginState = remembered): LoginState {
    const next = step(from, event)
    if (next.loginState === 'EMAIL_VERIFICATION_REQUIRED') remembered = next
    return next
  }

  async function attempt(
    work: Promise<StateMachine>,
    failed: 'registerFailed' | 'loginFailed',
  ): Promise<LoginState> {
    try {
      return advance({ type: 'answered', answer: await work })
    } catch (error) {
      if (!isPlatformError(error)) throw error
      return advance({ type: failed, error })
    }
  }

  async function exchange(
    response: AuthorizationResponse,
    transaction: Transaction | undefined,
    signal?: AbortSignal,
  ): Promise<void> {
    const code = validateAuthorizationResponse(response, transaction)
    const { codeVerifier, redirectUri } = transaction as Transaction
    const answer = await authorizationCodeGrant(
      tokenClient,
      { clientId, grantType: 'authorization_code', ...(redirectUri && { redirectUri }), code, codeVerifier },
      signal && { signal },
    ).catch((cause) => {
      signal?.throwIfAborted()
      throw new AuthError('Failed to get member tokens', cause)
    })
    signal?.throwIfAborted()
    keeper.signIn(answer)
  }

  async function silently(sessionToken: string, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted()
    const { input, transaction } = await createAuthorizationRequest({
      clientId,
      responseMode: 'web_message',
      prompt: 'none',
      sessionToken,
    })
    const { redirectSession } = await createRedirectSession(client, input, signal && { signal })
    const origins = [redirectSession.fullUrl, redirectSession.urlDetails?.endpoint ?? redirectSession.fullUrl]
    const response = await silentLogin({
      url: redirectSession.fullUrl,
      state: transaction.state,
      origins: origins.map((url) => new URL(url, options.baseUrl).origin),
      signal,
    })
    await exchange(response, transaction, signal)
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

  const restored = (event: PageTransitionEvent) => event.persisted && keeper.sync()
  globalThis.window?.addEventListener('pageshow', restored)

  return {
    get role() {
      return keeper.role
    },
    get isMember() {
      return keeper.role === 'member'
    },
    get isPersistent() {
      return storage.persistent
    },
    getAuthHeaders,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    register: ({ email, password, profile, captcha }) =>
      attempt(
        register(client, {
          loginId: { email },
          password,
          ...(profile && { profile }),
          ...captchaTokens(captcha),
        }),
        'registerFailed',
      ),
    login: ({ email, password, captcha }) =>
      attempt(login(client, { loginId: { email }, password, ...captchaTokens(captcha) }), 'loginFailed'),
    async verifyEmail({ code, stateToken }) {
      const awaited = advance(
        { type: 'codeEntered' },
        stateToken ? { loginState: 'EMAIL_VERIFICATION_REQUIRED', stateToken } : remembered,
      )
      if (awaited.loginState !== 'EMAIL_VERIFICATION_REQUIRED') return awaited
      const answer = await verifyDuringAuthentication(client, { code, stateToken: awaited.stateToken })
      return advance({ type: 'answered', answer })
    },
    completeLogin(sessionToken, { signal } = {}) {
      // One frame at a time, each with its own state.
      const mine = lastFrame.then(() => silently(sessionToken, signal))
      lastFrame = mine.catch(() => undefined)
      return mine
    },
    async createLoginUrl({ redirectUri, returnTo, prompt = 'login' }) {
      const { input, transaction } = await createAuthorizationRequest({
        clientId,
        responseMode: 'fragment',
        prompt,
        redirectUri,
        returnTo: safeReturnTo(returnTo),
      })
      const { redirectSession } = await createRedirectSession(client, input)
      const issuer = new URL(redirectSession.fullUrl, options.baseUrl).origin
      transactions.save({ ...transaction, issuer })
      return redirectSession.fullUrl
    },
    async handleCallback(url) {
      const response = readAuthorizationResponse(capturedCallback ?? url)
      // Taken before the exchange: a reload finds nothing to exchange.
      const transaction = transactions.take()
      capturedCallback = undefined
      await exchange(response, transaction)
      return { returnTo: safeReturnTo(transaction?.returnTo) }
    },
    async logout({ returnTo }) {
      const postFlowUrl = new URL(returnTo, globalThis.location?.href).href
      try {
        const { redirectSession } = await createRedirectSession(client, {
          logout: { clientId },
          callbacks: { postFlowUrl },
        })
        return { logoutUrl: redirectSession.fullUrl }
      } finally {
        keeper.signOut()
      }
    },
    close() {
      channel?.close()
      globalThis.window?.removeEventListener('pageshow', restored)
    },
  }
}

function captchaTokens(captcha: Credentials['captcha']) {
  if (!captcha) return {}
  const { visible, invisible } = captcha
  return {
    captchaTokens: [
      { ...(visible && { Recaptcha: visible }), ...(invisible && { InvisibleRecaptcha: invisible }) },
    ],
  }
}
