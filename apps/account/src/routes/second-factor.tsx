import type { FactorAnswer, FactorType, MfaState, Session } from '@galleria/auth'
import { isPlatformError } from '@galleria/platform-client'
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  replace,
  useActionData,
  useLoaderData,
  useNavigation,
} from '@galleria/router'
import { AccountCard } from '../components/AccountCard.tsx'
import { FactorChoice } from '../components/security/FactorChoice.tsx'
import { FactorChallenge } from '../components/sign-in/FactorChallenge.tsx'
import { linkTo } from '../components/sign-in/link-to.tsx'
import { attempt, type Entered, enter, entryOf } from '../data/enter.ts'
import { messagesIn, useMessages } from '../messages/index.ts'
import { isKnownFactor } from '../rules/factor-copy.ts'
import { safeReturnTo, withReturnTo } from '../rules/return-to.ts'
import { type SecondFactor, secondFactor } from '../state.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  const returnTo = safeReturnTo(new URL(request.url).searchParams.get('returnTo'))
  return { ...waitingOr(returnTo), returnTo }
}

function waitingOr(returnTo: string): SecondFactor {
  const waiting = secondFactor.get()
  if (!waiting) throw replace(withReturnTo('/account/sign-in', returnTo))
  return waiting
}

/** `choose` and `resend` have a challenge sent, `poll` asks whether a push was approved, all else answers it. */
export async function action({ context, request }: ActionFunctionArgs): Promise<Entered> {
  const { email, state: from } = waitingOr(safeReturnTo(new URL(request.url).searchParams.get('returnTo')))
  const entry = entryOf({ context, request }, email)
  const form = await request.formData()
  const t = messagesIn(entry.language)
  const intent = form.get('intent')
  const factorType = String(form.get('factor') || from.challenge?.factorType) as FactorType
  const given = (name: string) => String(form.get(name) ?? '').trim()
  const begins = intent === 'choose' || intent === 'resend'
  const proof = begins ? {} : proofOf(form, from.challenge?.transactionId)
  if (!begins && Object.values(proof).every((part) => !part))
    return {
      errors: factorType === 'PASSWORD' ? { password: t('password.enter') } : { code: t('second.missing') },
    }
  return attempt(t, async () => {
    try {
      const rememberThisDevice = given('remember') === 'on'
      const state = await entry.session.verifyFactor({ factorType, from, ...proof, rememberThisDevice })
      if (state.loginState === 'MFA_CHALLENGE') {
        if (intent !== 'poll') secondFactor.set({ email, state, sentAt: Date.now() })
        return { waiting: 'code' }
      }
      return await enter(state, entry, () => ({ form: t('second.over') }))
    } catch (error) {
      if (!isPlatformError(error) || error.status < 400 || error.status >= 500) throw error
      if (begins || intent === 'poll') return { errors: { form: t('second.over') } }
      if (factorType === 'WEBAUTHN') await askAgain(entry.session, email, from)
      return {
        errors:
          factorType === 'PASSWORD' ? { password: t('login.password-wrong') } : { code: t('second.wrong') },
      }
    }
  })
}

/** A passkey's challenge counts once, whatever came of it. */
async function askAgain(shopper: Session, email: string, from: MfaState): Promise<void> {
  const state = await shopper.verifyFactor({ factorType: 'WEBAUTHN', from })
  if (state.loginState === 'MFA_CHALLENGE') secondFactor.set({ email, state, sentAt: Date.now() })
}

function proofOf(form: FormData, transactionId: string | null | undefined): Partial<FactorAnswer> {
  if (form.get('intent') === 'poll') return { transactionId: transactionId ?? '' }
  const text = (name: string) => String(form.get(name) ?? '').trim()
  if (form.has('credential')) return { credential: text('credential'), challengeId: text('challengeId') }
  return form.has('password')
    ? { password: String(form.get('password')) }
    : { code: text('code').replace(/\s/g, '') }
}

export function Component() {
  const t = useMessages()
  const { state, email, sentAt, returnTo } = useLoaderData<typeof loader>()
  const answer = useActionData<Entered>()
  const busy = useNavigation().state !== 'idle'
  const known = state.factors.filter(isKnownFactor)
  const { challenge } = state
  return (
    <AccountCard title={t('second.title')}>
      {state.reason === 'HIGH_RISK_LOGIN' && <p>{t('second.risk')}</p>}
      {challenge ? (
        <FactorChallenge
          key={challenge.factorType + state.stateToken}
          {...{ challenge, email, sentAt, answer, busy }}
        />
      ) : (
        <p>{t('second.choose')}</p>
      )}
      <FactorChoice
        factors={known.filter((type) => type !== challenge?.factorType)}
        folded={challenge !== undefined}
        busy={busy}
      />
      <p>{t('second.start-again', { link: linkTo(withReturnTo('/account/sign-in', returnTo)) })}</p>
    </AccountCard>
  )
}

export { AccountFailed as ErrorBoundary } from '../components/AccountFailed.tsx'
