import { platform, session } from '@galleria/federation'
import { getMyMember } from '@galleria/platform-client/members'
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  replace,
  useActionData,
  useLoaderData,
  useNavigation,
} from '@galleria/router'
import { Notice } from '@galleria/ui'
import { AccountCard } from '../components/AccountCard.tsx'
import { SignInForm } from '../components/sign-in/SignInForm.tsx'
import { attempt, captchaOf, type Entered, enter, entryOf, hostedSignIn, keepCart } from '../data/enter.ts'
import { enterByPasskey } from '../data/enter-by-passkey.ts'
import { messagesIn, useMessages } from '../messages/index.ts'
import { checkSignIn } from '../rules/credentials.ts'
import { signInErrors } from '../rules/login-copy.ts'
import { deviceTokenOf } from '../rules/remembered-devices.ts'
import { safeReturnTo } from '../rules/return-to.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { context, request } = args
  const query = new URL(request.url).searchParams
  const returnTo = safeReturnTo(query.get('returnTo'))
  const reason = query.get('reason')
  // A member is here to prove once more who they are, or has no business here.
  const wanted = reason === 'expired' || reason === 'confirm'
  if (context.get(session).isMember && !wanted) throw replace(returnTo)
  // A head start only: submitting asks for it again.
  context
    .get(session)
    .prepareLogin()
    .catch(() => undefined)
  return { returnTo, reason, known: wanted ? await knownEmail(args) : undefined }
}

/** Address of a member who proves once more who they are; undefined where nobody is signed in, or nothing answers. */
async function knownEmail({ context, request }: LoaderFunctionArgs): Promise<string | undefined> {
  if (!context.get(session).isMember) return undefined
  return getMyMember(context.get(platform), { fieldsets: ['FULL'] }, { signal: request.signal }).then(
    ({ member }) => member.loginEmail ?? undefined,
    () => undefined,
  )
}

export async function action({ context, request }: ActionFunctionArgs): Promise<Entered> {
  const form = await request.formData()
  const email = String(form.get('email') ?? '').trim()
  const entry = entryOf({ context, request }, email)
  const t = messagesIn(entry.language)
  if (form.get('intent') === 'hosted') {
    return attempt(t, async () => {
      await keepCart(entry.context)
      return { url: await hostedSignIn(entry.session, entry) }
    })
  }
  const byPasskey = form.get('intent') === 'passkey'
  const password = String(form.get('password') ?? '')
  const { password: missing, ...wrong } = checkSignIn({ email, password }, t)
  const errors = { ...wrong, ...(missing && !byPasskey && { password: missing }) }
  if (Object.keys(errors).length > 0) return { errors }
  if (byPasskey) return attempt(t, () => enterByPasskey(entry, form, t))
  return attempt(t, async () => {
    const deviceToken = deviceTokenOf(email)
    const state = await entry.session.login({
      email,
      password,
      ...captchaOf(form),
      ...(deviceToken && { deviceToken }),
      mfa: true,
    })
    return enter(state, entry, (failure) => signInErrors(failure, t))
  })
}

export function Component() {
  const t = useMessages()
  const { returnTo, reason, known } = useLoaderData<typeof loader>()
  const answer = useActionData<Entered>()
  const { state, formData } = useNavigation()
  return (
    <AccountCard title={reason === 'confirm' ? t('sign-in.confirm-title') : t('sign-in.title')}>
      {reason === 'expired' && <Notice tone="info">{t('sign-in.expired')}</Notice>}
      {reason === 'confirm' && <Notice tone="info">{t('sign-in.confirm')}</Notice>}
      <SignInForm
        form={Form}
        answer={answer}
        busy={state !== 'idle'}
        sending={formData}
        returnTo={returnTo}
        known={known}
      />
    </AccountCard>
  )
}

export { AccountFailed as ErrorBoundary } from '../components/AccountFailed.tsx'
