import type { AuthHeaderOptions } from '@galleria/platform-client'
import type { FactorType, LoginState } from './login.ts'
import type { Role, Tokens } from './token-set.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
  /** Tokens of a solved captcha, where the platform asks for one. */
  readonly captcha?: { readonly visible?: string; readonly invisible?: string }
  /** Token of an earlier SUCCESS with `rememberThisDevice`: this device needs no second factor. */
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
  /** Code that was sent or that an app shows: SMS, CALL, EMAIL, TOTP, RECOVERY_CODE. */
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
  /** Role; the same value on the server (`none`) and at hydration. Changes are announced to `subscribe`. */
  readonly role: Role
  readonly isMember: boolean
  /** The token that calls are sent with; empty before the first call and after signing out. No page ever has the one that renews it. */
  readonly accessToken: Tokens['accessToken']
  /** False where the browser takes no cookies: signed in for as long as an access token lives, on this page. */
  readonly isPersistent: boolean
  /** Before each call: renews a missing or expired access token, or becomes a visitor. */
  getAuthHeaders(options?: AuthHeaderOptions): Promise<{ authorization: string }>
  /** Called after any change of role or tokens. */
  subscribe(listener: () => void): () => void
  register(input: Registration): Promise<LoginState>
  login(input: Credentials): Promise<LoginState>
  /**
   * Begins with a passkey instead of a password: MFA_CHALLENGE, which `verifyFactor` answers. FAILURE `invalidPassword` where
   * the member has no passkey for this host.
   */
  loginWithPasskey(input: Pick<Credentials, 'email' | 'captcha'>): Promise<LoginState>
  /**
   * Verifies a code in EMAIL_VERIFICATION_REQUIRED, else FAILURE 'Unknown _state'. A wrong code rejects with a
   * PlatformError.
   */
  verifyEmail(input: {
    readonly code: string
    readonly stateToken?: string
    readonly mfa?: boolean
  }): Promise<LoginState>
  /** A new code; its state token takes the place of the one before. */
  resendVerification(input?: { readonly stateToken?: string }): Promise<LoginState>
  /**
   * Answers a factor that was offered, else FAILURE 'Unknown _state'. A wrong code rejects and may be tried again.
   */
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
