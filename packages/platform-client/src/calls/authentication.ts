import { defineCall, type Service, z } from '@galleria/platform-client'
import { StateMachine } from '../schemas/identity.ts'

export type { StateMachine } from '../schemas/identity.ts'

const authentication: Service = {
  package: '@wix/auto_sdk_identity_authentication',
  fqn: 'wix.iam.authentication.v1.AuthenticationService',
  entity: 'wix.iam.authentication.v1.authentication',
  apiHostOnly: true,
}
const verification: Service = {
  package: '@wix/auto_sdk_identity_verification',
  fqn: 'wix.iam.verification.v1.VerificationService',
  entity: 'wix.iam.verification.v1.start_response',
  apiHostOnly: true,
}
const recovery: Service = {
  package: '@wix/auto_sdk_identity_recovery',
  fqn: 'wix.iam.recovery.v1.RecoveryService',
  entity: 'wix.iam.recovery.v1.recovery',
  apiHostOnly: true,
}

/** Who signs in; an object, as other kinds of id may come (wire §2.7). */
export interface LoginId {
  readonly email: string
}
/** Solved captchas: the visible one, the invisible one (wire §2.9). */
export interface CaptchaTokens {
  readonly Recaptcha?: string
  readonly InvisibleRecaptcha?: string
}
/** Spec §7 `POST /v2/register`. */
export interface RegisterInput {
  readonly loginId: LoginId
  readonly password: string
  readonly profile?: { readonly firstName?: string; readonly lastName?: string; readonly nickname?: string }
  readonly captchaTokens?: readonly CaptchaTokens[]
}
/** Registers and signs in; `PlatformError.code` says what is taken or wrong (spec §8, wire §2.7). */
export const register = /* @__PURE__ */ defineCall<RegisterInput, StateMachine>({
  name: 'RegisterV2',
  service: authentication,
  method: 'POST',
  path: '/_api/iam/authentication/v2/register',
  output: () => StateMachine,
})

/** Spec §7 `POST /v2/login`. */
export interface LoginInput {
  readonly loginId: LoginId
  readonly password: string
  readonly captchaTokens?: readonly CaptchaTokens[]
  /** `deviceToken`: a device that was remembered at a second factor. */
  readonly clientMetaData?: Readonly<Record<string, unknown>>
}
/** Signs in; what comes next is in the answer's `state` (spec §4, wire §2.7). */
export const login = /* @__PURE__ */ defineCall<LoginInput, StateMachine>({
  name: 'LoginV2',
  service: authentication,
  method: 'POST',
  path: '/_api/iam/authentication/v2/login',
  output: () => StateMachine,
})

/** Another password for who is signed in, at most five minutes ago; other sessions end (spec §7, wire §2.7). */
export const changePassword = /* @__PURE__ */ defineCall<{ newPassword: string }, object>({
  name: 'ChangePassword',
  service: authentication,
  method: 'POST',
  path: '/_api/iam/authentication/v2/change-password',
  output: () => z.looseObject({}),
})

/** Spec §7 `POST /v2/{factorType}/verify`: one of the data fields, empty to have the challenge sent (wire §2.7). */
export interface VerifyFactorInput {
  /** SMS, CALL, EMAIL, TOTP, PUSH, WEBAUTHN, PASSWORD, RECOVERY_CODE. */
  readonly factorType: string
  readonly stateToken: string
  readonly rememberThisDevice?: boolean
  readonly smsData?: { readonly code?: string }
  readonly callData?: { readonly code?: string }
  readonly emailData?: { readonly code?: string }
  readonly totpData?: { readonly code?: string }
  readonly recoveryCodeData?: { readonly code?: string }
  readonly pushData?: { readonly transactionId?: string }
  readonly webauthnData?: { readonly challengeId?: string; readonly credential?: string }
  readonly passwordData?: { readonly password?: string }
}
/** Starts or answers a second factor's challenge; `VERIFICATION_FAILED` leaves the state token good (wire §2.7). */
export const verifyFactor = /* @__PURE__ */ defineCall<VerifyFactorInput, StateMachine>({
  name: 'Verify',
  service: authentication,
  method: 'POST',
  path: '/_api/iam/authentication/v2/{factorType}/verify',
  output: () => StateMachine,
})

/** Ends a login that waits for a code sent by mail (wire §2.7). */
export const verifyDuringAuthentication = /* @__PURE__ */ defineCall<
  { code: string; stateToken: string },
  StateMachine
>({
  name: 'VerifyDuringAuthentication',
  service: verification,
  method: 'POST',
  path: '/_api/iam/verification/v1/auth/verify',
  output: () => StateMachine,
})

/** A new code for a login that waits for one. */
export const resendDuringAuthentication = /* @__PURE__ */ defineCall<{ stateToken: string }, StateMachine>({
  name: 'ResendDuringAuthentication',
  service: verification,
  method: 'POST',
  path: '/_api/iam/verification/v1/auth/resend',
  output: () => StateMachine,
})

/** Mails a way to a new password; answers alike whether or not there is such a member (wire §2.7). */
export const sendRecoveryEmail = /* @__PURE__ */ defineCall<
  { email: string; language?: string; redirect?: { url: string; clientId: string } },
  object
>({
  name: 'SendRecoveryEmail',
  service: recovery,
  method: 'POST',
  path: '/_api/iam/recovery/v1/send-email',
  output: () => z.looseObject({}),
})

/** From the token of a recovery email to a new password; what comes next is in the answer's `state` (wire §2.7). */
export const recover = /* @__PURE__ */ defineCall<{ recoveryToken: string; password?: string }, StateMachine>(
  {
    name: 'Recover',
    service: recovery,
    method: 'POST',
    path: '/_api/iam/recovery/v1/recover',
    output: () => StateMachine,
  },
)
