import { createPlatformClient, isPlatformError, type PlatformClientOptions } from '@galleria/platform-client'
import {
  changePassword,
  login,
  recover,
  register,
  resendDuringAuthentication,
  type StateMachine,
  verifyDuringAuthentication,
  verifyFactor,
} from '@galleria/platform-client/authentication'
import {
  DEFAULT_PROMPT,
  DEFAULT_RESPONSE_MODE,
  SILENT_PROMPT,
  SILENT_RESPONSE_MODE,
} from '@galleria/platform-client/constants'
import { createRedirectSession } from '@galleria/platform-client/redirect-session'
import { createAuthorizationRequest, safeReturnTo, validateAuthorizationResponse } from './authorization.ts'
import { AuthError } from './errors.ts'
import { type LoginEvent, type LoginState, step } from './login.ts'
import type { Credentials, Session } from './session-types.ts'
import { silentLogin } from './silent-login.ts'
import type { TokenManager } from './token-manager.ts'
import type { TokenRequest } from './token-requests.ts'
import {
  type AuthorizationResponse,
  readAuthorizationResponse,
  type Transaction,
  type TransactionStore,
} from './transactions.ts'

interface SignInOptions extends PlatformClientOptions {
  readonly clientId: string
  readonly codeVerifierLength?: number
  readonly tokenManager: TokenManager
  readonly transactions: TransactionStore
  /** The URL of a redirect login's answer, when the page was opened by one; taken once. */
  takeCallback(): string | undefined
}

export type SignIn = Pick<
  Session,
  | 'register'
  | 'login'
  | 'loginWithPasskey'
  | 'verifyEmail'
  | 'resendVerification'
  | 'verifyFactor'
  | 'recover'
  | 'changePassword'
  | 'completeLogin'
  | 'completeExternalLogin'
  | 'createLoginUrl'
  | 'handleCallback'
  | 'logout'
>

/** Calls that change who the shopper is. A chunk of its own, because most pages are only read. */
export function createSignIn(options: SignInOptions): SignIn {
  const { baseUrl, clientId, codeVerifierLength, tokenManager, transactions } = options
  const client = createPlatformClient(options)
  /** The last state that waits for a code or a factor; later outcomes do not erase it (wire §2.8). */
  let remembered: LoginState = { loginState: 'INITIAL' }
  let lastFrame: Promise<unknown> = Promise.resolve()

  function advance(event: LoginEvent, from: LoginState = remembered): LoginState {
    const next = step(from, event)
    if ('stateToken' in next) remembered = next
    return next
  }

  async function answered(work: Promise<StateMachine>, mfa?: boolean): Promise<LoginState> {
    return advance({ type: 'answered', answer: await work, mfa })
  }

  /** A refusal is a state too. */
  async function attempt(work: Promise<LoginState>, type: 'registerFailed' | 'loginFailed') {
    try {
      return await work
    } catch (error) {
      if (!isPlatformError(error)) throw error
      return advance({ type, error })
    }
  }

  /** The state in which a code counts, from what the caller kept or from what is remembered. */
  function awaitingCode(stateToken: string | undefined): LoginState {
    return advance(
      { type: 'codeEntered' },
      stateToken ? { loginState: 'EMAIL_VERIFICATION_REQUIRED', stateToken } : remembered,
    )
  }

  async function enter(request: TokenRequest, signal?: AbortSignal): Promise<void> {
    await tokenManager.signIn(request, signal).catch((cause) => {
      throw cause?.name === 'AbortError' || signal?.aborted
        ? cause
        : new AuthError('Failed to get member tokens', cause)
    })
  }

  async function exchange(
    response: AuthorizationResponse,
    transaction: Transaction | undefined,
    signal?: AbortSignal,
  ): Promise<void> {
    const code = validateAuthorizationResponse(response, transaction)
    const { codeVerifier, redirectUri } = transaction as Transaction
    await enter(
      { grantType: 'authorization_code', code, codeVerifier, ...(redirectUri && { redirectUri }) },
      signal,
    )
  }

  async function silently(sessionToken: string, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted()
    const { input, transaction } = await createAuthorizationRequest({
      clientId,
      codeVerifierLength,
      responseMode: SILENT_RESPONSE_MODE,
      prompt: SILENT_PROMPT,
      sessionToken,
    })
    const { redirectSession } = await createRedirectSession(client, input, signal && { signal })
    const { fullUrl, urlDetails } = redirectSession
    const origins = [fullUrl, urlDetails?.endpoint ?? fullUrl]
    const response = await silentLogin({
      url: fullUrl,
      answersBeforeLoad: urlDetails?.answersBeforeLoad,
      state: transaction.state,
      origins: origins.map((url) => new URL(url, baseUrl).origin),
      signal,
    })
    await exchange(response, transaction, signal)
  }

  return {
    register: ({ email, password, profile, captcha, mfa }) =>
      attempt(
        answered(
          register(client, {
            loginId: { email },
            password,
            ...(profile && { profile }),
            ...captchaTokens(captcha),
          }),
          mfa,
        ),
        'registerFailed',
      ),
    login: ({ email, password, captcha, deviceToken, mfa }) =>
      attempt(
        answered(
          login(client, {
            loginId: { email },
            password,
            ...captchaTokens(captcha),
            ...(deviceToken && { clientMetaData: { deviceToken } }),
          }),
          mfa,
        ),
        'loginFailed',
      ),
    loginWithPasskey: ({ email, captcha }) =>
      attempt(
        answered(login(client, { loginId: { email }, webauthn: {}, ...captchaTokens(captcha) }), true),
        'loginFailed',
      ),
    async verifyEmail({ code, stateToken, mfa }) {
      const awaited = awaitingCode(stateToken)
      return 'stateToken' in awaited
        ? answered(verifyDuringAuthentication(client, { code, stateToken: awaited.stateToken }), mfa)
        : awaited
    },
    async resendVerification({ stateToken } = {}) {
      const awaited = awaitingCode(stateToken)
      return 'stateToken' in awaited
        ? answered(resendDuringAuthentication(client, { stateToken: awaited.stateToken }))
        : awaited
    },
    async verifyFactor({ factorType, rememberThisDevice, from, ...data }) {
      const awaited = advance({ type: 'factorUsed', factorType }, from)
      if (!('stateToken' in awaited)) return awaited
      // RECOVERY_CODE is answered in recoveryCodeData.
      const name = factorType.toLowerCase().replace(/_./, ([, letter = '']) => letter.toUpperCase())
      return answered(
        verifyFactor(client, {
          factorType,
          stateToken: awaited.stateToken,
          ...(rememberThisDevice && { rememberThisDevice }),
          [`${name}Data`]: data,
        }),
        true,
      )
    },
    recover: ({ recoveryToken, password, mfa }) =>
      answered(recover(client, { recoveryToken, password }), mfa),
    async changePassword({ newPassword }) {
      await changePassword(client, { newPassword })
    },
    async completeExternalLogin(tokens) {
      await enter({ grantType: 'external', refreshToken: tokens.refreshToken.value })
    },
    completeLogin(sessionToken, { signal } = {}) {
      // One frame at a time, each with its own state.
      const mine = lastFrame.then(() => silently(sessionToken, signal))
      lastFrame = mine.catch(() => undefined)
      return mine
    },
    async createLoginUrl({ redirectUri, returnTo, prompt = DEFAULT_PROMPT }) {
      const { input, transaction } = await createAuthorizationRequest({
        clientId,
        codeVerifierLength,
        responseMode: DEFAULT_RESPONSE_MODE,
        prompt,
        redirectUri,
        returnTo: safeReturnTo(returnTo),
      })
      const { redirectSession } = await createRedirectSession(client, input)
      const issuer = new URL(redirectSession.fullUrl, baseUrl).origin
      transactions.save({ ...transaction, issuer })
      return redirectSession.fullUrl
    },
    async handleCallback(url) {
      const response = readAuthorizationResponse(options.takeCallback() ?? url)
      // Take the transaction before the exchange, so that a reload finds nothing to exchange.
      const transaction = transactions.take()
      await exchange(response, transaction)
      return { returnTo: safeReturnTo(transaction?.returnTo) }
    },
    async logout({ returnTo }) {
      const postFlowUrl = new URL(returnTo, globalThis.location?.href).href
      const { redirectSession } = await createRedirectSession(client, {
        logout: { clientId },
        callbacks: { postFlowUrl },
      })
      return { logoutUrl: redirectSession.fullUrl }
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
