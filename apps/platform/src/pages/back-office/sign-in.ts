import { html } from 'hono/html'
import { login, seeOther } from '../../areas/identity/index.ts'
import { createRedirectSession, readRedirectSession } from '../../areas/redirects/index.ts'
import { captchaFor, captchaOf } from '../hosted/captcha.ts'
import { pageClient } from '../hosted/client.ts'
import { deviceToken } from '../hosted/device.ts'
import { emailField, hidden, passwordField } from '../hosted/fields.ts'
import { readForm } from '../hosted/form.ts'
import { describeError, type Problem } from '../hosted/problem.ts'
import { readSession } from '../hosted/session.ts'
import { follow } from '../hosted/sign-in/follow.ts'
import { type Ctx, englishView } from '../hosted/view.ts'
import { officePage } from './layout.ts'
import { openSession } from './session.ts'

export const signInPath = '/_hosted/back-office/sign-in'
const home = '/_hosted/back-office/orders'

/** Page to return to after signing in: a page of the back office, or its list of orders. */
function placeIn(to: string | null | undefined): string {
  return to && /^\/_hosted\/back-office\/(?!sign-)[a-z-]+(\/[\w-]+)*(\?[^#\s]*)?$/.test(to) ? to : home
}

interface Entered {
  readonly email?: string
  readonly problem?: Problem
  readonly status?: number
}

/** Lets in whoever is signed in and works for the shop; asks everybody else for email and password. */
export async function showSignIn(c: Ctx): Promise<Response> {
  const to = c.req.query('to')
  const session = await readSession(c)
  if (!session) return signInPage(c, to)
  const cookie = await openSession(c, session)
  if (cookie) return seeOther(placeIn(to), [cookie])
  const text = `${session.member.loginEmail} isn't a staff account. Sign in with a staff account, or ask the store owner for a role.`
  return signInPage(c, to, { problem: { text }, status: 403 })
}

/** The sign-in of every member: the same attempts, captcha and second factor. It comes back to `showSignIn`. */
export async function signIn(c: Ctx): Promise<Response> {
  const { services } = c.var
  const form = await readForm(c.req.raw, services.config)
  const email = form.get('email')?.trim() ?? ''
  const to = form.get('to')
  try {
    const outcome = await login(services, {
      email,
      password: form.get('password') ?? '',
      visitorId: null,
      client: pageClient(c),
      ...captchaOf(form),
      ...deviceToken(c),
    })
    const url = new URL(signInPath, services.config.publicUrl)
    const details = { path: signInPath, parameters: { to: placeIn(to) }, language: 'en' }
    const { secret } = await createRedirectSession(services, {
      intent: 'login',
      details,
      callbacks: {},
      caller: { type: 'NONE' },
      url,
    })
    const row = await readRedirectSession(services, secret, 'login')
    if (!row) throw new Error('The redirect session is gone')
    return await follow({ c, row, secret, view: await englishView(c) }, outcome)
  } catch (error) {
    const problem = describeError(await englishView(c), error)
    return signInPage(c, to, { email, problem, status: problem.code === 'THROTTLED_FEATURE' ? 429 : 422 })
  }
}

async function signInPage(
  c: Ctx,
  to: string | null | undefined,
  { email = '', problem, status = 200 }: Entered = {},
): Promise<Response> {
  const view = await englishView(c)
  const captcha = captchaFor(view, problem)
  const atField = problem?.field === 'email' || problem?.field === 'password'
  return officePage(view, {
    title: problem ? 'Problem: Back office' : 'Back office',
    status,
    outside: true,
    scripts: captcha.scripts,
    frames: captcha.frames,
    body: html`<section class="card narrow"><h1>Back office</h1>
      <p class="lead">Sign in with your staff account.</p>
      ${problem && !atField ? html`<p class="error" role="alert" tabindex="-1" autofocus>${problem.text}</p>` : ''}
      <form method="post" action="${signInPath}">${hidden({ to: placeIn(to) })}
        ${emailField(view, { value: email, problem })}
        ${passwordField(view, 'current-password', { problem })} ${captcha.field}
        <button>Sign in</button>
      </form></section>`,
  })
}
