import { StateMachine } from '@galleria/platform-client/entities/identity'
import * as operations from '@galleria/platform-client/operations/identity/authentication'
import { RawHttp } from '@galleria/platform-client/schemas'
import { z } from 'zod'
import { applicationError } from '../../base/errors.ts'
import { ignoring } from '../../base/input/closed.ts'
import { emailKey } from '../../base/texts/email-key.ts'
import type { Caller } from '../../http/caller.ts'
import { Nothing } from '../../http/openapi/shapes.ts'
import { type App, operation } from '../../http/route.ts'
import { requireRegistered } from '../redirects/index.ts'
import { EmailCheckAnswer, SignOnAnswer, VerificationAnswer } from './answers.ts'
import { captchaRoutes } from './captcha/routes.ts'
import { startFactor, verifyFactor } from './mfa/second-step.ts'
import { changePassword } from './recovery/change-password.ts'
import { recover, sendActivation, sendRecovery } from './recovery/recovery.ts'
import {
  Login,
  Password,
  Recover,
  Register,
  SendActivationEmail,
  SendEmail,
  SignOn,
  Start,
  Verify,
  VerifyFactor,
} from './requests.ts'
import { securityRoutes } from './security-routes.ts'
import { login, loginWithPasskey, register } from './sign-in/sign-in.ts'
import { signOn } from './sign-in/sign-on.ts'
import { loginCallback } from './tokens/callback.ts'
import { openIdRoutes } from './tokens/open-id-routes.ts'
import { endAnonymousSession } from './tokens/store/anonymous-sessions.ts'
import { endFamily } from './tokens/store/families.ts'
import { tokenEndpoint } from './tokens/token-endpoint.ts'
import { confirmAddress, resendCode } from './verification/verification.ts'
import { verifyCode } from './verification/verify-code.ts'

export function identityRoutes(app: App): void {
  tokenEndpoint(app)
  openIdRoutes(app)
  captchaRoutes(app)
  securityRoutes(app)

  operation(
    app,
    operations.register,
    { body: Register, answer: StateMachine },
    ({ input, caller, client, ...services }) =>
      register(services, {
        email: input.loginId.email,
        password: input.password,
        visitorId: visitorOf(caller),
        client,
        captchaTokens: input.captchaTokens,
        profile: input.profile ?? {},
      }),
  )

  operation(
    app,
    operations.validateEmail,
    {
      body: z.object({ email: z.string().max(254) }),
      answer: EmailCheckAnswer,
      partly: 'Only the format of the address is checked, not its domain.',
    },
    ({ input }) => {
      if (emailKey(input.email)) return { valid: true }
      // The part before the @ is the mailbox's own affair: is it the domain?
      const domain = emailKey(`a@${input.email.slice(input.email.lastIndexOf('@') + 1)}`)
      return {
        valid: false,
        formatInvalid: true,
        ...(domain ? {} : { failure: { reason: 'EMAIL_DOMAIN_FORMAT_INVALID' } }),
      }
    },
  )

  operation(
    app,
    operations.login,
    { body: ignoring(Login, 'emailOtp', 'stateToken'), answer: StateMachine },
    ({ input, caller, client, ...services }) => {
      const credentials = {
        email: input.loginId.email,
        password: input.password ?? '',
        visitorId: visitorOf(caller),
        client,
        captchaTokens: input.captchaTokens,
        deviceToken: input.clientMetaData?.deviceToken,
      }
      return input.webauthn && !input.password
        ? loginWithPasskey(services, credentials)
        : login(services, credentials)
    },
  )

  operation(
    app,
    operations.verifyFactor,
    { body: VerifyFactor, answer: StateMachine },
    ({ input, client, ...services }) =>
      input.begins ? startFactor(services, input, client) : verifyFactor(services, input, client),
  )

  operation(
    app,
    operations.changePassword,
    { body: z.object({ newPassword: Password }), answer: Nothing },
    async ({ input, caller, client, ...services }) => {
      await changePassword(services, caller, input.newPassword, client)
      return {}
    },
  )

  operation(
    app,
    operations.signOn,
    { body: SignOn, answer: SignOnAnswer },
    ({ input, client, ...services }) =>
      signOn(
        services,
        {
          email: input.loginId.email,
          profile: input.profile ?? {},
          verifyEmail: input.verifyEmail ?? false,
        },
        client,
      ),
  )

  operation(
    app,
    operations.loginCallback,
    {
      query: z.object({ state: z.string().min(1).max(2048), sessionToken: z.string().min(1).max(2048) }),
      answer: RawHttp,
    },
    ({ input, ...services }) => loginCallback(services, input.state, input.sessionToken),
  )

  operation(
    app,
    operations.logout,
    {
      query: z.object({
        postLogoutRedirectUri: z.string().max(2048).optional(),
        clientId: z.string().optional(),
      }),
      answer: RawHttp,
    },
    async ({ input, caller, db, clock, config }) => {
      if (input.postLogoutRedirectUri) {
        requireRegistered(config, 'postLogoutRedirectUri', input.postLogoutRedirectUri, input.clientId)
      }
      if (caller.type === 'VISITOR') await endAnonymousSession(db, { clock, config }, caller)
      if (caller.type === 'MEMBER') await endFamily(db, caller.familyId, clock.now())
      const location = input.postLogoutRedirectUri
      return {
        body: Buffer.from('<!doctype html><title>Signed out</title>').toString('base64'),
        statusCode: location ? 302 : 200,
        headers: location ? [{ key: 'Location', value: location }] : [],
      }
    },
  )

  operation(
    app,
    operations.verifyDuringAuthentication,
    { body: Verify, answer: StateMachine },
    ({ input, client, ...services }) => verifyCode(services, input.stateToken, input.code, client),
  )

  operation(
    app,
    operations.resendDuringAuthentication,
    { body: Verify.pick({ stateToken: true }), answer: StateMachine },
    ({ input, client, ...services }) => resendCode(services, input.stateToken, client.language),
  )

  // Older SDKs write it with a capital letter (wire §5.1 row 8).
  for (const served of [operations.startVerification, operations.start]) {
    operation(
      app,
      served,
      {
        body: Start,
        answer: VerificationAnswer,
      },
      async ({ input, caller, client, ...services }) => {
        const own = caller.type === 'MEMBER' ? caller.memberId : undefined
        const identityId = input.identityId ?? own
        if (!identityId || (own && identityId !== own)) {
          throw applicationError(403, 'PERMISSION_DENIED', 'You can verify only your own email address.')
        }
        // Write in the page's language to whoever confirms their own address, else in the account's.
        const language = own ? client.language : undefined
        return { verificationId: await confirmAddress(services, identityId, language) }
      },
    )
  }

  operation(
    app,
    operations.sendRecoveryEmail,
    { body: SendEmail, answer: Nothing },
    async ({ input, client, ...services }) => {
      const { redirect } = input
      if (redirect) requireRegistered(services.config, 'redirect.url', redirect.url, redirect.clientId)
      await sendRecovery(services, input.email, redirect?.url ?? null, input.language ?? client.language)
      return {}
    },
  )

  operation(
    app,
    operations.sendActivationEmail,
    { body: SendActivationEmail, answer: Nothing },
    async ({ input, ...services }) => {
      const redirect = input.emailOptions?.redirect
      if (redirect) {
        requireRegistered(services.config, 'emailOptions.redirect.url', redirect.url, redirect.clientId)
      }
      await sendActivation(services, input.identityId, redirect?.url ?? null, input.emailOptions?.language)
      return {}
    },
  )

  operation(
    app,
    operations.recover,
    { body: Recover, answer: StateMachine },
    ({ input, caller, client, ...services }) =>
      recover(services, input.recoveryToken, input.password ?? '', visitorOf(caller), client),
  )
}

function visitorOf(caller: Caller): string | null {
  return 'visitorId' in caller ? (caller.visitorId ?? null) : null
}
