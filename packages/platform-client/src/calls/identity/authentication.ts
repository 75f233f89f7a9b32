import { defineCall, z } from '@galleria/platform-client'
import type { IdentityProfile } from '../../entities/identity/identity-profile.ts'
import * as operations from '../../operations/identity/authentication.ts'
import { StateMachine } from '../../schemas/identity.ts'
import { RawHttp } from '../../schemas/raw-http.ts'

export type { StateMachine } from '../../schemas/identity.ts'
export type { RawHttp } from '../../schemas/raw-http.ts'

/** Identifier of whoever signs in; an object, since other kinds of id may come (wire §2.7). */
export interface LoginId {
  readonly email: string
}
/** Solved captchas: the visible one, the invisible one (wire §2.9). */
export interface CaptchaTokens {
  readonly Recaptcha?: string
  readonly InvisibleRecaptcha?: string
}
/** A person's own profile (wire §4.7); a field that the platform has no place for is refused by its path. */
export interface ProfileInput extends IdentityProfile {
  /** Deprecated on the wire: `secondaryEmails` says what each is for. */
  emails?: readonly string[]
  /** Deprecated on the wire: `phonesV2` says what each is for. */
  phones?: readonly string[]
}
/** Spec §7 `POST /v2/register`. */
export interface RegisterInput {
  readonly loginId: LoginId
  readonly password: string
  readonly profile?: ProfileInput
  readonly captchaTokens?: readonly CaptchaTokens[]
  readonly clientMetaData?: { readonly [name: string]: unknown }
}
/** Registers and signs in; `PlatformError.code` says what is taken or wrong (spec §8, wire §2.7). */
export const register = /* @__PURE__ */ defineCall<RegisterInput, StateMachine>(
  operations.register,
  () => StateMachine,
)

/** Spec §7 `POST /v2/login`. */
export interface LoginInput {
  readonly loginId: LoginId
  readonly password?: string
  /** Empty, and without a password: begins with a passkey, which `verifyFactor` then proves (wire §2.7). */
  readonly webauthn?: object
  readonly captchaTokens?: readonly CaptchaTokens[]
  /** `deviceToken`: of a device that was remembered at a second factor; the embedded platform's extension. */
  readonly clientMetaData?: { readonly deviceToken?: string; readonly [name: string]: unknown }
}
/** Signs in; what comes next is in the answer's `state` (spec §4, wire §2.7). */
export const login = /* @__PURE__ */ defineCall<LoginInput, StateMachine>(
  operations.login,
  () => StateMachine,
)

interface FactorData {
  readonly smsData?: { readonly code?: string }
  readonly callData?: { readonly code?: string }
  readonly emailData?: { readonly code?: string }
  readonly totpData?: { readonly code?: string }
  readonly pushData?: { readonly transactionId?: string }
  readonly webauthnData?: { readonly challengeId?: string; readonly credential?: unknown }
  readonly recoveryCodeData?: { readonly code?: string }
  readonly passwordData?: { readonly password: string }
}
/** Spec §7 `POST /v2/{factorType}/verify`: the data of the factor that the path names. */
export interface VerifyFactorInput extends FactorData {
  readonly factorType: string
  readonly stateToken: string
  readonly rememberThisDevice?: boolean
}
/**
 * Proves a second factor. Empty data begins its challenge, or sends it again: MFA_CHALLENGE with a new `stateToken`. Data
 * that proves nothing is VERIFICATION_FAILED; the same state token takes five tries. A push is asked about again until
 * it is approved. With `rememberThisDevice` the answer's `additionalData.deviceToken.strValue` is for the next login.
 */
export const verifyFactor = /* @__PURE__ */ defineCall<VerifyFactorInput, StateMachine>(
  operations.verifyFactor,
  () => StateMachine,
)

/** Changes the caller's password within five minutes of a login (later: LOGIN_TOO_OLD) and ends their other sessions. */
export const changePassword = /* @__PURE__ */ defineCall<{ newPassword: string }, object>(
  operations.changePassword,
  () => z.looseObject({}),
)

/** Whether an address is one, before it is sent; says nothing about accounts (wire §2.7). */
export const validateEmail = /* @__PURE__ */ defineCall<
  { email: string },
  { valid?: boolean | undefined; failure?: { reason?: string | undefined } | null | undefined }
>(
  operations.validateEmail,
  () =>
    z.object({
      valid: z.optional(z.boolean()),
      failure: z.nullish(z.object({ reason: z.optional(z.string()) })),
    }),
  { repeatable: true },
)

/** For an app that knows who somebody is: a session token of the member with this address, who is made if need be. */
export const signOn = /* @__PURE__ */ defineCall<
  {
    readonly loginId: LoginId
    readonly profile?: RegisterInput['profile']
    readonly verifyEmail?: boolean
    readonly mergeExistingContact?: boolean
  },
  { sessionToken: string; identity?: { id?: string | undefined } | null | undefined }
>(operations.signOn, () =>
  z.object({
    sessionToken: z.string(),
    identity: z.nullish(z.looseObject({ id: z.optional(z.string()) })),
  }),
)

/** Ends an authorization request with a session token, without a page: where the browser goes is in `headers` (wire §2.7). */
export const loginCallback = /* @__PURE__ */ defineCall<{ state: string; sessionToken: string }, RawHttp>(
  operations.loginCallback,
  () => RawHttp,
)

/** Ends the session of whoever calls; `postLogoutRedirectUri` must be a registered page (wire §2.6). */
export const logout = /* @__PURE__ */ defineCall<
  { postLogoutRedirectUri?: string; clientId?: string },
  RawHttp
>(operations.logout, () => RawHttp)

/** Ends a login that waits for a code sent by mail (wire §2.7). */
export const verifyDuringAuthentication = /* @__PURE__ */ defineCall<
  { code: string; stateToken: string },
  StateMachine
>(operations.verifyDuringAuthentication, () => StateMachine)

/** A new code for a login that waits for one. */
export const resendDuringAuthentication = /* @__PURE__ */ defineCall<{ stateToken: string }, StateMachine>(
  operations.resendDuringAuthentication,
  () => StateMachine,
)

/** Mails a way to a new password; answers alike whether or not there is such a member (wire §2.7). */
export const sendRecoveryEmail = /* @__PURE__ */ defineCall<
  { email: string; language?: string; redirect?: { url: string; clientId: string } },
  object
>(operations.sendRecoveryEmail, () => z.looseObject({}))

/** Sets a new password with the token of the mail, once; every other session ends (wire §2.7). */
export const recover = /* @__PURE__ */ defineCall<{ recoveryToken: string; password: string }, StateMachine>(
  operations.recover,
  () => StateMachine,
)

/** Mails a member whom the owner added a way to choose a password; for apps (wire §2.7). */
export const sendActivationEmail = /* @__PURE__ */ defineCall<
  {
    readonly identityId: string
    readonly emailOptions?: {
      readonly language?: string
      readonly redirect?: { readonly url: string; readonly clientId: string }
    }
  },
  object
>(operations.sendActivationEmail, () => z.looseObject({}))

/** Mails a code that confirms an identity's address; `verificationId` goes with the code as its state token (wire §2.7). */
export const startVerification = /* @__PURE__ */ defineCall<
  { identityId?: string; target?: 'EMAIL' },
  { verificationId: string }
>(operations.startVerification, () => z.object({ verificationId: z.string() }))
