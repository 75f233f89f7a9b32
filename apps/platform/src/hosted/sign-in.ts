import type { Context } from 'hono'
import { login, register } from '../identity/sign-in.ts'
import type { StateMachine } from '../identity/state-machine.ts'
import { verifyCode } from '../identity/verification.ts'
import { type RedirectSessionRow, readRedirectSession } from '../redirects/sessions.ts'
import type { App, Env } from '../route.ts'
import { hashSecret } from '../secrets.ts'
import { grantCode, requestOf } from './authorization.ts'
import { readForm } from './form.ts'
import { loginPage, signUpPage, verifyPage } from './forms.ts'
import { errorPage } from './page.ts'
import { respond } from './respond.ts'
import { told } from './told.ts'

type Ctx = Context<Env>

/** The platform's own sign-in: where `prompt: login` leads, and whence the code goes back to the store. */
export function signInPages(app: App): void {
  for (const path of ['/_api/oauth2/authorize', '/_hosted/authorize']) app.get(path, authorize)

  app.get('/_hosted/login', (c) => {
    const secret = c.req.query('request_uri')
    const { config } = c.var.services
    if (!secret) return errorPage(config, 'Sign in at the store', 'Signing in begins at the store.', 200)
    return withRequest(c, secret, (row) => loginPage(config, row, secret))
  })
  app.get('/_hosted/sign-up', (c) => {
    const secret = c.req.query('request_uri')
    return withRequest(c, secret, (row) => signUpPage(c.var.services.config, row, secret as string))
  })

  app.post('/_hosted/login', (c) =>
    submit(c, async (row, secret, form) => {
      const { services } = c.var
      const email = form.get('email') ?? ''
      try {
        const password = form.get('password') ?? ''
        return await login(services, { email, password, visitorId: row.visitorId })
      } catch (error) {
        return loginPage(services.config, row, secret, { email, error: told(error) })
      }
    }),
  )
  app.post('/_hosted/sign-up', (c) =>
    submit(c, async (row, secret, form) => {
      const { services } = c.var
      const email = form.get('email') ?? ''
      const nickname = form.get('nickname')?.trim().slice(0, 100) ?? ''
      try {
        return await register(services, {
          email,
          password: form.get('password') ?? '',
          visitorId: row.visitorId,
          profile: { nickname: nickname || undefined },
        })
      } catch (error) {
        return signUpPage(services.config, row, secret, { email, nickname, error: told(error) })
      }
    }),
  )
  app.post('/_hosted/verify', (c) =>
    submit(c, async (row, secret, form) => {
      const { services } = c.var
      const stateToken = form.get('stateToken') ?? ''
      try {
        return await verifyCode(services, stateToken, form.get('code') ?? '')
      } catch (error) {
        return verifyPage(services.config, row, secret, stateToken, told(error))
      }
    }),
  )
}

async function authorize(c: Ctx): Promise<Response> {
  const { services } = c.var
  const secret = c.req.query('request_uri')
  return withRequest(c, secret, async (row) => {
    const request = requestOf(row)
    if (c.req.query('client_id') !== request.clientId) return unknownRequest(c)
    if (request.prompt === 'login') {
      return c.redirect(`/_hosted/login?request_uri=${encodeURIComponent(secret as string)}`, 303)
    }
    const { sessionHash } = request
    const code = sessionHash && (await grantCode(services, row, Buffer.from(sessionHash, 'hex')))
    return respond(
      services.config,
      request,
      code ? { code } : { error: 'login_required', error_description: 'Nobody is signed in' },
    )
  })
}

async function withRequest(
  c: Ctx,
  secret: string | undefined,
  show: (row: RedirectSessionRow) => Response | Promise<Response>,
): Promise<Response> {
  const row = await readRedirectSession(c.var.services, secret, 'auth')
  return row ? show(row) : unknownRequest(c)
}

async function submit(
  c: Ctx,
  work: (row: RedirectSessionRow, secret: string, form: URLSearchParams) => Promise<StateMachine | Response>,
): Promise<Response> {
  const { services } = c.var
  const form = await readForm(c.req.raw, services.config)
  const secret = form.get('request_uri') ?? ''
  return withRequest(c, secret, async (row) => {
    const outcome = await work(row, secret, form)
    if (outcome instanceof Response) return outcome
    if (outcome.state === 'REQUIRE_EMAIL_VERIFICATION') {
      return verifyPage(services.config, row, secret, outcome.stateToken ?? '')
    }
    if (!outcome.sessionToken) {
      return errorPage(
        services.config,
        'Almost there',
        'The store owner still has to approve your account.',
        200,
      )
    }
    const code = await grantCode(services, row, hashSecret(outcome.sessionToken))
    return code ? respond(services.config, requestOf(row), { code }) : unknownRequest(c)
  })
}

function unknownRequest(c: Ctx): Promise<Response> {
  return errorPage(
    c.var.services.config,
    'This page has expired',
    'The address was used already, or it is too old. Go back to the store and sign in from there.',
  )
}
