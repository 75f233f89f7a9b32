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
import { checkSignIn } from '../rules/credentials.ts'
import { signInErrors } from '../rules/login-words.ts'
import { safeReturnTo, withReturnTo } from '../rules/return-to.ts'
import { attempt, type Entered, enter, hostedSignIn, keepCart } from './enter.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const returnTo = safeReturnTo(query.get('returnTo'))
  const expired = query.get('reason') === 'expired'
  if (context.get(session).isMember && !expired) throw replace(returnTo)
  // A head start only: submitting asks for it again.
  context
    .get(session)
    .prepareLogin()
    .catch(() => undefined)
  return { returnTo, expired }
}

export async function action({ context, request }: ActionFunctionArgs): Promise<Entered> {
  const { origin, searchParams } = new URL(request.url)
  const form = await request.formData()
  const client = context.get(platform)
  const shopper = context.get(session)
  const returnTo = safeReturnTo(searchParams.get('returnTo'))
  if (form.get('intent') === 'hosted') {
    return attempt(async () => {
      await keepCart(client, shopper)
      return { url: await hostedSignIn(shopper, { origin, returnTo }) }
    })
  }
  const email = String(form.get('email') ?? '').trim()
  const password = String(form.get('password') ?? '')
  const errors = checkSignIn({ email, password })
  if (Object.keys(errors).length > 0) return { errors }
  return attempt(async () => {
    const state = await shopper.login({ email, password })
    return enter(state, { client, session: shopper, origin, returnTo, email }, signInErrors)
  })
}

export function Component() {
  const { returnTo, expired } = useLoaderData<typeof loader>()
  const answer = useActionData<Entered>()
  const navigation = useNavigation()
  const { errors, waiting, leaving, form } = useEntry(answer)
  const busy = leaving || navigation.state !== 'idle'
  const hosted = navigation.formData?.get('intent') === 'hosted'
  return (
    <AccountCard title="Sign in">
      {expired && <Notice tone="info">Your session has ended. Please sign in again.</Notice>}
      {waiting && (
        <Notice tone="info">Your account waits for the approval of the store. We will write to you.</Notice>
      )}
      <Form method="post" ref={form} noValidate>
        <FormProblem text={errors.form} />
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          required
          error={errors.email}
        />
        <PasswordField label="Password" autoComplete="current-password" error={errors.password} />
        <Button type="submit" variant="primary" size="large" pending={busy && !hosted}>
          Sign in
        </Button>
        <TextLink as={Link} to={withReturnTo('/account/recover', returnTo)}>
          Forgot password?
        </TextLink>
      </Form>
      <Form method="post">
        <Button type="submit" name="intent" value="hosted" variant="secondary" pending={busy && hosted}>
          Use the secure sign-in page
        </Button>
      </Form>
      <p>
        New here?{' '}
        <TextLink as={Link} to={withReturnTo('/account/register', returnTo)}>
          Create an account
        </TextLink>
      </p>
    </AccountCard>
  )
}

export { AccountFailed as ErrorBoundary } from '../components/AccountFailed.tsx'
