import { login, register, resendCode, verifyCode } from '../../../areas/identity/index.ts'
import type { App } from '../../../http/route.ts'
import { captchaOf } from '../captcha.ts'
import { pageClient } from '../client.ts'
import { deviceToken } from '../device.ts'
import { noticePage } from '../page.ts'
import { describeError } from '../problem.ts'
import { viewOf } from '../view.ts'
import { follow } from './follow.ts'
import { loginPage, signUpPage, verifyPage } from './pages.ts'
import { answerSilently, isSilent } from './silent.ts'
import { type Step, withForm, withStep } from './step.ts'

/** The platform's own sign-in: where `prompt: login` leads, and whence the code goes back to the store. */
export function signInPages(app: App): void {
  app.get('/_hosted/login', async (c) => {
    const secret = c.req.query('request_uri')
    if (secret) return withStep(c, secret, requireSignIn)
    const view = await viewOf(c)
    return noticePage(view, { title: view.t('login.at-store'), text: view.t('login.at-store-text') })
  })
  app.get('/_hosted/sign-up', (c) =>
    withStep(c, c.req.query('request_uri'), (step) =>
      isSilent(step) ? answerSilently(step) : signUpPage(step),
    ),
  )

  app.post('/_hosted/login', (c) =>
    withForm(c, async (step, form) => {
      const email = form.get('email')?.trim() ?? ''
      const { row, view } = step
      try {
        const password = form.get('password') ?? ''
        return await follow(
          step,
          await login(c.var.services, {
            email,
            password,
            visitorId: row.visitorId,
            client: { ...pageClient(c), language: step.view.language.code },
            ...captchaOf(form),
            ...deviceToken(c),
          }),
        )
      } catch (error) {
        return loginPage(step, { email, problem: describeError(view, error) })
      }
    }),
  )

  app.post('/_hosted/sign-up', (c) =>
    withForm(c, async (step, form) => {
      const email = form.get('email')?.trim() ?? ''
      const nickname = form.get('nickname')?.trim().slice(0, 100) ?? ''
      try {
        const outcome = await register(c.var.services, {
          email,
          password: form.get('password') ?? '',
          visitorId: step.row.visitorId,
          client: { ...pageClient(c), language: step.view.language.code },
          ...captchaOf(form),
          profile: { nickname: nickname || undefined },
        })
        return await follow(step, outcome)
      } catch (error) {
        return signUpPage(step, { email, nickname, problem: describeError(step.view, error) })
      }
    }),
  )

  app.post('/_hosted/verify', (c) =>
    withForm(c, async (step, form) => {
      const { services } = c.var
      const stateToken = form.get('stateToken') ?? ''
      try {
        if (form.get('again')) {
          const { stateToken: fresh = stateToken } = await resendCode(
            services,
            stateToken,
            step.view.language.code,
          )
          return verifyPage(step, fresh, { done: step.view.t('verify.sent') })
        }
        return await follow(
          step,
          await verifyCode(services, stateToken, form.get('code')?.trim() ?? '', pageClient(c)),
        )
      } catch (error) {
        return verifyPage(step, stateToken, { problem: describeError(step.view, error) })
      }
    }),
  )
}

/** Asks for the password without the email: the member is known already. */
async function requireSignIn(step: Step): Promise<Response> {
  if (isSilent(step)) return answerSilently(step)
  const { c, row } = step
  const known =
    row.memberId &&
    row.intent === 'memberAccountPage' &&
    (await c.var.services.db
      .selectFrom('members')
      .select('loginEmail')
      .where('id', '=', row.memberId)
      .executeTakeFirst())
  return loginPage(step, known ? { email: known.loginEmail, again: true } : {})
}
