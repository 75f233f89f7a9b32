import type { AuthHeaderOptions, PlatformClientOptions } from '@galleria/platform-client'
import type { AskTokenHandler } from './ask-token-handler.ts'
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

/** A session of its own. Pages use `getSession`, which gives every copy of this package the same one. */
export function createSession(options: SessionOptions): Session {
  const { clientId } = options
  const transactions = createTransactionStore(clientId, options.transactions ?? browserArea('sessionStorage'))
  const channel = options.channel === undefined ? createChannel(clientId) : (options.channel ?? undefined)
  const listeners = new Set<() => void>()
  const { cookies = () => globalThis.document?.cookie ?? '' } = options
  let asking: Promise<AskTokenHandler> | undefined
  removeOldTokens()
  const tokenManager = createTokenManager({
    clientId,
    ask: async (request, signal) => (await loadAsking())(request, signal),
    store: createIdentityStore(clientId, options.storage ?? browserArea('localStorage')),
    known: identityFromCookie(cookies()),
    clock: options.clock ?? systemClock,
    locks: options.locks === undefined ? globalThis.navigator?.locks : (options.locks ?? undefined),
    channel,
    onChange: () => {
      for (const listener of listeners) listener()
    },
  })
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

  /** A chunk that could not be had is asked for again at the next try, as below. */
  function loadAsking(): Promise<AskTokenHandler> {
    asking ??= import(/* webpackChunkName: "platform-client" */ './ask-token-handler.ts').then(
      ({ askTokenHandler }) => askTokenHandler(options),
      (cause) => {
        asking = undefined
        throw cause
      },
    )
    return asking
  }

  function loadSignIn(): Promise<SignIn> {
    loading ??= import('./sign-in.ts').then(
      ({ createSignIn }) =>
        createSignIn({ ...options, getAuthHeaders, tokenManager, transactions, takeCallback }),
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
    loginWithPasskey: later('loginWithPasskey'),
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
