import type { z } from '@galleria/platform-client'
import { ruleTypes } from '../rule-types.ts'
import { enumeration } from './enumeration.ts'

/** The rule that a field broke: `violatedRule` (spec §5 "Server validation failure kinds", wire §1.10). */
export const RuleType = /* @__PURE__ */ enumeration(ruleTypes)
export type RuleType = z.infer<typeof RuleType>

/** Why a registration failed, where more is known than its message (spec §8). */
export const RegistrationErrorCode = /* @__PURE__ */ enumeration([
  'invalidEmail',
  'missingCaptchaToken',
  'emailAlreadyExists',
  'invalidCaptchaToken',
])
export type RegistrationErrorCode = z.infer<typeof RegistrationErrorCode>

/** Why a login failed (spec §8). */
export const LoginErrorCode = /* @__PURE__ */ enumeration([
  'missingCaptchaToken',
  'invalidCaptchaToken',
  'invalidPassword',
  'resetPassword',
  'invalidEmail',
])
export type LoginErrorCode = z.infer<typeof LoginErrorCode>

/** Application codes of failed registrations and logins, strings (spec §8, wire §2.8). */
export const AuthenticationCode = /* @__PURE__ */ enumeration([
  '-19971',
  '-19995',
  '-19970',
  '-19976',
  '-19973',
])
export type AuthenticationCode = z.infer<typeof AuthenticationCode>

/** Why an email address was refused (wire §4.8). */
export const EmailCheckFailure = /* @__PURE__ */ enumeration([
  'UNKNOWN_REASON',
  'EMAIL_ADDRESS_BOUNCED',
  'EMAIL_DOMAIN_MISSING_DNS_RECORDS',
  'EMAIL_DOMAIN_FORMAT_INVALID',
  'EMAIL_DOMAIN_PERMANENTLY_BLACKLISTED',
])
export type EmailCheckFailure = z.infer<typeof EmailCheckFailure>
