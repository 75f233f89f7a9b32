import type { z } from '@galleria/platform-client'
import { enumeration } from './enumeration.ts'

/** State of an identity (spec §4; wire §4.8 `StatusName`). */
export const IdentityStatus = /* @__PURE__ */ enumeration([
  'UNKNOWN_STATUS',
  'PENDING',
  'ACTIVE',
  'DELETED',
  'BLOCKED',
  'OFFLINE',
])
export type IdentityStatus = z.infer<typeof IdentityStatus>

/** Why an identity is pending (wire §4.8 `V1Reason`). */
export const IdentityStatusReason = /* @__PURE__ */ enumeration([
  'UNKNOWN_REASON',
  'PENDING_ADMIN_APPROVAL_REQUIRED',
  'PENDING_EMAIL_VERIFICATION_REQUIRED',
  'PENDING_REQUIRED_FIELDS_MISSING',
])
export type IdentityStatusReason = z.infer<typeof IdentityStatusReason>

/** Whether others see a profile (spec §3, wire §4.8). */
export const PrivacyStatus = /* @__PURE__ */ enumeration(['UNDEFINED', 'PUBLIC', 'PRIVATE'])
export type PrivacyStatus = z.infer<typeof PrivacyStatus>

/** Purpose of an email address (spec §3, wire §4.8). */
export const EmailTag = /* @__PURE__ */ enumeration(['UNTAGGED', 'MAIN', 'HOME', 'WORK'])
export type EmailTag = z.infer<typeof EmailTag>

/** Purpose of a phone number (spec §3, wire §4.8). */
export const PhoneTag = /* @__PURE__ */ enumeration(['UNTAGGED', 'MAIN', 'HOME', 'MOBILE', 'WORK', 'FAX'])
export type PhoneTag = z.infer<typeof PhoneTag>

/** Purpose of an address (spec §3, wire §4.8). */
export const AddressTag = /* @__PURE__ */ enumeration(['UNTAGGED', 'HOME', 'WORK', 'BILLING', 'SHIPPING'])
export type AddressTag = z.infer<typeof AddressTag>

/** Kind of proof of an identity (spec §3, wire §4.8). */
export const FactorType = /* @__PURE__ */ enumeration([
  'PASSWORD',
  'SMS',
  'CALL',
  'EMAIL',
  'TOTP',
  'PUSH',
  'WEBAUTHN',
  'RECOVERY_CODE',
])
export type FactorType = z.infer<typeof FactorType>

/** Whether a factor can be used (spec §3, wire §4.8). */
export const FactorStatus = /* @__PURE__ */ enumeration([
  'ENABLED',
  'REQUIRE_ACTIVATION',
  'REQUIRE_REENROLL',
  'ENABLED_BY_RULE',
  'DISABLED_BY_RULE',
])
export type FactorStatus = z.infer<typeof FactorStatus>

/** State of a factor of an identity (wire §4.8 `Status`). */
export const IdentityFactorStatus = /* @__PURE__ */ enumeration(['INACTIVE', 'ACTIVE', 'REQUIRE_REENROLL'])
export type IdentityFactorStatus = z.infer<typeof IdentityFactorStatus>

/** Why a second factor is asked for (spec §3, wire §4.8). */
export const MfaReason = /* @__PURE__ */ enumeration(['USER_SETTINGS', 'HIGH_RISK_LOGIN'])
export type MfaReason = z.infer<typeof MfaReason>

/** Kind of tenant that an identity belongs to (spec §3, wire §4.8). */
export const TenantType = /* @__PURE__ */ enumeration(['UNKNOWN_TENANT_TYPE', 'ACCOUNT', 'SITE', 'ROOT'])
export type TenantType = z.infer<typeof TenantType>

/** Target of a verification (spec §7 `Start`, wire §4.8). */
export const VerificationTarget = /* @__PURE__ */ enumeration(['EMAIL'])
export type VerificationTarget = z.infer<typeof VerificationTarget>

/** State of a login on the server (spec §4, wire §4.8). */
export const StateType = /* @__PURE__ */ enumeration([
  'UNKNOWN_STATE',
  'SUCCESS',
  'REQUIRE_OWNER_APPROVAL',
  'REQUIRE_EMAIL_VERIFICATION',
  'STATUS_CHECK',
  'REQUIRE_MFA',
  'MFA_CHALLENGE',
  'REQUIRE_FIRST_FACTOR',
  'REQUIRE_MISSING_FIELDS',
])
export type StateType = z.infer<typeof StateType>

/** State of a login on the client (spec §4 "Login state machine"). */
export const LoginState = /* @__PURE__ */ enumeration([
  'INITIAL',
  'SUCCESS',
  'FAILURE',
  'EMAIL_VERIFICATION_REQUIRED',
  'OWNER_APPROVAL_REQUIRED',
  'USER_CAPTCHA_REQUIRED',
  'SILENT_CAPTCHA_REQUIRED',
])
export type LoginState = z.infer<typeof LoginState>

/** Role of a session (spec §3 "Session tokens" and §6). */
export const SessionRole = /* @__PURE__ */ enumeration(['none', 'visitor', 'member'])
export type SessionRole = z.infer<typeof SessionRole>

/** Type of a token's subject (spec §3 "Identity types"; wire §5.3 row 50). */
export const SubjectType = /* @__PURE__ */ enumeration([
  'UNKNOWN',
  'USER',
  'VISITOR',
  'MEMBER',
  'APP',
  'CONTACT',
])
export type SubjectType = z.infer<typeof SubjectType>
