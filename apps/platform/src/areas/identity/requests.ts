import { z } from 'zod'
import { ignoring } from '../../base/input/closed.ts'
import { withLongest } from '../../base/texts/bounds.ts'
import { emailKey } from '../../base/texts/email-key.ts'
import { factorTypes } from './mfa/tables.ts'
import { Language, ProfileInput } from './profile/input.ts'
import { LONGEST_PASSWORD, MAX_PASSWORD } from './sign-in/passwords.ts'

const loginId = z.object({ email: z.string().max(254) })
const token = z.string().max(10_000).nullish()
const captchaTokens = z
  .array(
    ignoring(
      z.object({ Recaptcha: token, InvisibleRecaptcha: token }),
      'NoCaptcha',
      'recaptchaForClientSiteKey',
    ),
  )
  .max(4)
  .nullish()
  .transform((tokens) => tokens ?? undefined)
const redirect = z.object({ url: z.string().max(2048), clientId: z.string() })
/** Free data of the caller's; `deviceToken` is of a device that once was remembered. */
const clientMetaData = z
  .looseObject({ deviceToken: z.string().max(200).optional() })
  .nullish()
  .catch(null)
const stateToken = z.string().min(1).max(1000)
export const Password = withLongest(z.string(), LONGEST_PASSWORD, MAX_PASSWORD)
/** A passkey as a browser sends it: certificates make it long. */
export const Credential = withLongest(z.unknown(), 20_000)

export const Register = z.object({
  loginId,
  password: Password,
  profile: ProfileInput.nullish(),
  captchaTokens,
  clientMetaData,
})

export const Login = z.object({
  loginId,
  password: Password.nullish(),
  captchaTokens,
  /** There, and without a password: the login begins with a passkey. */
  webauthn: z.looseObject({}).nullish(),
  clientMetaData,
})

export const SignOn = z.object({
  loginId,
  /** Fills a new member; an existing one keeps their own profile. */
  profile: ProfileInput.nullish(),
  verifyEmail: z.boolean().nullish(),
  /** Contacts exist with their members alone here, so there is never another to merge. */
  mergeExistingContact: z.boolean().nullish(),
})

export const Verify = z.object({ code: z.string().length(6), stateToken })

export const Start = z.object({
  identityId: z.guid().nullish(),
  target: z.enum(['EMAIL', 'UNKNOWN_TARGET']).nullish(),
})

export const SendEmail = z.object({
  email: z
    .string()
    .max(254)
    .refine((text) => emailKey(text) !== undefined, {
      error: 'must be a valid email address',
      params: { violatedRule: 'FORMAT', data: { type: 'EMAIL' } },
    }),
  language: Language.nullish(),
  redirect: redirect.nullish(),
})

export const SendActivationEmail = z.object({
  identityId: z.guid(),
  emailOptions: z.object({ language: Language.nullish(), redirect: redirect.nullish() }).nullish(),
})

export const Recover = z.object({ recoveryToken: z.string().min(1), password: Password.nullish() })

const code = z.string().max(40).nullish()
const withCode = z.object({ code }).nullish()

/** One factor's data; empty data begins its challenge, or sends it again. */
export const VerifyFactor = z
  .object({
    factorType: z.enum(factorTypes),
    stateToken,
    rememberThisDevice: z.boolean().nullish(),
    smsData: withCode,
    callData: withCode,
    emailData: withCode,
    totpData: withCode,
    recoveryCodeData: withCode,
    passwordData: z.object({ password: Password.nullish() }).nullish(),
    pushData: z.object({ transactionId: z.string().max(36).nullish() }).nullish(),
    webauthnData: z
      .object({ challengeId: z.string().max(36).nullish(), credential: Credential.optional() })
      .nullish(),
  })
  .transform((input) => {
    const { factorType, pushData, webauthnData } = input
    const proof = {
      code: {
        SMS: input.smsData,
        CALL: input.callData,
        EMAIL: input.emailData,
        TOTP: input.totpData,
        RECOVERY_CODE: input.recoveryCodeData,
      }[factorType as string]?.code,
      password: factorType === 'PASSWORD' ? input.passwordData?.password : undefined,
      credential: factorType === 'WEBAUTHN' ? webauthnData?.credential : undefined,
      transactionId: factorType === 'PUSH' ? pushData?.transactionId : undefined,
    }
    const begins = Object.values(proof).every((each) => each === undefined || each === null)
    return {
      factorType,
      stateToken: input.stateToken,
      begins,
      rememberThisDevice: input.rememberThisDevice ?? false,
      code: proof.code ?? undefined,
      password: proof.password ?? undefined,
      credential: proof.credential,
      challengeId: webauthnData?.challengeId ?? undefined,
      transactionId: proof.transactionId ?? undefined,
    }
  })
