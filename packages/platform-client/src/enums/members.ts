import type { z } from '@galleria/platform-client'
import { enumeration } from './enumeration.ts'

/** State of a member (spec §4; wire §4.6 `Status`). */
export const MemberStatus = /* @__PURE__ */ enumeration([
  'UNKNOWN',
  'PENDING',
  'APPROVED',
  'BLOCKED',
  'OFFLINE',
])
export type MemberStatus = z.infer<typeof MemberStatus>

/** Whether others see a member (wire §4.6 `PrivacyStatusStatus`). */
export const MemberPrivacyStatus = /* @__PURE__ */ enumeration(['UNKNOWN', 'PRIVATE', 'PUBLIC'])
export type MemberPrivacyStatus = z.infer<typeof MemberPrivacyStatus>

/** Whether a member may write (spec §4 "Activity"; wire §4.6 `ActivityStatusStatus`). */
export const MemberActivityStatus = /* @__PURE__ */ enumeration(['UNKNOWN', 'ACTIVE', 'MUTED'])
export type MemberActivityStatus = z.infer<typeof MemberActivityStatus>

/** How much of a member is asked for (spec §3 "Field sets"; wire §4.6 `Set`). */
export const MemberFieldset = /* @__PURE__ */ enumeration(['PUBLIC', 'EXTENDED', 'FULL'])
export type MemberFieldset = z.infer<typeof MemberFieldset>

/** Why a member was reported (spec §3 "Member report"; wire §4.6 `Category`). */
export const MemberReportCategory = /* @__PURE__ */ enumeration([
  'UNKNOWN',
  'SPAM',
  'IMPERSONATION',
  'HARASSMENT',
  'OTHER',
])
export type MemberReportCategory = z.infer<typeof MemberReportCategory>

/** Role of a member in the community (spec §3 "Member roles in community" and §6). */
export const MemberRole = /* @__PURE__ */ enumeration(['MEMBER', 'OWNER', 'CONTRIBUTOR'])
export type MemberRole = z.infer<typeof MemberRole>

/** Audience of a part of a profile (spec §3). */
export const Visibility = /* @__PURE__ */ enumeration(['PUBLIC', 'PRIVATE', 'COMMUNITY'])
export type Visibility = z.infer<typeof Visibility>

/** State of somebody who asks to join (spec §3 "Applicant statuses"). */
export const ApplicantStatus = /* @__PURE__ */ enumeration([
  'APPLICANT',
  'ACTIVE',
  'INACTIVE',
  'BLOCKED',
  'OFFLINE_ONLY',
])
export type ApplicantStatus = z.infer<typeof ApplicantStatus>

/** Side of a block (spec §3 "Block states"). */
export const BlockState = /* @__PURE__ */ enumeration(['BLOCKING', 'BLOCKED'])
export type BlockState = z.infer<typeof BlockState>

/** Why a phone of a member's about section was not verified (spec §5). */
export const PhoneVerificationFailure = /* @__PURE__ */ enumeration([
  'BAD_CODE',
  'NOT_FOUND',
  'SEND_CODE_ERROR',
])
export type PhoneVerificationFailure = z.infer<typeof PhoneVerificationFailure>
