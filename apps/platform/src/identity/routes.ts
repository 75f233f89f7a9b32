import { z } from 'zod'
import type { Caller } from '../caller.ts'
import { after } from '../clock.ts'
import { applicationError } from '../errors.ts'
import { requireRegistered } from '../redirects/registered.ts'
import { type App, operation } from '../route.ts'
import { endFamily, endOtherFamilies } from './families.ts'
import { hashPassword } from './passwords.ts'
import { recover, sendRecovery } from './recovery.ts'
import { checkNewPassword, login, register } from './sign-in.ts'
import { tokenEndpoint } from './token-endpoint.ts'
import { resendCode, verifyCode } from './verification.ts'

const AUTHENTICATION = '/_api/iam/authentication'
const VERIFICATION = '/_api/iam/verification'
const RECOVERY = '/_api/iam/recovery'
const RECENT_SECONDS = 5 * 60

const shopper = ['VISITOR', 'MEMBER', 'APP'] as const
const loginId = z.object({ email: z.string().max(254) })
const name = z
  .string()
  .trim()
  .max(100)
  .nullish()
  .transform((text) => text || undefined)

const Register = z.object({
  loginId,
  password: z.string(),
  profile: z.object({ firstName: name, lastName: name, nickname: name }).optional(),
})
const Login = z.object({ loginId, password: z.string().nullish() })
const Verify = z.object({ code: z.string().length(6), stateToken: z.string().min(1) })
const SendEmail = z.object({
  email: z.string().max(254),
  redirect: z.object({ url: z.string().max(2048), clientId: z.string() }).nullish(),
})

export function identityRoutes(app: App): void {
  tokenEndpoint(app)

  operation(
    app,
    {
      name: 'RegisterV2',
      method: 'POST',
      path: `${AUTHENTICATION}/v2/register`,
      allow: shopper,
      body: Register,
    },
    ({ input, caller, ...services }) =>
      register(services, {
        email: input.loginId.email,
        password: input.password,
        visitorId: visitorOf(caller),
        ...(input.profile ? { profile: input.profile } : {}),
      }),
  )

  operation(
    app,
    { name: 'LoginV2', method: 'POST', path: `${AUTHENTICATION}/v2/login`, allow: shopper, body: Login },
    ({ input, caller, ...services }) =>
      login(services, {
        email: input.loginId.email,
        password: input.password ?? '',
        visitorId: visitorOf(caller),
      }),
  )

  operation(
    app,
    {
      name: 'ChangePassword',
      method: 'POST',
      path: `${AUTHENTICATION}/v2/change-password`,
      allow: ['MEMBER'],
      body: z.object({ newPassword: z.string() }),
    },
    async ({ input, caller, db, clock }) => {
      const { memberId, familyId } = caller
      const family = await db
        .selectFrom('tokenFamilies')
        .select('authenticatedAt')
        .where('id', '=', familyId)
        .executeTakeFirst()
      if (!family?.authenticatedAt || family.authenticatedAt < after(clock, -RECENT_SECONDS)) {
        throw applicationError(403, 'LOGIN_TOO_OLD', 'Sign in again to change the password')
      }
      checkNewPassword(input.newPassword, 'newPassword')
      const passwordHash = await hashPassword(input.newPassword)
      const now = clock.now()
      await db.transaction().execute(async (trx) => {
        await trx
          .updateTable('members')
          .set({ passwordHash, updatedAt: now })
          .where('id', '=', memberId)
          .execute()
        await endOtherFamilies(trx, memberId, now, familyId)
      })
      return {}
    },
  )

  operation(
    app,
    {
      name: 'Logout',
      method: 'GET',
      path: `${AUTHENTICATION}/v1/logout`,
      allow: ['NONE', ...shopper],
      query: z.object({
        postLogoutRedirectUri: z.string().max(2048).optional(),
        clientId: z.string().optional(),
      }),
    },
    async ({ input, caller, db, clock, config }) => {
      if (input.postLogoutRedirectUri) {
        requireRegistered(config, 'postLogoutRedirectUri', input.postLogoutRedirectUri, input.clientId)
      }
      if ('familyId' in caller) await endFamily(db, caller.familyId, clock.now())
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
    {
      name: 'VerifyDuringAuthentication',
      method: 'POST',
      path: `${VERIFICATION}/v1/auth/verify`,
      allow: shopper,
      body: Verify,
    },
    ({ input, ...services }) => verifyCode(services, input.stateToken, input.code),
  )

  operation(
    app,
    {
      name: 'ResendDuringAuthentication',
      method: 'POST',
      path: `${VERIFICATION}/v1/auth/resend`,
      allow: shopper,
      body: Verify.pick({ stateToken: true }),
    },
    ({ input, ...services }) => resendCode(services, input.stateToken),
  )

  operation(
    app,
    {
      name: 'SendRecoveryEmail',
      method: 'POST',
      path: `${RECOVERY}/v1/send-email`,
      allow: shopper,
      body: SendEmail,
    },
    async ({ input, ...services }) => {
      const { redirect } = input
      if (redirect) requireRegistered(services.config, 'redirect.url', redirect.url, redirect.clientId)
      await sendRecovery(services, input.email, redirect?.url ?? null)
      return {}
    },
  )

  operation(
    app,
    {
      name: 'Recover',
      method: 'POST',
      path: `${RECOVERY}/v1/recover`,
      allow: shopper,
      body: z.object({ recoveryToken: z.string().min(1), password: z.string() }),
    },
    ({ input, caller, ...services }) =>
      recover(services, input.recoveryToken, input.password, visitorOf(caller)),
  )
}

function visitorOf(caller: Caller): string | null {
  return 'visitorId' in caller ? (caller.visitorId ?? null) : null
}
