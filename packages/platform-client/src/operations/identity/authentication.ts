import type { Service } from '../../operation.ts'

const authentication: Service = { package: '@wix/auto_sdk_identity_authentication', fqn: 'wix.iam.authentication.v1.AuthenticationService', entity: 'wix.iam.authentication.v1.authentication', apiHostOnly: true }
const startResponse: Service = { package: '@wix/auto_sdk_identity_verification', fqn: 'wix.iam.verification.v1.VerificationService', entity: 'wix.iam.verification.v1.start_response', apiHostOnly: true }
const recovery: Service = { package: '@wix/auto_sdk_identity_recovery', fqn: 'wix.iam.recovery.v1.RecoveryService', entity: 'wix.iam.recovery.v1.recovery', apiHostOnly: true }

export const register = { service: authentication, name: 'RegisterV2', method: 'POST', path: '/_api/iam/authentication/v2/register', audience: 'SHOPPERS_AND_PROGRAMS', hosted: 'spec' } as const
export const validateEmail = { service: authentication, name: 'ValidateEmail', method: 'POST', path: '/_api/iam/authentication/v2/validate-email', audience: 'SHOPPERS_AND_PROGRAMS', hosted: 'wire' } as const
export const login = { service: authentication, name: 'LoginV2', method: 'POST', path: '/_api/iam/authentication/v2/login', audience: 'SHOPPERS_AND_PROGRAMS', hosted: 'spec' } as const
export const verifyFactor = { service: authentication, name: 'Verify', method: 'POST', path: '/_api/iam/authentication/v2/{factorType}/verify', audience: 'SHOPPERS_AND_PROGRAMS', hosted: 'spec' } as const
export const changePassword = { service: authentication, name: 'ChangePassword', method: 'POST', path: '/_api/iam/authentication/v2/change-password', audience: 'MEMBERS', hosted: 'spec' } as const
export const signOn = { service: authentication, name: 'SignOn', method: 'POST', path: '/_api/iam/authentication/v2/sign-on', audience: 'OWNERS_PROGRAMS', hosted: 'spec' } as const
export const loginCallback = { service: authentication, name: 'LoginCallback', method: 'GET', path: '/_api/iam/authentication/v1/callback', audience: 'ANYBODY', hosted: 'spec' } as const
export const logout = { service: authentication, name: 'Logout', method: 'GET', path: '/_api/iam/authentication/v1/logout', audience: 'ANYBODY', hosted: 'spec' } as const
export const verifyDuringAuthentication = { service: startResponse, name: 'VerifyDuringAuthentication', method: 'POST', path: '/_api/iam/verification/v1/auth/verify', audience: 'SHOPPERS_AND_PROGRAMS', hosted: 'spec' } as const
export const resendDuringAuthentication = { service: startResponse, name: 'ResendDuringAuthentication', method: 'POST', path: '/_api/iam/verification/v1/auth/resend', audience: 'SHOPPERS_AND_PROGRAMS', hosted: 'spec' } as const
export const startVerification = { service: startResponse, name: 'Start', method: 'POST', path: '/_api/iam/verification/v1/start', audience: 'MEMBERS_AND_STAFF', hosted: 'wire' } as const
export const start = { name: 'Start', method: 'POST', path: '/_api/iam/verification/v1/Start', audience: 'MEMBERS_AND_STAFF', hosted: 'spec' } as const
export const sendRecoveryEmail = { service: recovery, name: 'SendRecoveryEmail', method: 'POST', path: '/_api/iam/recovery/v1/send-email', audience: 'SHOPPERS_AND_PROGRAMS', hosted: 'spec' } as const
export const sendActivationEmail = { service: recovery, name: 'SendActivationEmail', method: 'POST', path: '/_api/iam/recovery/v1/activation-email', audience: 'STAFF', hosted: 'spec' } as const
export const recover = { service: recovery, name: 'Recover', method: 'POST', path: '/_api/iam/recovery/v1/recover', audience: 'SHOPPERS_AND_PROGRAMS', hosted: 'spec' } as const
