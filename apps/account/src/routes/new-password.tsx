import { isPlatformError } from '@galleria/platform-client'
import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from '@galleria/router'
import { Button, ButtonLink, Notice } from '@galleria/ui'
import { AccountCard } from '../components/AccountCard.tsx'
import { FormProblem } from '../components/sign-in/FormProblem.tsx'
import { PasswordField } from '../components/sign-in/PasswordField.tsx'
import { useEntry } from '../components/sign-in/use-entry.ts'
import { attempt, type Entered, enter, entryOf } from '../data/enter.ts'
import { messagesIn, useMessages } from '../messages/index.ts'
import { checkNewPassword } from '../rules/credentials.ts'
import { safeReturnTo, withReturnTo } from '../rules/return-to.ts'

/** From the link of a recovery email; the link's token leaves address and history before anything is shown. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const returnTo = safeReturnTo(searchParams.get('returnTo'))
  const token = searchParams.get('recoveryToken')
  if (token) {
    savedToken = token
    window.history.replaceState(window.history.state, '', window.location.pathname)
  }
  return { returnTo, usable: savedToken !== undefined }
}

/** Token of the link, in memory for the life of this page. */
let savedToken: string | undefined

export async function action({ context, request }: ActionFunctionArgs): Promise<Entered> {
  const entry = entryOf({ context, request }, '')
  const t = messagesIn(entry.language)
  const password = String((await request.formData()).get('password') ?? '')
  const errors = checkNewPassword({ email: '', password }, t)
  if (Object.keys(errors).length > 0) return { errors }
  const recoveryToken = savedToken
  if (!recoveryToken) return { errors: { form: t('new-password.used') } }
  return attempt(t, async () => {
    try {
      const state = await entry.session.recover({ recoveryToken, password, mfa: true })
      savedToken = undefined
      return await enter(state, entry, () => ({ form: t('login.unknown') }))
    } catch (error) {
      if (!isPlatformError(error) || error.status < 400 || error.status >= 500) throw error
      if (error.violations.length > 0) return { errors: { password: t('password.common') } }
      return { errors: { form: t('new-password.used') } }
    }
  })
}

export function Component() {
  const t = useMessages()
  const { returnTo, usable } = useLoaderData<typeof loader>()
  const answer = useActionData<Entered>()
  const busy = useNavigation().state !== 'idle'
  const { errors, waiting, leaving, form } = useEntry(answer)
  const again = (
    <ButtonLink
      as={Link}
      to={withReturnTo('/account/recover', returnTo)}
      variant={usable ? 'quiet' : 'primary'}
    >
      {t('new-password.again')}
    </ButtonLink>
  )
  return (
    <AccountCard title={t('recover.title')}>
      <meta name="referrer" content="no-referrer" />
      {waiting && <Notice tone="success">{t('register.approval')}</Notice>}
      {usable ? (
        <Form method="post" ref={form} noValidate>
          <FormProblem text={errors.form} />
          <PasswordField
            label={t('new-password.label')}
            autoComplete="new-password"
            error={errors.password}
            newFor=""
          />
          <Button type="submit" variant="primary" size="large" pending={busy || leaving}>
            {t('new-password.save')}
          </Button>
        </Form>
      ) : (
        <Notice tone="warning">{t('new-password.none')}</Notice>
      )}
      {(!usable || errors.form) && again}
    </AccountCard>
  )
}

export { AccountFailed as ErrorBoundary } from '../components/AccountFailed.tsx'
