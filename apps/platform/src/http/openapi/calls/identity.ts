import type { CallGroup } from './group.ts'

/** Wire §2.1, §2.3, §2.7. Extracted from the reference, not typed. */
export const identity: CallGroup = {
  service: 'Tokens, redirect sessions and authentication',
  calls: [
    ['Token', 'POST', '/oauth2/token', 'spec'],
    ['TokenInfo', 'POST', '/oauth2/token-info', 'beyond'],
    ['Jwks', 'GET', '/oauth2/jwks', 'beyond'],
    ['UserInfo', 'GET', '/oauth2/user-info', 'beyond'],
    ['Access', 'POST', '/oauth/access', 'beyond'],
    ['CreateRedirectSession', 'POST', '/_api/redirects-api/v1/redirect-session', 'spec'],
    ['RegisterV2', 'POST', '/_api/iam/authentication/v2/register', 'spec'],
    ['ValidateEmail', 'POST', '/_api/iam/authentication/v2/validate-email', 'beyond'],
    ['LoginV2', 'POST', '/_api/iam/authentication/v2/login', 'spec'],
    ['ChangePassword', 'POST', '/_api/iam/authentication/v2/change-password', 'spec'],
    ['SignOn', 'POST', '/_api/iam/authentication/v2/sign-on', 'spec'],
    ['Logout', 'GET', '/_api/iam/authentication/v1/logout', 'spec'],
    ['SendRecoveryEmail', 'POST', '/_api/iam/recovery/v1/send-email', 'spec'],
    ['SendActivationEmail', 'POST', '/_api/iam/recovery/v1/activation-email', 'spec'],
    ['Recover', 'POST', '/_api/iam/recovery/v1/recover', 'spec'],
    ['Start', 'POST', '/_api/iam/verification/v1/start', 'beyond'],
    ['VerifyDuringAuthentication', 'POST', '/_api/iam/verification/v1/auth/verify', 'spec'],
    ['LoginCallback', 'GET', '/_api/iam/authentication/v1/callback', 'spec'],
    ['Verify', 'POST', '/_api/iam/authentication/v2/{factorType}/verify', 'spec'],
    ['ResendDuringAuthentication', 'POST', '/_api/iam/verification/v1/auth/resend', 'spec'],
    ['Start', 'POST', '/_api/iam/verification/v1/Start', 'spec'],
  ],
}
