import type { Session } from '@galleria/auth'
import { languageIn, platform, session } from '@galleria/federation'
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
import { attempt, type Entered, enter } from '../data/enter.ts'
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
  const { origin, searchParams } = new URL(request.url)
  const returnTo = safeReturnTo(searchParams.get('returnTo'))
  const waiting = verification.get()
  if (!waiting) throw replace(withReturnTo('/account/sign-in', returnTo))
  const form = await request.formData()
  const language = languageIn(context)
  const t = messagesIn(language)
  const shopper = context.get(session)
  if (form.get('intent') === 'resend') return attempt(t, () => resend(shopper, waiting))
  const code = readCode(String(form.get('code') ?? ''))
  if (!code) return { errors: { code: t('verify.code-missing') } }
  const { email, stateToken } = waiting
  return attempt(t, async () => {
    try {
      const state = await shopper.verifyEmail({ code, stateToken, mfa: true })
      const client = context.get(platform)
      const { signal } = request
      const entry = { client, session: shopper, origin, language, returnTo, email, signal }
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
