/** Identity: who somebody is, by tokens, registration, login, verification and recovery. */

import { every } from '../../data/schedule.ts'
import type { Area } from '../../http/area.ts'
import { identityData } from './personal-data-store.ts'
import { identityRoutes } from './routes.ts'
import { sweep } from './tokens/sweep.ts'

const HOUR = 3_600

export const identity: Area = {
  routes: identityRoutes,
  personalData: identityData,
  schedule(services) {
    every(services, 'sweep', HOUR, () => sweep(services.db, services.clock))
  },
}

export { SessionsAnswer } from './answers.ts'
export { accountBudget, giveBackAll, takeAttempt, takeAttempts } from './attempts/attempts.ts'
export type { CaptchaTokens } from './captcha/require.ts'
export { emitMemberDeleted, emitMemberUpdated } from './events.ts'
export { activationLetter } from './letters/activation.ts'
export { codeLetter } from './letters/code.ts'
export { newPasswordLetter } from './letters/new-password.ts'
export { noAccountLetter } from './letters/no-account.ts'
export { signInMethodLetter } from './letters/sign-in-method.ts'
export { welcomeLetter } from './letters/welcome.ts'
export type { MemberRow } from './member-row.ts'
export { type Fieldset, toMember, type VisibleMember } from './member-view.ts'
export { activateFactor, type Enrollment, enrollFactor, listFactors, removeFactor } from './mfa/enroll.ts'
export { startFactor, verifyFactor } from './mfa/second-step.ts'
export { forgetDevices } from './mfa/store/devices.ts'
export { answerPush, findPush } from './mfa/store/push.ts'
export { type EnrollableType, enrollable, type FactorType, factorTypes } from './mfa/tables.ts'
export { type CustomFieldRow, customFieldRows } from './profile/custom-field-store.ts'
export { type Fault, faultOf, isEmpty } from './profile/custom-fields.ts'
export { newLink, recover, sendRecovery } from './recovery/recovery.ts'
export { findRecovery } from './recovery/store.ts'
export { createMember } from './registration/create-member.ts'
export { freeSlug, isReserved, toSlug } from './registration/slugs.ts'
export { readSettings, type SettingsRow, usual } from './settings-store.ts'
export { MAX_PASSWORD, MIN_PASSWORD } from './sign-in/passwords.ts'
export { requireRecentLogin } from './sign-in/recent-login.ts'
export { endOtherSessions, endSession, listSessions } from './sign-in/sessions.ts'
export { login, register } from './sign-in/sign-in.ts'
export { logSignIn } from './sign-in/sign-in-log.ts'
export type { StateMachine } from './sign-in/state-machine.ts'
export { findMemberByEmailKey, findMemberBySlug } from './store.ts'
export type { MemberContact, MemberImage, MemberTags, SignInEvent } from './tables.ts'
export { type AuthorizationRequest, grantCode, requestOf } from './tokens/authorization.ts'
export { createFamily } from './tokens/families.ts'
export { type Outcome, respond, seeOther } from './tokens/respond.ts'
export { endAnonymousSession } from './tokens/store/anonymous-sessions.ts'
export { endFamily, endOtherFamilies } from './tokens/store/families.ts'
export { ownerOfSessionToken, useSessionToken } from './tokens/store/session-tokens.ts'
export { CODE_SECONDS, newCode, SENDINGS, TRIES } from './verification/codes.ts'
export { testAddresses } from './verification/test-addresses.ts'
export { resendCode } from './verification/verification.ts'
export { verifyCode } from './verification/verify-code.ts'
