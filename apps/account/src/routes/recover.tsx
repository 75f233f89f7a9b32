import { languageIn, platform, site } from '@galleria/federation'
import { isPlatformError } from '@galleria/platform-client'
import { sendRecoveryEmail } from '@galleria/platform-client/authentication'
import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from '@galleria/router'
import { Button, Field, Notice, TextLink, useFocusFirstError } from '@galleria/ui'
import { AccountCard } from '../components/AccountCard.tsx'
import { FormProblem } from '../components/sign-in/FormProblem.tsx'
import { messagesIn, useMessages } from '../messages/index.ts'
import { type CredentialErrors, checkEmail } from '../rules/credentials.ts'
import { safeReturnTo, withReturnTo } from '../rules/return-to.ts'

type Answer = { readonly errors: CredentialErrors } | { readonly sentTo: string }

export async function loader({ request }: LoaderFunctionArgs) {
  return { returnTo: safeReturnTo(new URL(request.url).searchParams.get('returnTo')) }
}

export async function action({ context, request }: ActionFunctionArgs): Promise<Answer> {
  const email = String((await request.formData()).get('email') ?? '').trim()
  const t = messagesIn(languageIn(context))
  const problem = checkEmail(email, t)
  if (problem) return { errors: { email: problem } }
  const { clientId, shellUrl } = context.get(site)
  const url = `${shellUrl}/account/sign-in`
  try {
    const language = languageIn(context).code
    await sendRecoveryEmail(context.get(platform), { email, language, redirect: { url, clientId } })
  } catch (error) {
    // The reply is the same whether or not the address has an account; only silence of the platform is told.
    const silent = isPlatformError(error) && (error.status === 0 || error.status >= 500)
    if (silent) return { errors: { form: t('outage.short') } }
    if (!isPlatformError(error)) throw error
  }
  return { sentTo: email }
}

export function Component() {
  const t = useMessages()
  const { returnTo } = useLoaderData<typeof loader>()
  const answer = useActionData<Answer>()
  const busy = useNavigation().state !== 'idle'
  const form = useFocusFirstError(answer)
  const errors = answer && 'errors' in answer ? answer.errors : {}
  const signIn = (
    <TextLink as={Link} to={withReturnTo('/account/sign-in', returnTo)}>
      {t('recover.back')}
    </TextLink>
  )
  if (answer && 'sentTo' in answer) {
    return (
      <AccountCard title={t('recover.look')}>
        <Notice tone="success">{t('recover.sent', { email: answer.sentTo })}</Notice>
        {signIn}
      </AccountCard>
    )
  }
  return (
    <AccountCard title={t('recover.title')}>
      <p>{t('recover.intro')}</p>
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
        <Button type="submit" variant="primary" size="large" pending={busy}>
          {t('recover.send')}
        </Button>
      </Form>
      {signIn}
    </AccountCard>
  )
}

export { AccountFailed as ErrorBoundary } from '../components/AccountFailed.tsx'
