import { session } from '@galleria/federation'
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  replace,
  useActionData,
  useLoaderData,
  useNavigation,
} from '@galleria/router'
import { Button, Field, Notice } from '@galleria/ui'
import { useState } from 'react'
import { AccountCard } from '../components/AccountCard.tsx'
import { CaptchaWhenAsked } from '../components/sign-in/CaptchaWhenAsked.tsx'
import { FormProblem } from '../components/sign-in/FormProblem.tsx'
import { linkTo } from '../components/sign-in/link-to.tsx'
import { PasswordField } from '../components/sign-in/PasswordField.tsx'
import { useEntry } from '../components/sign-in/use-entry.ts'
import { attempt, captchaOf, type Entered, enter, entryOf } from '../data/enter.ts'
import { messagesIn, useMessages } from '../messages/index.ts'
import { checkRegistration } from '../rules/credentials.ts'
import { registrationErrors } from '../rules/login-copy.ts'
import { safeReturnTo, withReturnTo } from '../rules/return-to.ts'
import { unknownPassword } from '../rules/unknown-password.ts'

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

/** Buyer of an order, where one press after it asked for the account. */
interface Known {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

type Registered = Entered | (Exclude<Entered, Response> & { readonly known?: Known })

export async function action({ context, request }: ActionFunctionArgs): Promise<Registered> {
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const [email, firstName, lastName] = [text('email'), text('firstName'), text('lastName')]
  const entry = entryOf({ context, request }, email)
  const t = messagesIn(entry.language)
  const isKept = form.get('intent') === 'keep'
  const password = isKept ? unknownPassword() : String(form.get('password') ?? '')
  const errors = checkRegistration({ email, password }, t)
  if (Object.keys(errors).length > 0) return { errors }
  const answer = await attempt(t, async () => {
    const profile = { ...(firstName && { firstName }), ...(lastName && { lastName }) }
    const state = await entry.session.register({ email, password, profile, ...captchaOf(form), mfa: true })
    return enter(state, entry, (failure) => registrationErrors(failure, t))
  })
  if (!isKept || answer instanceof Response) return answer
  return { ...answer, known: { email, firstName, lastName } }
}

export function Component() {
  const t = useMessages()
  const { returnTo } = useLoaderData<typeof loader>()
  const answer = useActionData<Registered>()
  const known = answer && 'known' in answer ? answer.known : undefined
  const busy = useNavigation().state !== 'idle'
  const { errors, waiting, captcha, attempt: tries, leaving, form } = useEntry(answer)
  const [typed, setEmail] = useState<string>()
  const email = typed ?? known?.email ?? ''
  return (
    <AccountCard title={t('register.title')}>
      {waiting ? (
        <Notice tone="success">{t('register.approval')}</Notice>
      ) : (
        <Form method="post" ref={form} noValidate>
          <FormProblem text={errors.form} />
          {known && captcha && <input type="hidden" name="intent" value="keep" />}
          <Field
            label={t('register.first-name')}
            name="firstName"
            defaultValue={known?.firstName}
            autoComplete="given-name"
            error={errors.firstName}
          />
          <Field
            label={t('register.last-name')}
            name="lastName"
            defaultValue={known?.lastName}
            autoComplete="family-name"
            error={errors.lastName}
          />
          <Field
            label={t('sign-in.email')}
            name="email"
            type="email"
            defaultValue={known?.email}
            autoComplete="username"
            required
            error={errors.email}
            onInput={(event) => setEmail(event.currentTarget.value)}
          />
          <PasswordField
            label={t('password.label')}
            autoComplete="new-password"
            error={errors.password}
            newFor={email}
          />
          <CaptchaWhenAsked kind={captcha} attempt={tries} />
          <Button type="submit" variant="primary" size="large" pending={busy || leaving}>
            {t('register.go')}
          </Button>
        </Form>
      )}
      <p>{t('register.have', { link: linkTo(withReturnTo('/account/sign-in', returnTo)) })}</p>
    </AccountCard>
  )
}

export { AccountFailed as ErrorBoundary } from '../components/AccountFailed.tsx'
