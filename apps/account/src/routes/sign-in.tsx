import { languageIn, platform, session } from '@galleria/federation'
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
import { linkTo } from '../components/link-to.tsx'
import { PasswordField } from '../components/PasswordField.tsx'
import { useEntry } from '../components/use-entry.ts'
import { messagesIn, useMessages } from '../messages/index.ts'
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
  const language = languageIn(context)
  const t = messagesIn(language)
  const client = context.get(platform)
  const shopper = context.get(session)
  const returnTo = safeReturnTo(searchParams.get('returnTo'))
  if (form.get('intent') === 'hosted') {
    return attempt(t, async () => {
      await keepCart(client, shopper)
      return { url: await hostedSignIn(shopper, { origin, language, returnTo }) }
    })
  }
  const email = String(form.get('email') ?? '').trim()
  const password = String(form.get('password') ?? '')
  const errors = checkSignIn({ email, password }, t)
  if (Object.keys(errors).length > 0) return { errors }
  return attempt(t, async () => {
    const state = await shopper.login({ email, password })
    return enter(state, { client, session: shopper, origin, language, returnTo, email }, (failure) =>
      signInErrors(failure, t),
    )
  })
}

export function Component() {
  const t = useMessages()
  const { returnTo, expired } = useLoaderData<typeof loader>()
  const answer = useActionData<Entered>()
  const navigation = useNavigation()
  const { errors, waiting, leaving, form } = useEntry(answer)
  const busy = leaving || navigation.state !== 'idle'
  const hosted = navigation.formData?.get('intent') === 'hosted'
  return (
    <AccountCard title={t('sign-in.title')}>
      {expired && <Notice tone="info">{t('sign-in.expired')}</Notice>}
      {waiting && <Notice tone="info">{t('sign-in.approval')}</Notice>}
      <Form method="post" ref={form} noValidate>
        <FormProblem text={errors.form} />
        <Field
          label={t('sign-in.email')}
          name="email"
          type="email"
          autoComplete="username"
          required
          error={errors.email}
        />
        <PasswordField label={t('password.label')} autoComplete="current-password" error={errors.password} />
        <Button type="submit" variant="primary" size="large" pending={busy && !hosted}>
          {t('sign-in.go')}
        </Button>
        <TextLink as={Link} to={withReturnTo('/account/recover', returnTo)}>
          {t('sign-in.forgot')}
        </TextLink>
      </Form>
      <Form method="post">
        <Button type="submit" name="intent" value="hosted" variant="secondary" pending={busy && hosted}>
          {t('sign-in.hosted')}
        </Button>
      </Form>
      <p>{t('sign-in.new', { link: linkTo(withReturnTo('/account/register', returnTo)) })}</p>
    </AccountCard>
  )
}

export { AccountFailed as ErrorBoundary } from '../components/AccountFailed.tsx'
