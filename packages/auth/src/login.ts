import { isTransientError, type PlatformError } from '@galleria/platform-client'
import type { StateMachine } from '@galleria/platform-client/authentication'

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

export type LoginEvent =
  | { readonly type: 'answered'; readonly answer: StateMachine }
  | { readonly type: 'registerFailed' | 'loginFailed'; readonly error: PlatformError }
  /** A code was entered: goes on only where one is awaited. */
  | { readonly type: 'codeEntered' }

const unknownState: LoginState = { loginState: 'FAILURE', error: 'Unknown _state' }

/** Every transition of specification §4, with the errors of §8. */
export function step(state: LoginState, event: LoginEvent): LoginState {
  switch (event.type) {
    case 'answered':
      return afterAnswer(event.answer)
    case 'registerFailed':
      return afterFailedRegistration(event.error)
    case 'loginFailed':
      return afterFailedLogin(event.error)
    case 'codeEntered':
      return state.loginState === 'EMAIL_VERIFICATION_REQUIRED' ? state : unknownState
  }
}

function afterAnswer({ state, sessionToken, stateToken }: StateMachine): LoginState {
  if (state === 'SUCCESS' && sessionToken) return { loginState: 'SUCCESS', sessionToken }
  if (state === 'REQUIRE_OWNER_APPROVAL') return { loginState: 'OWNER_APPROVAL_REQUIRED' }
  if (state === 'REQUIRE_EMAIL_VERIFICATION' && stateToken)
    return { loginState: 'EMAIL_VERIFICATION_REQUIRED', stateToken }
  return unknownState
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
