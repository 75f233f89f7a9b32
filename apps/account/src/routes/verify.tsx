import { platform, session } from '@galleria/federation'
import { isPlatformError, type PlatformClient } from '@galleria/platform-client'
import { resendDuringAuthentication } from '@galleria/platform-client/authentication'
import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  replace,
  useActionData,
  useLoaderData,
  useNavigation,
} from '@galleria/router'
import { Button, Field, TextLink } from '@galleria/ui'
import { AccountCard } from '../components/AccountCard.tsx'
import { FormProblem } from '../components/FormProblem.tsx'
import { useEntry } from '../components/use-entry.ts'
import { readCode } from '../rules/credentials.ts'
import { safeReturnTo, withReturnTo } from '../rules/return-to.ts'
import { type Verification, verification } from '../state.ts'
import { attempt, type Entered, enter } from './enter.ts'

const wrong = 'This code is not right, or too old. Look for the newest email.'

export async function loader({ request }: LoaderFunctionArgs) {
  const returnTo = safeReturnTo(new URL(request.url).searchParams.get('returnTo'))
  const waiting = verification.get()
  if (!waiting) throw replace(withReturnTo('/account/sign-in', returnTo))
  return { email: waiting.email, returnTo }
}

export async function action({ context, request }: ActionFunctionArgs): Promise<Entered> {
  const { origin, searchParams } = new URL(request.url)
  const returnTo = safeReturnTo(searchParams.get('returnTo'))
  const waiting = verification.get()
  if (!waiting) throw replace(withReturnTo('/account/sign-in', returnTo))
  const form = await request.formData()
  if (form.get('intent') === 'resend') return attempt(() => resend(context.get(platform), waiting))
  const code = readCode(String(form.get('code') ?? ''))
  if (!code) return { errors: { code: 'Enter the six digits from the email' } }
  const shopper = context.get(session)
  const { email, stateToken } = waiting
  return attempt(async () => {
    try {
      const state = await shopper.verifyEmail({ code, stateToken })
      const entry = { client: context.get(platform), session: shopper, origin, returnTo, email }
      return await enter(state, entry, () => ({ code: wrong }))
    } catch (error) {
      if (isPlatformError(error) && error.status >= 400 && error.status < 500)
        return { errors: { code: wrong } }
      throw error
    }
  })
}

async function resend(client: PlatformClient, waiting: Verification): Promise<Entered> {
  const { stateToken } = await resendDuringAuthentication(client, { stateToken: waiting.stateToken })
  if (stateToken) verification.set({ ...waiting, stateToken })
  return { waiting: 'code' }
}

export function Component() {
  const { email, returnTo } = useLoaderData<typeof loader>()
  const busy = useNavigation().state !== 'idle'
  const answer = useActionData<Entered>()
  const { errors, waiting, leaving, form } = useEntry(answer)
  return (
    <AccountCard title="Confirm your email">
      <p>
        We sent a code of six digits to <strong>{email}</strong>.
      </p>
      <Form method="post" ref={form} noValidate>
        <FormProblem text={errors.form} />
        <Field
          label="Code"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          error={errors.code}
          hint="It may take a minute; look among unwanted mail too"
        />
        <Button type="submit" variant="primary" size="large" pending={busy || leaving}>
          Confirm
        </Button>
      </Form>
      <Form method="post">
        <Button type="submit" name="intent" value="resend" variant="secondary" disabled={busy}>
          Send a new code
        </Button>
      </Form>
      <p role="status">{waiting && 'A new code is on its way. Only the newest one works.'}</p>
      <p>
        Wrong address?{' '}
        <TextLink as={Link} to={withReturnTo('/account/register', returnTo)}>
          Start again
        </TextLink>
      </p>
    </AccountCard>
  )
}

export { AccountFailed as ErrorBoundary } from '../components/AccountFailed.tsx'
