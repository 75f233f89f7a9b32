import type { Session } from '@galleria/auth'
import { isPlatformError } from '@galleria/platform-client'
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  replace,
  useActionData,
  useLoaderData,
  useNavigation,
} from '@galleria/router'
import { Button, Field } from '@galleria/ui'
import type { ReactNode } from 'react'
import { AccountCard } from '../components/AccountCard.tsx'
import { FormProblem } from '../components/sign-in/FormProblem.tsx'
import { linkTo } from '../components/sign-in/link-to.tsx'
import { Resend } from '../components/sign-in/Resend.tsx'
import { useEntry } from '../components/sign-in/use-entry.ts'
import { attempt, type Entered, enter, entryOf } from '../data/enter.ts'
import { messagesIn, useMessages } from '../messages/index.ts'
import { readCode } from '../rules/credentials.ts'
import { safeReturnTo, withReturnTo } from '../rules/return-to.ts'
import { type Verification, verification } from '../state.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  const returnTo = safeReturnTo(new URL(request.url).searchParams.get('returnTo'))
  const waiting = verification.get()
  if (!waiting) throw replace(withReturnTo('/account/sign-in', returnTo))
  return { email: waiting.email, sentAt: waiting.sentAt ?? 0, returnTo }
}

export async function action({ context, request }: ActionFunctionArgs): Promise<Entered> {
  const waiting = verification.get()
  const entry = entryOf({ context, request }, waiting?.email ?? '')
  if (!waiting) throw replace(withReturnTo('/account/sign-in', entry.returnTo))
  const form = await request.formData()
  const t = messagesIn(entry.language)
  if (form.get('intent') === 'resend') return attempt(t, () => resend(entry.session, waiting))
  const code = readCode(String(form.get('code') ?? ''))
  if (!code) return { errors: { code: t('verify.code-missing') } }
  const { stateToken } = waiting
  return attempt(t, async () => {
    try {
      const state = await entry.session.verifyEmail({ code, stateToken, mfa: true })
      return await enter(state, entry, () => ({ code: t('verify.wrong') }))
    } catch (error) {
      if (isPlatformError(error) && error.status >= 400 && error.status < 500)
        return { errors: { code: t('verify.wrong') } }
      throw error
    }
  })
}

async function resend(shopper: Session, { email, stateToken }: Verification): Promise<Entered> {
  const state = await shopper.resendVerification({ stateToken })
  const next = 'stateToken' in state ? state.stateToken : stateToken
  verification.set({ email, stateToken: next, sentAt: Date.now() })
  return { waiting: 'code' }
}

const strong = (children: ReactNode[]) => <strong>{children}</strong>

export function Component() {
  const t = useMessages()
  const { email, sentAt, returnTo } = useLoaderData<typeof loader>()
  const busy = useNavigation().state !== 'idle'
  const answer = useActionData<Entered>()
  const { errors, waiting, leaving, form } = useEntry(answer)
  return (
    <AccountCard title={t('verify.title')}>
      <p>{t('verify.sent', { b: strong, email })}</p>
      <Form method="post" ref={form} noValidate>
        <FormProblem text={errors.form} />
        <Field
          label={t('verify.code')}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          error={errors.code}
          hint={t('verify.hint')}
        />
        <Button type="submit" variant="primary" size="large" pending={busy || leaving}>
          {t('verify.confirm')}
        </Button>
      </Form>
      <Resend sentAt={sentAt} busy={busy} />
      <p role="status">{waiting && t('verify.resent')}</p>
      <p>{t('verify.wrong-address', { link: linkTo(withReturnTo('/account/register', returnTo)) })}</p>
    </AccountCard>
  )
}

export { AccountFailed as ErrorBoundary } from '../components/AccountFailed.tsx'
