import { platform, session } from '@galleria/federation'
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
import { Button, Field, Notice, TextLink } from '@galleria/ui'
import { AccountCard } from '../components/AccountCard.tsx'
import { FormProblem } from '../components/FormProblem.tsx'
import { PasswordField } from '../components/PasswordField.tsx'
import { useEntry } from '../components/use-entry.ts'
import { checkRegistration, MIN_PASSWORD } from '../rules/credentials.ts'
import { registrationErrors } from '../rules/login-words.ts'
import { safeReturnTo, withReturnTo } from '../rules/return-to.ts'
import { attempt, type Entered, enter } from './enter.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const returnTo = safeReturnTo(new URL(request.url).searchParams.get('returnTo'))
  if (context.get(session).isMember) throw replace(returnTo)
  // A head start only: submitting asks for it again.
  context
    .get(session)
    .prepareLogin()
    .catch(() => undefined)
  return { returnTo }
}

export async function action({ context, request }: ActionFunctionArgs): Promise<Entered> {
  const { origin, searchParams } = new URL(request.url)
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const email = text('email')
  const password = String(form.get('password') ?? '')
  const errors = checkRegistration({ email, password })
  if (Object.keys(errors).length > 0) return { errors }
  const shopper = context.get(session)
  const returnTo = safeReturnTo(searchParams.get('returnTo'))
  return attempt(async () => {
    const [firstName, lastName] = [text('firstName'), text('lastName')]
    const profile = { ...(firstName && { firstName }), ...(lastName && { lastName }) }
    const state = await shopper.register({ email, password, profile })
    const entry = { client: context.get(platform), session: shopper, origin, returnTo, email }
    return enter(state, entry, registrationErrors)
  })
}

export function Component() {
  const { returnTo } = useLoaderData<typeof loader>()
  const answer = useActionData<Entered>()
  const busy = useNavigation().state !== 'idle'
  const { errors, waiting, leaving, form } = useEntry(answer)
  return (
    <AccountCard title="Create an account">
      {waiting ? (
        <Notice tone="success">
          Thank you. The store looks at new accounts before they open; we will write to you.
        </Notice>
      ) : (
        <Form method="post" ref={form} noValidate>
          <FormProblem text={errors.form} />
          <Field
            label="First name (optional)"
            name="firstName"
            autoComplete="given-name"
            error={errors.firstName}
          />
          <Field
            label="Last name (optional)"
            name="lastName"
            autoComplete="family-name"
            error={errors.lastName}
          />
          <Field
            label="Email"
            name="email"
            type="email"
            autoComplete="username"
            required
            error={errors.email}
          />
          <PasswordField
            label="Password"
            autoComplete="new-password"
            error={errors.password}
            hint={`At least ${MIN_PASSWORD} characters; a few words are best`}
          />
          <Button type="submit" variant="primary" size="large" pending={busy || leaving}>
            Create account
          </Button>
        </Form>
      )}
      <p>
        You have an account?{' '}
        <TextLink as={Link} to={withReturnTo('/account/sign-in', returnTo)}>
          Sign in
        </TextLink>
      </p>
    </AccountCard>
  )
}

export { AccountFailed as ErrorBoundary } from '../components/AccountFailed.tsx'
