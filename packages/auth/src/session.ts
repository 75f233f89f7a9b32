import {
  type AuthHeaderOptions,
  createPlatformClient,
  isPlatformError,
  type PlatformClientOptions,
} from '@galleria/platform-client'
import { type Channel, createChannel } from './channel.ts'
import { type Clock, systemClock } from './clock.ts'
import { browserArea, createKnownStore, knownByCookie, removeOldTokens, type StorageArea } from './known.ts'
import type { Locks } from './lock.ts'
import type { FactorType, LoginState } from './login.ts'
import type { SigningIn } from './signing-in.ts'
import { TOKEN_ENDPOINT, tokenCall } from './token-requests.ts'
import type { Role, Tokens } from './token-set.ts'
import { createTokenKeeper } from './tokens.ts'
import { createTransactionStore, readAuthorizationResponse } from './transactions.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
  /** Tokens of a solved captcha, where the platform asks for one. */
  readonly captcha?: { readonly visible?: string; readonly invisible?: string }
  /** Of an earlier SUCCESS with `rememberThisDevice`: this device needs no second factor. */
  readonly deviceToken?: string
  /** The caller knows what to do with MFA_REQUIRED and MFA_CHALLENGE; without it they end as 'Unknown _state'. */
  readonly mfa?: boolean
}

export interface Registration extends Credentials {
  readonly profile?: { readonly firstName?: string; readonly lastName?: string; readonly nickname?: string }
}

/** One factor's answer. Without `code`, `credential` … the platform sends the challenge, or sends it again. */
export interface FactorAnswer {
  readonly factorType: FactorType
  /** Sent or shown by an app: SMS, CALL, EMAIL, TOTP, RECOVERY_CODE. */
  readonly code?: string
  readonly password?: string
  /** PUSH: asks whether it was approved; MFA_CHALLENGE until it is. */
  readonly transactionId?: string
  /** WEBAUTHN: the challenge and what `navigator.credentials.get` answered, as JSON. */
  readonly challengeId?: string
  readonly credential?: string
  readonly rememberThisDevice?: boolean
  /** After a reload: the state that was kept; the remembered one unless told. */
  readonly from?: LoginState
}

export interface Session {
  /** Same value on the server (`none`) and at hydration; changes are announced to `subscribe`. */
  readonly role: Role
  readonly isMember: boolean
  /** What calls are sent with now; empty before the first call and after signing out. What renews it, no page ever has. */
  readonly accessToken: Tokens['accessToken']
  /** False where the browser takes no cookies: signed in for as long as an access token lives, on this page. */
  readonly isPersistent: boolean
  /** Before each call: renews a missing or expired access token, or becomes a visitor. */
  getAuthHeaders(options?: AuthHeaderOptions): Promise<{ authorization: string }>
  /** Called after any change of role or tokens. */
  subscribe(listener: () => void): () => void
  register(input: Registration): Promise<LoginState>
  login(input: Credentials): Promise<LoginState>
  /** Only in EMAIL_VERIFICATION_REQUIRED, else FAILURE 'Unknown _state'. A wrong code rejects with a PlatformError. */
  verifyEmail(input: {
    readonly code: string
    readonly stateToken?: string
    readonly mfa?: boolean
  }): Promise<LoginState>
  /** A new code; its state token takes the place of the one before. */
  resendVerification(input?: { readonly stateToken?: string }): Promise<LoginState>
  /** Only with a factor that was offered, else FAILURE 'Unknown _state'. A wrong code rejects and may be tried again. */
  verifyFactor(input: FactorAnswer): Promise<LoginState>
  /** From the link of a recovery email to a new password, and on as `login`. Rejects with a PlatformError. */
  recover(input: {
    readonly recoveryToken: string
    readonly password: string
    readonly mfa?: boolean
  }): Promise<LoginState>
  /** Needs a sign-in at most five minutes old (LOGIN_TOO_OLD); other sessions end. */
  changePassword(input: { readonly newPassword: string }): Promise<void>
  /** After SUCCESS: the hidden frame trades the session token for member tokens; then role is member. */
  completeLogin(sessionToken: string, options?: { readonly signal?: AbortSignal }): Promise<void>
  /** Tokens that a back end got for a member it knows (`externalLogin` of `@galleria/auth/elevated`), handed on at once. */
  completeExternalLogin(tokens: Tokens): Promise<void>
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
  /** Fetches ahead what signing in and out needs: call it where a form is shown. */
  prepareLogin(): Promise<void>
  /** Stops listening to other tabs. */
  close(): void
}

export interface SessionOptions
  extends Pick<PlatformClientOptions, 'baseUrl' | 'fetch' | 'toPath' | 'language'> {
  readonly clientId: string
  /** The token handler of the shop's own server, on the page's own site; the shell's unless told. */
  readonly tokenEndpoint?: string
  /** The cookies that scripts may read; `document.cookie` unless told. */
  cookies?(): string
  /** Where the role is kept, which is no secret; `localStorage` unless told. */
  readonly storage?: StorageArea
  /** Where a pending redirect login is kept; `sessionStorage` unless told. */
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
  const keeper = createTokenKeeper({
    clientId,
    ask: (request, signal) => {
      // A code works once: never sent again.
      const call = (request.grantType === 'authorization_code' ? once : again) as typeof once & {}
      return call(shell, request, { timeout: GRANT_TIMEOUT, ...(signal && { signal }) }).catch(
        somethingWentWrong,
      )
    },
    store: createKnownStore(clientId, options.storage ?? browserArea('localStorage')),
    known: knownByCookie(cookies()),
    clock: options.clock ?? systemClock,
    locks: options.locks === undefined ? globalThis.navigator?.locks : (options.locks ?? undefined),
    channel,
    onChange: () => {
      for (const listener of listeners) listener()
    },
  })
  const client = createPlatformClient({ ...options, getAuthHeaders })
  let capturedCallback = captureCallback()
  let loading: Promise<SigningIn> | undefined

  async function getAuthHeaders({ renew, rejected }: AuthHeaderOptions = {}) {
    const authorization = await keeper.authorize(
      rejected?.authorization ?? (renew ? keeper.accessToken.value : undefined),
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
  function signingIn(): Promise<SigningIn> {
    loading ??= import('./signing-in.ts').then(
      ({ createSigningIn }) => createSigningIn({ ...options, client, keeper, transactions, takeCallback }),
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

  const restored = (event: PageTransitionEvent) => event.persisted && keeper.sync()
  globalThis.window?.addEventListener('pageshow', restored)

  const later =
    <Name extends keyof SigningIn>(name: Name) =>
    async (...input: Parameters<SigningIn[Name]>) =>
      ((await signingIn())[name] as (...input: unknown[]) => never)(...input)

  return {
    get role() {
      return keeper.role
    },
    get isMember() {
      return keeper.role === 'member'
    },
    get accessToken() {
      return keeper.accessToken
    },
    get isPersistent() {
      return !keeper.accessToken.value || knownByCookie(cookies()).role !== 'none'
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
        await keeper.signOut()
      }
    },
    async prepareLogin() {
      await signingIn()
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
