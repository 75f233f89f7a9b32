/** none: nothing yet or signed out; visitor: anonymous; member: signed in (specification §4). */
export type Role = 'none' | 'visitor' | 'member'

export interface Tokens {
  readonly accessToken: { readonly value: string /** Seconds since epoch. */; readonly expiresAt: number }
  readonly refreshToken: { readonly value: string; readonly role: Role }
}

/** What register, login and verify end in (specification §4, login state machine). */
export type LoginState =
  | { readonly loginState: 'INITIAL' }
  | { readonly loginState: 'SUCCESS'; readonly sessionToken: string }
  | { readonly loginState: 'FAILURE'; readonly error: string; readonly errorCode?: LoginErrorCode }
  | { readonly loginState: 'EMAIL_VERIFICATION_REQUIRED'; readonly stateToken: string }
  | { readonly loginState: 'OWNER_APPROVAL_REQUIRED' }
  | { readonly loginState: 'USER_CAPTCHA_REQUIRED' }
  | { readonly loginState: 'SILENT_CAPTCHA_REQUIRED' }

export type LoginErrorCode =
  | 'invalidEmail'
  | 'invalidPassword'
  | 'emailAlreadyExists'
  | 'missingCaptchaToken'
  | 'invalidCaptchaToken'
  | 'resetPassword'

export interface Credentials {
  readonly email: string
  readonly password: string
}

export interface Session {
  /** Same value on the server (`none`) and at hydration; changes are announced to `subscribe`. */
  readonly role: Role
  readonly isMember: boolean
  /** Before each call: renews a missing or expired access token, or becomes a visitor. */
  getAuthHeaders(options?: { readonly renew?: boolean }): Promise<{ authorization: string }>
  subscribe(listener: () => void): () => void
  register(
    input: Credentials & {
      readonly profile?: {
        readonly firstName?: string
        readonly lastName?: string
        readonly nickname?: string
      }
    },
  ): Promise<LoginState>
  login(input: Credentials): Promise<LoginState>
  /** Only in EMAIL_VERIFICATION_REQUIRED, else FAILURE 'Unknown _state'. */
  verifyEmail(input: { readonly code: string; readonly stateToken?: string }): Promise<LoginState>
  /** After SUCCESS: the hidden frame trades the session token for member tokens; then role is member. */
  completeLogin(sessionToken: string, options?: { readonly signal?: AbortSignal }): Promise<void>
  /** Redirect login: where to send the browser. Remembers state and verifier for `handleCallback`. */
  createLoginUrl(options: {
    readonly redirectUri: string
    readonly returnTo?: string
    readonly prompt?: 'login' | 'none'
  }): Promise<string>
  /** Reads code and state from the callback's URL, once. */
  handleCallback(url: string): Promise<{ readonly returnTo: string }>
  /** Ends the session here and returns the platform's logout URL to visit. */
  logout(options: { readonly returnTo: string }): Promise<{ readonly logoutUrl: string }>
}
