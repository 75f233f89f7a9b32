import { factorTypes, startFactor, verifyFactor } from '../../../areas/identity/index.ts'
import { hashSecret } from '../../../base/secrets.ts'
import type { App } from '../../../http/route.ts'
import { pageClient } from '../client.ts'
import { rememberDevice } from '../device.ts'
import { readForm } from '../form.ts'
import { noticePage } from '../page.ts'
import { describeError } from '../problem.ts'
import { finish } from '../sign-in/finish.ts'
import { type Step, withForm } from '../sign-in/step.ts'
import { fromFields, type SecondStep, secondStepOf } from './challenge.ts'
import { secondStepPage } from './page.ts'

/** The second proof of a login: choose, send again, or answer. */
export function secondStepPages(app: App): void {
  app.post('/_hosted/second-step', (c) =>
    withForm(c, (step, form) => {
      const second = fromFields(form)
      const factorType = factorTypes.find((type) => type === form.get('start'))
      return factorType ? start(step, second, factorType) : answer(step, second, form)
    }),
  )

  // For the waiting page alone: the decision itself is only taken by its form.
  app.post('/_hosted/second-step/decided', async (c) => {
    const { services } = c.var
    const form = await readForm(c.req.raw, services.config)
    const waiting = await services.db
      .selectFrom('pushRequests')
      .innerJoin('secondSteps', 'secondSteps.id', 'pushRequests.secondStepId')
      .select('pushRequests.answer')
      .where('secondSteps.hash', '=', hashSecret(form.get('stateToken') ?? ''))
      .where('pushRequests.expiresAt', '>', services.clock.now())
      .orderBy('pushRequests.createdAt', 'desc')
      .executeTakeFirst()
    c.header('Cache-Control', 'no-store')
    return c.json({ decided: !waiting || waiting.answer !== null })
  })
}

async function start(
  step: Step,
  second: SecondStep,
  factorType: NonNullable<SecondStep['factor']>,
  problem?: ReturnType<typeof describeError>,
): Promise<Response> {
  const { c, view } = step
  try {
    const { stateToken } = second
    const outcome = await startFactor(c.var.services, { stateToken, factorType }, pageClient(c))
    const again = factorType === second.factor && !problem
    return await secondStepPage(step, secondStepOf(outcome), {
      problem,
      ...(again ? { done: view.t('second.sent') } : {}),
    })
  } catch (error) {
    return secondStepPage(step, second, { problem: describeError(view, error) })
  }
}

async function answer(step: Step, second: SecondStep, form: URLSearchParams): Promise<Response> {
  const { c, view } = step
  const { stateToken, factor, transactionId } = second
  if (!factor) return secondStepPage(step, second)
  try {
    const outcome = await verifyFactor(
      c.var.services,
      {
        stateToken,
        factorType: factor,
        code: form.get('code')?.trim(),
        password: form.get('password') ?? undefined,
        credential: form.get('credential') ?? undefined,
        challengeId: form.get('challengeId') ?? undefined,
        transactionId,
        rememberThisDevice: form.get('remember') === 'yes',
      },
      pageClient(c),
    )
    if (outcome.state !== 'SUCCESS') {
      return secondStepPage(step, secondStepOf(outcome), { done: view.t('second.waiting') })
    }
    return rememberDevice(c, outcome, await finish(step, outcome.sessionToken ?? ''))
  } catch (error) {
    const problem = describeError(view, error)
    if (factor === 'PUSH') return ended(step)
    // A passkey's challenge is spent by its answer.
    if (factor === 'WEBAUTHN') return start(step, second, factor, problem)
    return secondStepPage(step, second, { problem })
  }
}

/** Refused, or asked too long ago: there is nothing left to wait for. */
function ended({ view, secret }: Step): Promise<Response> {
  const { t } = view
  return noticePage(view, {
    title: t('second.ended'),
    text: t('second.ended-text'),
    next: { href: view.link('/_hosted/login', { request_uri: secret }), label: t('verify.restart') },
    status: 422,
  })
}
