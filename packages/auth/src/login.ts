import { isTransientError, type PlatformError } from '@galleria/platform-client'
import type { StateMachine } from '@galleria/platform-client/authentication'

/** Ways to prove who one is (spec §3, wire §4.8). */
export type FactorType =
  | 'PASSWORD'
  | 'SMS'
  | 'CALL'
  | 'EMAIL'
  | 'TOTP'
  | 'PUSH'
  | 'WEBAUTHN'
  | 'RECOVERY_CODE'

/** A second factor is asked for. Only for callers that said `mfa: true`; all others get FAILURE 'Unknown _state'. */
export interface MfaState {
  /** `MFA_REQUIRED`: choose one of `factors`. `MFA_CHALLENGE`: `challenge` was sent and waits for its answer. */
  readonly loginState: 'MFA_REQUIRED' | 'MFA_CHALLENGE'
  readonly stateToken: string
  /** Factors that may be used, in the platform's order. */
  readonly factors: readonly FactorType[]
  /** USER_SETTINGS or HIGH_RISK_LOGIN. */
  readonly reason?: Text
  readonly challenge?: MfaChallenge
}

type Text = string | null | undefined

export interface MfaChallenge {
  readonly factorType: FactorType
  /** Address that a code was sent to, partly hidden. */
  readonly hint?: Text
  readonly transactionId?: Text
  readonly challengeId?: Text
  readonly publicKeyCredentialRequestOptionsJson?: Text
}

/** Outcome of register, login, verify and recover (specification §4, login state machine). */
export type LoginState =
  | { readonly loginState: 'INITIAL' }
  | {
      readonly loginState: 'SUCCESS'
      readonly sessionToken: string
      /** Device token to send with the next `login`, which then needs no second factor. */
      readonly deviceToken?: string
    }
  | { readonly loginState: 'FAILURE'; readonly error: string; readonly errorCode?: LoginErrorCode }
  | { readonly loginState: 'EMAIL_VERIFICATION_REQUIRED'; readonly stateToken: string }
  | { readonly loginState: 'OWNER_APPROVAL_REQUIRED' }
  | { readonly loginState: 'USER_CAPTCHA_REQUIRED' }
  | { readonly loginState: 'SILENT_CAPTCHA_REQUIRED' }
  | MfaState

export type LoginErrorCode =
  | 'invalidEmail'
  | 'invalidPassword'
  | 'emailAlreadyExists'
  | 'missingCaptchaToken'
  | 'invalidCaptchaToken'
  | 'resetPassword'

export type LoginEvent =
  | { readonly type: 'answered'; readonly answer: StateMachine; readonly mfa?: boolean | undefined }
  | { readonly type: 'registerFailed' | 'loginFailed'; readonly error: PlatformError }
  /** A code was entered: goes on only where one is awaited. */
  | { readonly type: 'codeEntered' }
  /** A factor was chosen or answered: goes on only where it is one of those offered. */
  | { readonly type: 'factorUsed'; readonly factorType: FactorType }

const unknownState: LoginState = { loginState: 'FAILURE', error: 'Unknown _state' }

/** Every transition of specification §4, with the errors of §8; second factors by decision 0155. */
export function step(state: LoginState, event: LoginEvent): LoginState {
  switch (event.type) {
    case 'answered':
      return afterAnswer(event.answer, event.mfa)
    case 'registerFailed':
      return afterFailedRegistration(event.error)
    case 'loginFailed':
      return afterFailedLogin(event.error)
    case 'codeEntered':
      return state.loginState === 'EMAIL_VERIFICATION_REQUIRED' ? state : unknownState
    case 'factorUsed':
      return 'factors' in state && state.factors.includes(event.factorType) ? state : unknownState
  }
}

function afterAnswer(answer: StateMachine, mfa: boolean | undefined): LoginState {
  const { state, sessionToken, stateToken, additionalData } = answer
  if (state === 'SUCCESS' && sessionToken) {
    const { deviceToken } = additionalData ?? {}
    const value = (deviceToken as { strValue?: unknown } | undefined)?.strValue ?? deviceToken
    return { loginState: state, sessionToken, ...(typeof value === 'string' && { deviceToken: value }) }
  }
  if (state === 'REQUIRE_OWNER_APPROVAL') return { loginState: 'OWNER_APPROVAL_REQUIRED' }
  if (state === 'REQUIRE_EMAIL_VERIFICATION' && stateToken)
    return { loginState: 'EMAIL_VERIFICATION_REQUIRED', stateToken }
  return (mfa && stateToken && afterMfaAnswer(answer, stateToken)) || unknownState
}

function afterMfaAnswer(
  { state, requireMfaData, mfaChallengeData }: StateMachine,
  stateToken: string,
): MfaState | undefined {
  const asked = state === 'REQUIRE_MFA' && requireMfaData
  const data = asked || (state === 'MFA_CHALLENGE' && mfaChallengeData)
  if (!data) return undefined
  const { factorType, availableFactors = [], reason, verificationChallengeData } = data
  const factors = availableFactors.flatMap(({ factorType, factorStatus }) =>
    /^ENABLED|^$/.test(factorStatus ?? '') && factorType ? [factorType] : [],
  )
  const { hint, pushData, webauthnData } = verificationChallengeData ?? {}
  return {
    loginState: asked ? 'MFA_REQUIRED' : 'MFA_CHALLENGE',
    stateToken,
    factors: [...new Set([...(factorType ? [factorType] : []), ...factors])] as FactorType[],
    reason,
    ...(!asked && {
      challenge: { factorType: factorType as FactorType, hint, ...pushData, ...webauthnData },
    }),
  }
}

const captchaCodes: Readonly<Record<string, LoginErrorCode>> = {
  '-19971': 'missingCaptchaToken',
  '-19970': 'invalidCaptchaToken',
}
const registerCodes: typeof captchaCodes = { ...captchaCodes, '-19995': 'emailAlreadyExists' }
const loginCodes: typeof captchaCodes = {
  ...captchaCodes,
  '-19976': 'invalidPassword',
  '-19973': 'resetPassword',
}

function afterFailedRegistration(error: PlatformError): LoginState {
  const email = error.violations.find(({ data }) => data?.type === 'EMAIL')
  if (email) return failure(email.description, 'invalidEmail')
  return failure(error.message, registerCodes[error.code ?? ''])
}

/** An outage says nothing about the email, so it carries no code. */
function afterFailedLogin(error: PlatformError): LoginState {
  if (isTransientError(error)) return failure(error.message)
  return failure(error.message, loginCodes[error.code ?? ''] ?? 'invalidEmail')
}

function failure(error: string, errorCode?: LoginErrorCode): LoginState {
  return { loginState: 'FAILURE', error, ...(errorCode && { errorCode }) }
}
